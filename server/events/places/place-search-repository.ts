import type { Knex } from 'knex';
import type { Dialect } from '../../storage/sql/dialect.js';

/** When the next venue's address is to be looked up, in epoch milliseconds; `undefined` when none is. */
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
 * Ids of venues whose addresses are due, the longest due first. Nobody else takes them until `untilMs`, by when they
 * must be dealt with.
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
 * Looks a claimed venue up again at `atMs`, or never; leaves one alone that somebody has changed since it was
 * claimed. No change of the record.
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
