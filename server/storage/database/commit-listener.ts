import type { Transaction } from './database.js';

/**
 * Follows the work of a transaction. Once it is done all that is left is to commit, and of that the answer may be lost:
 * who is told of a failure then does not know whether the work is stored.
 */
export class CommitListener {
  #isDone = false;

  get mayHaveCommitted(): boolean {
    return this.#isDone;
  }

  /** Wraps the work of a transaction; it may run more than once. */
  watch<T>(work: (trx: Transaction) => Promise<T>): (trx: Transaction) => Promise<T> {
    return async (trx) => {
      this.#isDone = false;
      const result = await work(trx);
      this.#isDone = true;
      return result;
    };
  }
}
