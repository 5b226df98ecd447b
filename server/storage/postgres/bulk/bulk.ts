import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Knex } from 'knex';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { postgisDialect } from '../dialect.js';
import { connectionOf } from '../../database/connection-of.js';
import type { StatementOptions } from '../../sql/stream-rows.js';
import { type BulkBatch, type BulkLoader, type BulkTarget, isEncoded } from '../../sql/bulk-loader.js';
import { COPY_END, COPY_HEAD, CopyBinaryEncoder } from './copy-binary.js';
import { pausePostgisIndex, type PendingSwaps } from './bulk-index.js';

const { quote } = postgisDialect;

/** First half of the advisory locks of tables that are loaded; any number that nobody else uses. */
const BULK_LOCK = 0x66676c64;

/** COPY, the fastest way in; very many rows go into a table of their own, which takes the place of an empty one. */
export function postgisBulk(): BulkLoader {
  const swaps: PendingSwaps = new Map();
  return {
    insert: copyRows,
    openRowEncoder: (target) => new CopyBinaryEncoder(target),
    pauseIndex: (trx, target, expectedRows) => pausePostgisIndex(trx, target, { expectedRows, swaps }),
    withRoom: async (trx, work) => {
      // For the sorting of a GiST index; ends with the transaction.
      await trx.raw(`SET LOCAL maintenance_work_mem = '128MB'`);
      // Requests need processors meanwhile: an index that is sorted by several at a time leaves them none.
      await trx.raw('SET LOCAL max_parallel_maintenance_workers = 0');
      // For comparing a stage of a million rows with its table in memory.
      await trx.raw(`SET LOCAL work_mem = '64MB'`);
      // Statements of which each runs once are not worth compiling.
      await trx.raw('SET LOCAL jit = off');
      swaps.clear();
      const result = await work();
      // At the very end, since readers wait from then on.
      for (const swap of swaps.values()) await swap();
      return result;
    },
    async reserveRowIds(trx, { table, rowId, select }) {
      // Only where that is beyond: an id that is asked for to see how far they are would be left out, unlike on SQLite.
      await trx.raw(
        `SELECT setval(ids.sequence, ids.greatest)
         FROM (SELECT pg_get_serial_sequence(?, ?)::regclass AS sequence, (${select}) AS greatest) ids
         WHERE ids.greatest > coalesce(pg_sequence_last_value(ids.sequence), 0)`,
        [quote(table), rowId],
      );
    },
    async restartRowIds(trx, { table, rowId }) {
      const [row] = await postgisDialect.rows<{ sequence: string }>(trx, {
        sql: 'SELECT pg_get_serial_sequence(?, ?) AS sequence',
        bindings: [quote(table), rowId],
      });
      // Unlike setval, this is undone with the transaction. The name is a quoted one already.
      if (row !== undefined) await trx.raw(`ALTER SEQUENCE ${row.sequence} RESTART WITH 1`);
    },
    async lockTables(trx, keys) {
      // In one order for all, so that no two wait for each other.
      for (const key of [...keys].sort((a, b) => a - b)) {
        await trx.raw('SELECT pg_advisory_xact_lock(?::int, ?::int)', [BULK_LOCK, key]);
      }
    },
    async holdDefinitions(trx, tables) {
      // The lock of whoever writes rows. In one order for all, so that no two wait for each other.
      for (const table of [...tables].sort())
        await trx.raw(`LOCK TABLE ${quote(table)} IN ROW EXCLUSIVE MODE`);
    },
    rowIdOr: (given, table, rowId) => ({
      sql: `coalesce(${given}, nextval(pg_get_serial_sequence(?, ?)))`,
      bindings: [quote(table), rowId],
    }),
    async prepareJoins(trx, table, column, others = []) {
      // Analyzes only the columns it needs, since geometries take long.
      await trx.raw(`ANALYZE ${quote(table)} (${[column, ...others].map(quote).join(', ')})`);
    },
    async reclaimRoom(knex, tables, signal) {
      const options: StatementOptions = { signal };
      // A table that is being vacuumed or changed already is left to that.
      for (const table of tables) await knex.raw(`VACUUM (SKIP_LOCKED) ${quote(table)}`).options(options);
    },
  };
}

async function copyRows(
  trx: Knex.Transaction,
  target: BulkTarget,
  batches: AsyncIterable<BulkBatch>,
): Promise<number> {
  const { table, columns, geometry } = target;
  const names = [...columns.map(({ name }) => name), ...(geometry === undefined ? [] : [geometry.column])];
  const list = names.map(quote).join(', ');
  const connection = (await connectionOf(trx)) as PoolClient;
  const copy = connection.query(copyFrom(`COPY ${quote(table)} (${list}) FROM STDIN (FORMAT binary)`));
  await pipeline(Readable.from(toPieces(batches, target), { objectMode: true, highWaterMark: 1 }), copy);
  return copy.rowCount;
}

/** A message of this size is worth its way. */
const MESSAGE_BYTES = 128 * 1024;

async function* toPieces(batches: AsyncIterable<BulkBatch>, target: BulkTarget): AsyncGenerator<Buffer> {
  const encoder = new CopyBinaryEncoder(target);
  // Copies the bytes, since the stream holds them for a while and packers reuse their buffers.
  const take = (): Buffer => Buffer.from(encoder.take()?.bytes ?? '');
  yield COPY_HEAD;
  for await (const batch of batches) {
    if (isEncoded(batch)) {
      if (encoder.byteLength > 0) yield take();
      if (batch.count > 0) yield Buffer.from(batch.bytes);
      continue;
    }
    for (const row of batch) {
      encoder.add(row);
      if (encoder.byteLength >= MESSAGE_BYTES) yield take();
    }
  }
  if (encoder.byteLength > 0) yield take();
  yield COPY_END;
}
