import { toLayerTable } from '../../../model/layer-table.js';
import type { AppliedCounts, StagedLoad } from './staged-load.js';
import { rowIdColumn } from '../rows/layer-target.js';
import { MATCH, matchedRows } from './match-stage.js';
import { changesOf, insertOthers } from './staged-rows.js';

/**
 * Writes all rows of the layer into a table that will replace its own: matched rows updated, the other rows unchanged,
 * then the new staged rows.
 */
export async function rewriteTable(
  load: StagedLoad,
  into: string,
): Promise<Pick<AppliedCounts, 'insertCount' | 'updateCount'>> {
  const { trx, dialect, layer } = load;
  const { upsert } = load.target;
  const { quote } = dialect;
  const { rowId, columns, geometry } = toLayerTable(layer);
  const names = [
    rowId,
    // Measured columns are computed from the geometry.
    ...columns.flatMap(({ name, measure }) => (measure === undefined ? [name] : [])),
    ...(geometry === undefined ? [] : [geometry.column]),
  ];
  const insert = (values: readonly string[], from: string): Promise<number> =>
    dialect.execute(trx, {
      sql: `INSERT INTO ${quote(into)} (${names.map(quote).join(', ')}) SELECT ${values.join(', ')} FROM ${from}`,
      bindings: [],
    });
  const kept = names.map((name) => `t.${quote(name)}`);
  const own = `${quote(layer.table)} t`;
  let updateCount = 0;
  if (upsert === null) {
    await insert(kept, own);
  } else {
    const changes = changesOf(load, upsert.updateGeometry);
    const changed = names.map((name, index) => changes.get(name) ?? kept[index] ?? '');
    updateCount = await insert(changed, matchedRows(load));
    const isMatched = `SELECT 1 FROM ${MATCH} m WHERE m.target = t.${quote(rowIdColumn(layer))}`;
    await insert(kept, `${own} WHERE NOT EXISTS (${isMatched})`);
  }
  return { updateCount, insertCount: await insertOthers(load, into) };
}
