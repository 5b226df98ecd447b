import { toLayerTable } from '../../../model/layer-table.js';
import type { AppliedCounts, StageApplication } from './stage-application.js';
import { rowIdColumn } from '../rows/layer-target.js';
import { MATCH, matchedRows } from './match-stage.js';
import { changesOf, insertOthers } from './staged-rows.js';

/**
 * Writes all rows of the layer into a table that is to take the place of its own: those that match as updates, the
 * others as they are, then the staged ones that are new.
 */
export async function writeAnew(
  application: StageApplication,
  into: string,
): Promise<Pick<AppliedCounts, 'insertCount' | 'updateCount'>> {
  const { trx, dialect, layer, upsert } = application;
  const { quote } = dialect;
  const { rowId, columns, geometry } = toLayerTable(layer);
  const names = [
    rowId,
    // What is worked out of the geometry comes with it.
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
    const changes = changesOf(application, upsert.updateGeometry);
    const changed = names.map((name, index) => changes.get(name) ?? kept[index] ?? '');
    updateCount = await insert(changed, matchedRows(application));
    const isMatched = `SELECT 1 FROM ${MATCH} m WHERE m.target = t.${quote(rowIdColumn(layer))}`;
    await insert(kept, `${own} WHERE NOT EXISTS (${isMatched})`);
  }
  return { updateCount, insertCount: await insertOthers(application, into) };
}
