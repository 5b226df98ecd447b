import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Knex } from 'knex';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../database.js';
import { postgisDialect } from '../postgis.js';
import {
  type BulkLoader,
  type BulkRow,
  type BulkTarget,
  connectionOf,
  type PausedIndex,
  type SpatialTarget,
} from './bulk-loader.js';
import { toCopyText } from './copy-text.js';

const { quote } = postgisDialect;

/** First half of the advisory locks of tables that are loaded; any number that nobody else uses. */
const BULK_LOCK = 0x66676c64;

/** COPY, the fastest way in; the GiST index of an empty table is made after its rows. */
export function postgisBulk(database: Pick<Database, 'knex'>): BulkLoader {
  return {
    insert: copyRows,
    pauseIndex,
    withRoom: async (trx, work) => {
      // For the sorting of a GiST index; ends with the transaction.
      await trx.raw(`SET LOCAL maintenance_work_mem = '128MB'`);
      return work();
    },
    async reserveRowIds(trx, { table, rowId, select }) {
      const sequence = 'pg_get_serial_sequence(?, ?)';
      const names = [quote(table), rowId];
      await trx.raw(`SELECT setval(${sequence}, greatest(nextval(${sequence}), (${select})))`, [
        ...names,
        ...names,
      ]);
    },
    async restartRowIds(trx, { table, rowId }) {
      const [row] = await postgisDialect.rows<{ sequence: string }>(trx, {
        sql: 'SELECT pg_get_serial_sequence(?, ?) AS sequence',
        bindings: [quote(table), rowId],
      });
      // Unlike setval, this is undone with the transaction. The name is a quoted one already.
      if (row !== undefined) await trx.raw(`ALTER SEQUENCE ${row.sequence} RESTART`);
    },
    async lockTables(trx, keys) {
      // In one order for all, so that no two wait for each other.
      for (const key of [...keys].sort((a, b) => a - b)) {
        await trx.raw('SELECT pg_advisory_xact_lock(?::int, ?::int)', [BULK_LOCK, key]);
      }
    },
    rowIdOr: (given, table, rowId) => ({
      sql: `coalesce(${given}, nextval(pg_get_serial_sequence(?, ?)))`,
      bindings: [quote(table), rowId],
    }),
    async analyze(trx, table) {
      await trx.raw(`ANALYZE ${quote(table)}`);
    },
    async interrupter(trx) {
      const connection = (await connectionOf(trx)) as { processID: number };
      return () => {
        // By another connection; if it cannot be had, the statement ends by itself.
        database.knex.raw('SELECT pg_cancel_backend(?)', [connection.processID]).catch(() => undefined);
      };
    },
  };
}

async function copyRows(
  trx: Knex.Transaction,
  { table, columns, geometry }: BulkTarget,
  batches: AsyncIterable<readonly BulkRow[]>,
): Promise<number> {
  const names = [...columns, ...(geometry === undefined ? [] : [geometry.column])].map(quote).join(', ');
  const connection = (await connectionOf(trx)) as PoolClient;
  const copy = connection.query(copyFrom(`COPY ${quote(table)} (${names}) FROM STDIN`));
  await pipeline(
    Readable.from(toTexts(batches, geometry?.srid), { objectMode: true, highWaterMark: 1 }),
    copy,
  );
  return copy.rowCount;
}

async function* toTexts(
  batches: AsyncIterable<readonly BulkRow[]>,
  srid: number | undefined,
): AsyncGenerator<Buffer> {
  for await (const rows of batches) {
    if (rows.length > 0) yield Buffer.from(toCopyText(rows, srid));
  }
}

// Below this, adding to the index costs less than making it.
const MIN_ROWS_TO_REBUILD = 5000;
const LOCK_NOT_AVAILABLE = '55P03';

async function pauseIndex(
  trx: Knex.Transaction,
  target: SpatialTarget,
  expectedRows: number,
): Promise<PausedIndex> {
  const isDropped =
    expectedRows >= MIN_ROWS_TO_REBUILD &&
    (await isEmpty(trx, target.table)) &&
    (await dropIndex(trx, target));
  return {
    // PostgreSQL keeps the index itself, or it is made anew from all rows.
    touch: () => Promise.resolve(),
    async clear() {
      // Not TRUNCATE, which would empty the table under the readers' eyes.
      await trx.raw(`DELETE FROM ${quote(target.table)}`);
    },
    async resume() {
      if (isDropped) await postgisDialect.createSpatialIndex(trx, target.table, target.column);
    },
  };
}

/** Dropping an index shuts readers out until the end of the transaction: only where there is nothing to read. */
async function isEmpty(trx: Knex.Transaction, table: string): Promise<boolean> {
  const some = { sql: `SELECT 1 FROM ${quote(table)} LIMIT 1`, bindings: [] };
  return (await postgisDialect.rows(trx, some)).length === 0;
}

/** False when readers hold on to the table: a bulk load does not make them wait behind it for long. */
async function dropIndex(trx: Knex.Transaction, target: SpatialTarget): Promise<boolean> {
  await trx.raw('SAVEPOINT drop_index');
  try {
    await trx.raw(`SET LOCAL lock_timeout = '2s'`);
    await postgisDialect.dropSpatialIndex(trx, target.table, target.column);
    await trx.raw(`SET LOCAL lock_timeout = 0`);
    await trx.raw('RELEASE SAVEPOINT drop_index');
    return true;
  } catch (error) {
    await trx.raw('ROLLBACK TO SAVEPOINT drop_index');
    if ((error as { code?: unknown }).code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
}
