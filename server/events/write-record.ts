import type { Database, Transaction } from '../storage/database.js';

// Each failure means that another writer got through, so that there are no more of them than writers at once.
const MAX_TRIES = 100;

/**
 * Runs `work` in a transaction, again when another writer took the slug that it chose. `work` must do all its
 * reading in the transaction.
 */
export async function writeRecord<T>(database: Database, work: (trx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.write(work);
    } catch (error) {
      if (attempt === MAX_TRIES || !database.dialect.isUniqueViolation(error)) throw error;
    }
  }
}
