import type { Knex } from 'knex';
import { isSqlite } from './is-sqlite.js';

type Results<Parts extends readonly (() => Promise<unknown>)[]> = {
  -readonly [Index in keyof Parts]: Awaited<ReturnType<Parts[Index]>>;
};

/**
 * Runs independent parts of a transaction and returns their results in order. On SQLite, where each statement is a
 * trip to another thread, they run concurrently; on PostgreSQL one after another, so that locks are taken in this
 * order.
 *
 * @throws the first failure in that order, when all that had begun have ended: none of them may still be running
 *   when the transaction is rolled back.
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
