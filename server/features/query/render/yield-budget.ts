import { setImmediate as takeTurns } from 'node:timers/promises';

/**
 * Time limit in milliseconds: code that is not compiled yet takes several times as long for the same bytes.
 */
const MOST_MS = 4;

/** Budget of bytes and milliseconds that a reply's writer spends before it yields to other work. */
export class YieldBudget {
  #began = performance.now();
  #bytes = 0;

  constructor(private readonly mostBytes: number) {}

  /** True once the budget is spent. @param bytes - written since the last call */
  isSpent(bytes: number): boolean {
    this.#bytes += bytes;
    return this.#bytes >= this.mostBytes || performance.now() - this.#began >= MOST_MS;
  }

  /** Yields to other work, then begins a new budget. */
  async yieldAndReset(): Promise<void> {
    await takeTurns();
    this.#bytes = 0;
    this.#began = performance.now();
  }
}
