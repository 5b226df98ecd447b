/** Maximum number of rows returned before the sink is offered a row again. */
const MAX_HANDED_OUT = 1024;

/**
 * Decides when a sink is offered a row: with exponentially growing gaps while it takes none, since each
 * offer costs time.
 */
export class FastPathThrottle {
  /** Rows to return before the sink is offered one again. */
  #toHandOut = 0;
  #refusedTakes = 0;

  get isDue(): boolean {
    return this.#toHandOut <= 0;
  }

  took(): void {
    this.#refusedTakes = 0;
  }

  /** @param wasAsked - true if the sink was offered the row and left it. */
  handedOut(wasAsked: boolean): void {
    if (wasAsked) {
      this.#refusedTakes += 1;
      this.#toHandOut = Math.min(2 ** this.#refusedTakes, MAX_HANDED_OUT);
    }
    this.#toHandOut -= 1;
  }
}
