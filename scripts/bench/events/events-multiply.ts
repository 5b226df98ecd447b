import type { Knex } from 'knex';
import { pino } from 'pino';
import { countChange } from '../../../server/events/changes/catalogue-version-repository.js';
import type { Database } from '../../../server/storage/database/database.js';
import { openDatabases } from '../../../server/storage/open.js';

/** Tables whose rows belong to one event each, with the column that says to which. */
const TABLES: Readonly<Record<string, string>> = {
  records: 'id',
  events: 'id',
  event_venues: 'event_id',
  event_organizers: 'event_id',
  event_terms: 'event_id',
};

/**
 * Copies of an event lie up to three days around it. Whole days: the zones of the dataset know no daylight
 * saving, so that wall clock and UTC move alike.
 */
const shiftMs = (eventId: string): string => `((base.${eventId} * 31 + copies.copy * 17) % 7 - 3) * 86400000`;
/** Links repeat when their event starts. */
const MOVED: readonly string[] = ['start_at', 'start_wall', 'start_key', 'end_at', 'end_wall', 'end_key'];

/** Ids of copies begin after all others, and keep the order and the gaps of the originals. */
interface Ids {
  readonly offset: number;
  readonly span: number;
}

/**
 * Makes of each event so many, in SQL: the same rows under new ids and slugs, moved by some days. Everything that
 * the server keeps about events is copied or counted anew, so that the catalogue is as if it had been written
 * through the interface, which would take half an hour.
 */
export async function multiplyEvents(databaseUrl: string, times: number): Promise<void> {
  const databases = await openDatabases({ url: databaseUrl, log: pino({ level: 'silent' }) });
  const { events } = databases;
  try {
    await events.write(async (trx) => {
      await giveRoom(events, trx);
      const indexes = await dropIndexes(events, trx);
      const ids = await newIds(trx);
      for (const [table, eventId] of Object.entries(TABLES)) {
        const columns = await ownColumns(events, trx, table);
        await copyRows(trx, { table, eventId, columns }, times, ids);
      }
      await recountTerms(trx);
      for (const sql of indexes) await trx.raw(sql);
      await countChange(trx);
      if (databases.kind === 'postgres') {
        await trx.raw(`SELECT setval(pg_get_serial_sequence('records', 'id'), max(id)) FROM records`);
      }
    });
    // Vacuum now, as autovacuum does by itself after a while.
    if (databases.kind === 'postgres') await events.knex.raw('VACUUM (ANALYZE)');
  } finally {
    await databases.close();
  }
}

async function giveRoom({ dialect }: Database, trx: Knex.Transaction): Promise<void> {
  const isSqlite = dialect.kind === 'spatialite';
  await trx.raw(isSqlite ? 'PRAGMA cache_size = -262144' : `SET LOCAL maintenance_work_mem = '512MB'`);
}

/** Indexes are made faster than they are kept up. @returns how to make them again. */
async function dropIndexes({ dialect }: Database, trx: Knex.Transaction): Promise<string[]> {
  const tables = Object.keys(TABLES);
  const places = tables.map(() => '?').join(', ');
  const found = await dialect.rows<{ name: string; sql: string }>(trx, {
    sql:
      dialect.kind === 'spatialite'
        ? `SELECT name, sql FROM sqlite_master
           WHERE type = 'index' AND sql NOT LIKE 'CREATE UNIQUE%' AND tbl_name IN (${places})`
        : `SELECT indexname AS name, indexdef AS sql FROM pg_indexes
           WHERE schemaname = current_schema() AND indexdef NOT LIKE 'CREATE UNIQUE%' AND tablename IN (${places})`,
    bindings: tables,
  });
  for (const { name } of found) await trx.raw('DROP INDEX ??', [name]);
  return found.map(({ sql }) => sql);
}

async function newIds(trx: Knex.Transaction): Promise<Ids> {
  const [events] = await trx('events').select<{ first: number; last: number }[]>(
    trx.raw('min(id) AS first, max(id) AS last'),
  );
  const [records] = await trx('records').select<{ last: number }[]>(trx.raw('max(id) AS last'));
  if (events === undefined || records === undefined) throw new Error('there are no events');
  return { offset: records.last + 1 - events.first, span: events.last - events.first + 1 };
}

/** Columns that are written; the others follow from them. */
async function ownColumns({ dialect }: Database, trx: Knex.Transaction, table: string): Promise<string[]> {
  const rows = await dialect.rows<{ name: string }>(trx, {
    sql:
      dialect.kind === 'spatialite'
        ? 'SELECT name FROM pragma_table_info(?)'
        : `SELECT column_name AS name FROM information_schema.columns
           WHERE table_schema = current_schema() AND table_name = ? AND is_generated = 'NEVER'`,
    bindings: [table],
  });
  return rows.map(({ name }) => name);
}

async function copyRows(
  trx: Knex.Transaction,
  {
    table,
    eventId,
    columns,
  }: { readonly table: string; readonly eventId: string; readonly columns: readonly string[] },
  times: number,
  ids: Ids,
): Promise<void> {
  const values = columns.map((column) => {
    if (column === eventId) return `base.?? + ? + (copies.copy - 1) * ?`;
    if (table === 'events' && column === 'slug') return `base.?? || '-c' || copies.copy`;
    if (MOVED.includes(column)) return `base.?? + ${shiftMs(eventId)}`;
    return 'base.??';
  });
  const bound = columns.flatMap((column) => (column === eventId ? [column, ids.offset, ids.span] : [column]));
  const names = columns.map(() => '??').join(', ');
  // CROSS JOIN: SQLite then takes the copies one after the other, so that ids ascend.
  await trx.raw(
    `INSERT INTO ?? (${names})
     WITH RECURSIVE copies (copy) AS (SELECT 1 UNION ALL SELECT copy + 1 FROM copies WHERE copy < ?)
     SELECT ${values.join(', ')} FROM copies CROSS JOIN ?? AS base
     WHERE base.?? IN (SELECT id FROM records WHERE kind = 'event' AND id < ?)`,
    [table, ...columns, times - 1, ...bound, table, eventId, ids.offset],
  );
}

/** Terms know how many published events they have. */
async function recountTerms(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    `UPDATE terms SET count = (
       SELECT count(*) FROM event_terms JOIN events ON events.id = event_terms.event_id
       WHERE event_terms.term_id = terms.id AND events.status = 'publish')`,
  );
}
