import { SHAPE_COLUMN } from '../../../model/layer.js';
import type { AppendTarget } from '../../request/request.js';
import type { StagedLoad } from './staged-load.js';
import { patchesColumns, rowIdColumn } from '../rows/layer-target.js';
import { IS_NEW, updatedColumns } from './match-stage.js';
import { STAGE, stageColumn } from './stage.js';

/** SQL condition, with its `WHERE`, of the staged rows `s` that are inserts. */
export function newRows(upsert: AppendTarget['upsert']): string {
  return upsert === null ? '' : ` WHERE ${IS_NEW}`;
}

/** Returns, by column, the SQL value that an update gives row `t` of the layer from its staged row `s`. */
export function changesOf(load: StagedLoad, updatesGeometry: boolean): Map<string, string> {
  const { dialect, layer, plan, index } = load;
  const { quote } = dialect;
  const changes = new Map<string, string>();
  for (const { name, own, staged, omitted } of updatedColumns(load)) {
    const value =
      omitted === undefined ? `s.${staged}` : `CASE WHEN ${omitted} THEN t.${own} ELSE s.${staged} END`;
    changes.set(name, value);
  }
  for (const [column, { field, origin, isUpdated }] of plan.columns.entries()) {
    // Editor-tracking values are the same in every row.
    if (isUpdated && origin !== 'source') changes.set(field.column, `s.${stageColumn(column)}`);
  }
  if (index !== undefined && updatesGeometry) {
    changes.set(SHAPE_COLUMN, `coalesce(s.geometry, t.${quote(SHAPE_COLUMN)})`);
    for (const name of patchesColumns(layer)) {
      changes.set(name, `coalesce(s.${quote(name)}, t.${quote(name)})`);
    }
  }
  return changes;
}

/**
 * Adds the staged rows that are new to a table with the layer's columns, in their order.
 *
 * @returns the number of rows added.
 */
export async function insertOthers(load: StagedLoad, into: string): Promise<number> {
  const { trx, dialect, bulk, layer, plan, index, target } = load;
  const { quote } = dialect;
  const isNew = newRows(target.upsert);
  const rowId = rowIdColumn(layer);
  const rowIdKey = plan.columns.findIndex(
    ({ field }, column) => column === plan.key && field.column === rowId,
  );
  const givesRowId = rowIdKey >= 0;
  const columns = plan.columns.map(({ field }, column) => ({
    own: field.column,
    staged: `s.${stageColumn(column)}`,
  }));
  for (const own of patchesColumns(layer)) columns.push({ own, staged: `s.${quote(own)}` });
  if (index !== undefined) columns.push({ own: SHAPE_COLUMN, staged: 's.geometry' });
  const bindings: (string | number)[] = [];
  const values = columns.map(({ own, staged }) => {
    if (!givesRowId || own !== rowId) return staged;
    const given = bulk.rowIdOr(staged, layer.table, rowId);
    bindings.push(...(given.bindings as string[]));
    return given.sql;
  });
  if (givesRowId) {
    const key = `s.${stageColumn(rowIdKey)}`;
    await index?.touch({ sql: `SELECT ${key} FROM ${STAGE} s${isNew} AND ${key} IS NOT NULL`, bindings: [] });
    // Ids generated for other rows must not collide with ids from the source.
    await bulk.reserveRowIds(trx, {
      table: layer.table,
      rowId,
      select: `SELECT max(${key}) FROM ${STAGE} s`,
    });
  }
  return dialect.execute(trx, {
    sql: `INSERT INTO ${quote(into)} (${columns.map(({ own }) => quote(own)).join(', ')})
          SELECT ${values.join(', ')} FROM ${STAGE} s${isNew} ORDER BY s.source_row`,
    bindings,
  });
}
