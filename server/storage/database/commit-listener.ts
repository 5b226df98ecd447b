import type { Transaction } from './database.js';

/**
 * Records whether a transaction has reached its COMMIT. If the connection fails there, the caller cannot know whether
 * the work is stored.
 */
export class CommitListener {
  #isDone = false;

  get mayHaveCommitted(): boolean {
    return this.#isDone;
  }

  /** Wraps the work of a transaction, which may run more than once. */
  watch<T>(work: (trx: Transaction) => Promise<T>): (trx: Transaction) => Promise<T> {
    return async (trx) => {
      this.#isDone = false;
      const result = await work(trx);
      this.#isDone = true;
      return result;
    };
  }
}
