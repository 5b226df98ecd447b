import type { Knex } from 'knex';
import type { ColumnType, Dialect } from '../../sql/dialect.js';
import type { BulkBatch, BulkLoader, BulkTarget } from '../../sql/bulk-loader.js';
import { AddedBoxes } from './added-boxes.js';
import { JsonbEncoder } from './jsonb-encoder.js';
import { pauseSpatialiteIndex } from './bulk-index.js';
import { bytesSql, type JsonbBatch, toJsonbBatches, valueSql } from './jsonb-rows.js';

/**
 * Bulk loader that binds a large batch as one value in SQLite's binary JSON, which SQL unpacks.
 *
 * Binding each value would cost more than inserting it. SpatiaLite's triggers, which update the R*Tree row by row, are
 * replaced by one statement at the end.
 */
export function spatialiteBulk(dialect: Dialect, { lotBoxes }: { lotBoxes?: number } = {}): BulkLoader {
  const { quote } = dialect;
  // Tables whose index is paused, by name. Entries end with the transaction, however it ends.
  const paused = new WeakMap<Knex.Transaction, Map<string, AddedBoxes>>();
  return {
    insert: (trx, target, batches) =>
      insertRows(dialect, trx, target, batches, paused.get(trx)?.get(target.table)),
    openRowEncoder: ({ geometry }) => new JsonbEncoder(geometry?.srid),
    pauseIndex: (trx, target) => {
      const added = new AddedBoxes({ dialect, trx, target, lotBoxes });
      paused.set(trx, new Map([...(paused.get(trx) ?? []), [target.table, added]]));
      return pauseSpatialiteIndex(dialect, trx, target, added);
    },
    withRoom: (trx, work) => withCache(dialect, trx, work),
    reserveRowIds,
    async restartRowIds(trx, { table }) {
      await trx.raw('DELETE FROM sqlite_sequence WHERE name = ?', [table]);
    },
    // SQLite has one writer anyway.
    lockTables: () => Promise.resolve(),
    holdDefinitions: () => Promise.resolve(),
    // A null row id requests a new one.
    rowIdOr: (given) => ({ sql: given, bindings: [] }),
    async prepareJoins(trx, table, column) {
      const index = quote(`${table}_${column}`);
      await trx.raw(`CREATE INDEX temp.${index} ON ${quote(table)} (${quote(column)})`);
      await trx.raw(`ANALYZE temp.${quote(table)}`);
    },
  };
}

const FRACTIONS: ReadonlySet<ColumnType> = new Set(['real', 'double']);

async function insertRows(
  { quote }: Dialect,
  trx: Knex.Transaction,
  { table, columns, geometry }: BulkTarget,
  batches: AsyncIterable<BulkBatch>,
  added: AddedBoxes | undefined,
): Promise<number> {
  const names = columns.map(({ name }) => quote(name));
  const doubles = new Set(columns.flatMap(({ type }, index) => (FRACTIONS.has(type) ? [index] : [])));
  if (geometry !== undefined) names.push(quote(geometry.column));
  const insert = ({ bytes, ...kinds }: JsonbBatch): Promise<unknown> => {
    const values = columns.map((_, index) => valueSql(index, kinds));
    // The packed geometry is already in the column's format.
    if (geometry !== undefined) values.push(bytesSql(columns.length));
    // SQLite keeps a statement journal even with OR FAIL, because the statement calls functions, which may fail.
    const sql = `INSERT INTO ${quote(table)} (${names.join(', ')}) SELECT ${values.join(', ')} FROM jsonb_each(?)`;
    return trx.raw(sql, [bytes]).then();
  };
  await added?.begin(columns);
  let total = 0;
  // SQLite inserts one batch in its thread while this thread prepares the next.
  let running: Promise<unknown> = Promise.resolve();
  try {
    for await (const batch of toJsonbBatches(batches, { srid: geometry?.srid, doubles })) {
      await running;
      running = insert(batch);
      const leaves = added?.add(batch.bytes, columns.length);
      if (leaves !== undefined) running = running.then(() => added?.write(leaves));
      // It is awaited in the next iteration; this prevents an unhandled rejection before that.
      running.catch(() => undefined);
      total += batch.count;
    }
    await running;
  } catch (error) {
    added?.forget();
    throw error;
  } finally {
    // If reading rows fails, a batch may still be in progress, which must end before the rollback.
    await Promise.allSettled([running]);
  }
  return total;
}

async function reserveRowIds(
  trx: Knex.Transaction,
  { table, select }: { table: string; rowId: string; select: string },
): Promise<void> {
  // The counter of a table that never had a row does not exist yet.
  await trx.raw(
    `INSERT INTO sqlite_sequence (name, seq)
     SELECT ?, 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?)`,
    [table, table],
  );
  await trx.raw(`UPDATE sqlite_sequence SET seq = max(seq, coalesce((${select}), 0)) WHERE name = ?`, [
    table,
  ]);
}

// Large enough for the pages of a unique index that a million rows fill in random order; twice as much was no faster.
const CACHE_KIBIBYTES = 64 * 1024;

async function withCache<T>(dialect: Dialect, trx: Knex.Transaction, work: () => Promise<T>): Promise<T> {
  const [before] = await dialect.rows<{ cache_size: number }>(trx, {
    sql: 'PRAGMA cache_size',
    bindings: [],
  });
  await trx.raw(`PRAGMA cache_size = -${String(CACHE_KIBIBYTES)}`);
  try {
    return await work();
  } finally {
    await trx.raw(`PRAGMA cache_size = ${String(before?.cache_size ?? -2000)}`);
  }
}
