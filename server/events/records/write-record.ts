import type { Database, Transaction } from '../../storage/database/database.js';
import { runInTransactionOrder } from '../../storage/sql/run-in-transaction-order.js';
import { countChange } from '../changes/catalogue-version-repository.js';

// Maximum number of attempts. Each failure means that another writer succeeded, so there are no more
// failures than concurrent writers.
const MAX_TRIES = 100;

/**
 * Runs `work` in a transaction of the catalogue and counts it as a change; retries it if another writer
 * took its slug, or after a deadlock. `work` must do all its reading in the transaction. An aborted
 * `signal` ends the wait for other writers.
 */
export async function writeRecord<T>(
  database: Database,
  work: (trx: Transaction) => Promise<T>,
  options: { readonly signal?: AbortSignal } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.write(async (trx) => {
        const [result] = await runInTransactionOrder(trx, [() => work(trx), () => countChange(trx)]);
        return result;
      }, options);
    } catch (error) {
      const { dialect } = database;
      const isLost = dialect.isUniqueViolation(error) || dialect.isBusy(error);
      if (attempt === MAX_TRIES || !isLost) throw error;
    }
  }
}
