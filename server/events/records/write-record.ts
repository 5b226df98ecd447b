import type { Database, Transaction } from '../../storage/database/database.js';
import { runInTransactionOrder } from '../../storage/sql/run-in-transaction-order.js';
import { countChange } from '../changes/catalogue-version-repository.js';

// Each failure means that another writer got through, so that there are no more of them than writers at once.
const MAX_TRIES = 100;

/**
 * The way to write to the catalogue: runs `work` in a transaction and counts it as a change, again when another
 * writer took the slug that it chose, or when both waited for each other. `work` must do all its reading in the
 * transaction. An aborted `signal` ends the waiting for other writers.
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
