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

/** First half of the advisory locks of loaded tables; an arbitrary number used nowhere else. */
const BULK_LOCK = 0x66676c64;

/** Returns a loader that uses COPY. Large loads go into a side table, which replaces an empty table. */
export function postgisBulk(): BulkLoader {
  const swaps: PendingSwaps = new Map();
  return {
    insert: copyRows,
    openRowEncoder: (target) => new CopyBinaryEncoder(target),
    pauseIndex: (trx, target, expectedRows) => pausePostgisIndex(trx, target, { expectedRows, swaps }),
    withRoom: async (trx, work) => {
      // Memory for sorting a GiST index, until the end of the transaction.
      await trx.raw(`SET LOCAL maintenance_work_mem = '128MB'`);
      // Disable parallel sorting of an index, which would leave no processors for requests.
      await trx.raw('SET LOCAL max_parallel_maintenance_workers = 0');
      // Memory for comparing a stage of a million rows with its table.
      await trx.raw(`SET LOCAL work_mem = '64MB'`);
      // Disable JIT, which does not pay for statements that run once.
      await trx.raw('SET LOCAL jit = off');
      swaps.clear();
      const result = await work();
      // Swap at the very end, because readers wait from then on.
      for (const swap of swaps.values()) await swap();
      return result;
    },
    async reserveRowIds(trx, { table, rowId, select }) {
      // Advance the sequence only if needed: reading its next value would skip an id, unlike on SQLite.
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
      // Unlike setval, this is undone by a rollback. The name is already quoted.
      if (row !== undefined) await trx.raw(`ALTER SEQUENCE ${row.sequence} RESTART WITH 1`);
    },
    async lockTables(trx, keys) {
      // Lock in one order, so that no two loads deadlock.
      for (const key of [...keys].sort((a, b) => a - b)) {
        await trx.raw('SELECT pg_advisory_xact_lock(?::int, ?::int)', [BULK_LOCK, key]);
      }
    },
    async holdDefinitions(trx, tables) {
      // Take the lock that writers of rows take, in one order, so that no two loads deadlock.
      for (const table of [...tables].sort())
        await trx.raw(`LOCK TABLE ${quote(table)} IN ROW EXCLUSIVE MODE`);
    },
    rowIdOr: (given, table, rowId) => ({
      sql: `coalesce(${given}, nextval(pg_get_serial_sequence(?, ?)))`,
      bindings: [quote(table), rowId],
    }),
    async prepareJoins(trx, table, column, others = []) {
      // Analyze only the needed columns, because geometries take long.
      await trx.raw(`ANALYZE ${quote(table)} (${[column, ...others].map(quote).join(', ')})`);
    },
    async reclaimRoom(knex, tables, signal) {
      const options: StatementOptions = { signal };
      // Skip a table that another process is vacuuming or altering.
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

/** Message size that justifies its overhead. */
const MESSAGE_BYTES = 128 * 1024;

async function* toPieces(batches: AsyncIterable<BulkBatch>, target: BulkTarget): AsyncGenerator<Buffer> {
  const encoder = new CopyBinaryEncoder(target);
  // Copy the bytes, because the stream holds them for a while and packers reuse their buffers.
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
