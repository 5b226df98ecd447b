import type { Knex } from 'knex';
import type { Dialect } from '../../storage/sql/dialect.js';

/**
 * Finds when the address of the next venue is due for geocoding, in epoch milliseconds; `undefined` if none
 * is.
 */
export async function findNextSearch(
  knex: Knex,
  dialect: Pick<Dialect, 'rows'>,
): Promise<number | undefined> {
  const [row] = await dialect.rows<{ due: number | null }>(knex, {
    sql: `SELECT min(geocode_at) AS due FROM venues WHERE geocode_at IS NOT NULL AND status <> 'trash'`,
    bindings: [],
  });
  return row?.due ?? undefined;
}

/**
 * Claims venues whose addresses are due, the longest due first, and returns their ids. No other process
 * claims them until `untilMs`, by when they must be handled.
 */
export async function claimSearches(
  trx: Knex.Transaction,
  dialect: Pick<Dialect, 'rows' | 'skipLocked'>,
  { nowMs, untilMs, limit }: { readonly nowMs: number; readonly untilMs: number; readonly limit: number },
): Promise<number[]> {
  const due = await dialect.rows<{ id: number }>(trx, {
    sql: `SELECT id FROM venues WHERE geocode_at <= ? AND status <> 'trash'
          ORDER BY geocode_at, id LIMIT ? ${dialect.skipLocked}`,
    bindings: [nowMs, limit],
  });
  const ids = due.map(({ id }) => id);
  if (ids.length > 0) await trx('venues').whereIn('id', ids).update({ geocode_at: untilMs });
  return ids;
}

/**
 * Reschedules the look-up of a claimed venue to `atMs`, or cancels it; does nothing if the venue was
 * changed since the claim. This is not a change of the record.
 */
export async function rescheduleSearch(
  trx: Knex.Transaction,
  id: number,
  { claimedUntilMs, atMs }: { readonly claimedUntilMs: number; readonly atMs: number | undefined },
): Promise<void> {
  await trx('venues')
    .where({ id, geocode_at: claimedUntilMs })
    .update({ geocode_at: atMs ?? null });
}
