/** Where progress is shown: a terminal, or anything that takes lines. */
export interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const BAR_WIDTH = 28;
const LINE_INTERVAL_MS = 1_000;

export const thousands = (number: number): string => Math.round(number).toLocaleString('en-US');

/** Shows how far a piece of work has come: a bar that moves on a terminal, a line now and then elsewhere. */
export class Progress {
  readonly #output: Output;
  readonly #label: string;
  readonly #total: number;
  readonly #now: () => number;
  readonly #startedAt: number;
  #lastShownAt: number;

  constructor(output: Output, label: string, total: number, now = () => performance.now()) {
    this.#output = output;
    this.#label = label;
    this.#total = total;
    this.#now = now;
    this.#startedAt = now();
    this.#lastShownAt = this.#startedAt;
  }

  /** Seconds since the start. */
  get seconds(): number {
    return (this.#now() - this.#startedAt) / 1000;
  }

  update(done: number): void {
    const now = this.#now();
    if (this.#output.isTTY === true) {
      this.#output.write(`\r\u001B[K  ${this.#label} ${this.#bar(done)} ${this.#figures(done)}`);
    } else if (now - this.#lastShownAt >= LINE_INTERVAL_MS) {
      this.#output.write(`  ${this.#label} ${this.#figures(done)}\n`);
      this.#lastShownAt = now;
    }
  }

  /** Clears the bar, so that a last line can take its place. */
  end(): void {
    if (this.#output.isTTY === true) this.#output.write('\r\u001B[K');
  }

  #bar(done: number): string {
    const filled = Math.round(BAR_WIDTH * Math.min(1, done / this.#total));
    return '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
  }

  #figures(done: number): string {
    const percent = Math.floor((100 * Math.min(done, this.#total)) / this.#total);
    return `${percent} % of ${thousands(this.#total)}, ${thousands(done / this.seconds || 0)} features/s`;
  }
}
