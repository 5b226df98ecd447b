import type { Knex } from 'knex';
import type { Dialect } from '../../storage/sql/dialect.js';
import type { RecordTable } from '../records/record-repository.js';

/** Ids of records that became public, by table. */
export type Published = Readonly<Record<RecordTable, readonly number[]>>;

/** So that a long line of records does not keep other writers out. */
export const MAX_PUBLISHED_AT_ONCE = 500;

const TABLES: readonly RecordTable[] = ['events', 'venues', 'organizers'];

/** When the next record becomes public, in epoch milliseconds; `undefined` when none is scheduled. */
export async function findNextPublication(
  knex: Knex,
  dialect: Pick<Dialect, 'rows'>,
): Promise<number | undefined> {
  // Written out, not bound: SQLite must see it to take the index.
  const each = TABLES.map((table) => `SELECT min(published_at) AS due FROM ${table} WHERE status = 'future'`);
  const sql = `SELECT min(due) AS due FROM (${each.join(' UNION ALL ')}) AS scheduled`;
  const [row] = await dialect.rows<{ due: number | null }>(knex, { sql, bindings: [] });
  return row?.due ?? undefined;
}

/** Publishes scheduled records whose time has come, the earliest first; those that others hold are passed over. */
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
  // Whoever asks for what was modified since yesterday wants to hear of it.
  await trx(table)
    .whereIn('id', ids)
    .update({ status: 'publish', modified_at: nowMs, revision: trx.raw('revision + 1') });
  return ids;
}
