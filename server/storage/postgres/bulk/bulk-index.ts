import type { Knex } from 'knex';
import { postgisDialect } from '../dialect.js';
import type { PausedIndex, SpatialTarget } from '../../sql/bulk-loader.js';
import { SideTable } from './side-table.js';

const { quote } = postgisDialect;

// Below this number, updating the index costs less than building it.
const MIN_ROWS_FOR_SIDE_TABLE = 5000;

/** Functions that swap in filled side tables, by table name; they run last. */
export type PendingSwaps = Map<string, () => Promise<void>>;

/**
 * Uses a side table for a large load into an empty table, or one that replaces most of its rows.
 *
 * Otherwise PostgreSQL maintains the index itself.
 */
export async function pausePostgisIndex(
  trx: Knex.Transaction,
  target: SpatialTarget,
  { expectedRows, swaps }: { readonly expectedRows: number; readonly swaps: PendingSwaps },
): Promise<PausedIndex> {
  const { table } = target;
  // This transaction has already loaded the table: add the new rows to those.
  await swaps.get(table)?.();
  swaps.delete(table);
  const isMany = expectedRows >= MIN_ROWS_FOR_SIDE_TABLE;
  let side = isMany && !(await hasMoreRows(trx, table, 0)) ? await SideTable.make(trx, target) : undefined;
  let isCleared = false;
  let isReplaced = false;
  // Avoid TRUNCATE, which would hide the rows from readers before the commit.
  const empty = async (): Promise<void> => {
    await trx.raw(`DELETE FROM ${quote(table)}`);
  };
  return {
    get into() {
      return side?.name ?? table;
    },
    touch: () => Promise.resolve(),
    async checkUnique() {
      await side?.finishUnique();
    },
    async clear() {
      isCleared = true;
      if (isMany) side ??= await SideTable.make(trx, target);
      if (side === undefined) await empty();
    },
    async replace(changedRows) {
      // Use a side table only if most rows change: rewriting a row with all others costs at most half of an update.
      if (changedRows < MIN_ROWS_FOR_SIDE_TABLE || (await hasMoreRows(trx, table, changedRows)))
        return undefined;
      side = await SideTable.make(trx, target, { keepsWritersOut: true });
      isReplaced = side !== undefined;
      return side?.name;
    },
    async stayInPlace() {
      if (side === undefined) return;
      await side.drop();
      side = undefined;
      if (isCleared) await empty();
    },
    async resume() {
      const filled = side;
      if (filled === undefined) return;
      await filled.finishIndexes();
      const mayHaveRows = isCleared || isReplaced;
      swaps.set(table, async () => {
        if (await filled.swap({ mayHaveRows })) return;
        if (mayHaveRows) await empty();
        await filled.pourInto(table);
      });
    },
  };
}

async function hasMoreRows(trx: Knex.Transaction, table: string, count: number): Promise<boolean> {
  const counted = {
    sql: `SELECT count(*) AS count FROM (SELECT 1 FROM ${quote(table)} LIMIT ?) some_rows`,
    bindings: [count + 1],
  };
  const [row] = await postgisDialect.rows<{ count: string | number }>(trx, counted);
  return Number(row?.count) > count;
}
