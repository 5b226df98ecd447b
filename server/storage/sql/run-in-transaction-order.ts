import type { Knex } from 'knex';
import { isSqlite } from './is-sqlite.js';

type Results<Parts extends readonly (() => Promise<unknown>)[]> = {
  -readonly [Index in keyof Parts]: Awaited<ReturnType<Parts[Index]>>;
};

/**
 * Runs independent parts of a transaction and returns their results in order.
 *
 * On SQLite they run concurrently, because each statement is a trip to another thread. On PostgreSQL they run one after
 * another, so that locks are taken in this order.
 *
 * @throws the first failure in that order, after all started parts have ended, so that none runs during the rollback.
 */
export async function runInTransactionOrder<const Parts extends readonly (() => Promise<unknown>)[]>(
  trx: Knex.Transaction,
  parts: Parts,
): Promise<Results<Parts>> {
  const isSideBySide = isSqlite(trx);
  const begun: Promise<unknown>[] = [];
  for (const part of parts) {
    const running = part();
    begun.push(running);
    if (!isSideBySide) await running;
  }
  await Promise.allSettled(begun);
  return (await Promise.all(begun)) as Results<Parts>;
}
