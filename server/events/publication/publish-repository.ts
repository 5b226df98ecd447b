import type { Knex } from 'knex';
import type { Dialect } from '../../storage/sql/dialect.js';
import type { RecordTable } from '../records/record-repository.js';

/** Ids of records that became public, by table. */
export type Published = Readonly<Record<RecordTable, readonly number[]>>;

/** Maximum number of records published per transaction, so that other writers are not blocked for long. */
export const MAX_PUBLISHED_AT_ONCE = 500;

const TABLES: readonly RecordTable[] = ['events', 'venues', 'organizers'];

/** Finds when the next record becomes public, in epoch milliseconds; `undefined` if none is scheduled. */
export async function findNextPublication(
  knex: Knex,
  dialect: Pick<Dialect, 'rows'>,
): Promise<number | undefined> {
  // Written out instead of bound, since SQLite must see the value to use the partial index.
  const each = TABLES.map((table) => `SELECT min(published_at) AS due FROM ${table} WHERE status = 'future'`);
  const sql = `SELECT min(due) AS due FROM (${each.join(' UNION ALL ')}) AS scheduled`;
  const [row] = await dialect.rows<{ due: number | null }>(knex, { sql, bindings: [] });
  return row?.due ?? undefined;
}

/** Publishes due records, the earliest first; those locked by other transactions are skipped. */
export async function publishDue(
  trx: Knex.Transaction,
  dialect: Pick<Dialect, 'rows' | 'skipLocked'>,
  nowMs: number,
): Promise<Published> {
  const published = { events: [] as number[], venues: [] as number[], organizers: [] as number[] };
  for (const table of TABLES) published[table] = await publishDueIn(trx, dialect, table, nowMs);
  return published;
}

async function publishDueIn(
  trx: Knex.Transaction,
  dialect: Pick<Dialect, 'rows' | 'skipLocked'>,
  table: RecordTable,
  nowMs: number,
): Promise<number[]> {
  const due = await dialect.rows<{ id: number }>(trx, {
    sql: `SELECT id FROM ${table} WHERE status = 'future' AND published_at <= ?
          ORDER BY published_at LIMIT ? ${dialect.skipLocked}`,
    bindings: [nowMs, MAX_PUBLISHED_AT_ONCE],
  });
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return ids;
  // Clients that ask for records modified since a time must get published ones.
  await trx(table)
    .whereIn('id', ids)
    .update({ status: 'publish', modified_at: nowMs, revision: trx.raw('revision + 1') });
  return ids;
}
