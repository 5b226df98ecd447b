import type { Knex } from 'knex';
import type { Dialect } from '../../sql/dialect.js';
import type { AddedBoxes } from './added-boxes.js';
import type { PausedIndex, SpatialTarget } from '../../sql/bulk-loader.js';
import { RtreePacker } from '../rtree/rtree-packer.js';

const TOUCHED = 'bulk_touched_rows';

/** Below this many new boxes, adding them one by one costs less than packing them. */
const MIN_ROWS_TO_PACK = 5000;

/** Cost per row of repacking the whole table, relative to moving one box in the tree. */
const REPACK_SHARE = 0.1;

/**
 * Removes SpatiaLite's triggers, which update the R*Tree row by row, and updates the tree at the end.
 *
 * Many new rows become leaves of their own beside the existing ones; many changes repack the whole tree.
 *
 * @param boxes - boxes of all rows that are inserted in bulk.
 */
export async function pauseSpatialiteIndex(
  dialect: Dialect,
  trx: Knex.Transaction,
  target: SpatialTarget,
  boxes: AddedBoxes,
): Promise<PausedIndex> {
  const { quote } = dialect;
  const [table, rowId, shape] = [target.table, target.rowId, target.column].map(quote);
  const indexName = dialect.spatialIndexName(target.table, target.column);
  const index = quote(indexName);
  const touched = `temp.${quote(TOUCHED)}`;
  const triggers = await dialect.rows<{ name: string; sql: string }>(trx, {
    sql: `SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ?`,
    bindings: [target.table],
  });
  for (const { name } of triggers) await trx.raw('DROP TRIGGER ??', [name]);
  const number = async (sql: string): Promise<number> => {
    const [row] = await dialect.rows<{ number: number | null }>(trx, { sql, bindings: [] });
    return row?.number ?? 0;
  };
  let last = await number(`SELECT max(${rowId}) AS number FROM ${table}`);
  let indexed = await number(`SELECT count(*) AS number FROM ${quote(`${indexName}_rowid`)}`);
  await trx.raw(`DROP TABLE IF EXISTS ${touched}`);
  await trx.raw(`CREATE TEMP TABLE ${quote(TOUCHED)} (id INTEGER PRIMARY KEY)`);

  async function addOneByOne(condition: string, bindings: readonly number[]): Promise<void> {
    await trx.raw(
      `INSERT INTO ${index} (pkid, xmin, xmax, ymin, ymax)
       SELECT ${rowId}, MbrMinX(${shape}), MbrMaxX(${shape}), MbrMinY(${shape}), MbrMaxY(${shape})
       FROM ${table} WHERE ${shape} IS NOT NULL AND ${condition}`,
      bindings,
    );
  }

  /** Empties the tree through its backing tables: a DELETE on the tree would remove its entries one by one. */
  async function emptyTree(): Promise<void> {
    const [nodes = '', rowids = '', parents = ''] = ['node', 'rowid', 'parent'].map((part) =>
      quote(`${indexName}_${part}`),
    );
    const nodeBytes = await number(`SELECT length(data) AS number FROM ${nodes} WHERE nodeno = 1`);
    for (const part of [nodes, rowids, parents]) await trx.raw(`DELETE FROM ${part}`);
    await trx.raw(`INSERT INTO ${nodes} (nodeno, data) VALUES (1, zeroblob(?))`, [nodeBytes]);
  }

  /** Packs the boxes of all rows from the id on, none of which is in the tree. */
  async function pack(firstId: number): Promise<void> {
    const packer = await RtreePacker.open({ dialect, trx, target });
    if (await packer.writeFrom(firstId)) await packer.link();
    else await addOneByOne(`${rowId} >= ?`, [firstId]);
  }

  return {
    into: target.table,
    stayInPlace: () => {
      boxes.forget();
      return Promise.resolve();
    },
    // Rows are cheap to change in place; the cost is the tree, which is not updated row by row.
    replace: () => Promise.resolve(undefined),
    // Only the spatial index is ever paused.
    checkUnique: () => Promise.resolve(),
    async touch({ sql, bindings }) {
      await trx.raw(`INSERT OR IGNORE INTO ${touched} (id) ${sql}`, bindings);
    },
    async clear() {
      await trx.raw(`DELETE FROM ${table}`);
      await emptyTree();
      boxes.startAnew();
      last = 0;
      indexed = 0;
    },
    async resume() {
      // Do this before any other write to the tree.
      const areBoxesKnown = await boxes.areComplete(last + 1);
      const changed = await number(`SELECT count(*) AS number FROM ${touched} WHERE id <= ${String(last)}`);
      if (changed > indexed * REPACK_SHARE && changed >= MIN_ROWS_TO_PACK) {
        await emptyTree();
        await pack(Number.MIN_SAFE_INTEGER);
      } else {
        await trx.raw(`DELETE FROM ${index} WHERE pkid IN (SELECT id FROM ${touched})`);
        await addOneByOne(`${rowId} IN (SELECT id FROM ${touched} WHERE id <= ?)`, [last]);
        const added = await number(
          `SELECT count(*) AS number FROM (SELECT 1 FROM ${table} WHERE ${rowId} > ${String(last)}
           LIMIT ${String(MIN_ROWS_TO_PACK)})`,
        );
        if (added < MIN_ROWS_TO_PACK) await addOneByOne(`${rowId} > ?`, [last]);
        else if (areBoxesKnown) await boxes.link();
        else await pack(last + 1);
      }
      boxes.forget();
      await trx.raw(`DROP TABLE ${touched}`);
      for (const { sql } of triggers) await trx.raw(sql.replaceAll('?', '\\?'));
    },
  };
}
