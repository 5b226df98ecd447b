/** Most rows that are handed out before the sink is asked again. */
const MAX_HANDED_OUT = 1024;

/** When a sink is asked whether it takes a row: ever more rarely while it takes none, since asking costs time. */
export class FastPathThrottle {
  /** Rows to hand out before the sink is asked again. */
  #toHandOut = 0;
  #refusedTakes = 0;

  get isDue(): boolean {
    return this.#toHandOut <= 0;
  }

  took(): void {
    this.#refusedTakes = 0;
  }

  /** @param wasAsked - the sink left the row, and was not passed over. */
  handedOut(wasAsked: boolean): void {
    if (wasAsked) {
      this.#refusedTakes += 1;
      this.#toHandOut = Math.min(2 ** this.#refusedTakes, MAX_HANDED_OUT);
    }
    this.#toHandOut -= 1;
  }
}
