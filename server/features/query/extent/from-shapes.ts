import { type Box, column, type Dialect, type Fragment } from '../../../storage/dialect.js';
import { rowTable, SHAPE_COLUMN } from '../../layer.js';
import type { ReadyPlan } from '../query-repository.js';
import { join, sql } from '../sql/fragment.js';
import { queryDialectOf } from '../sql/query-dialects.js';
import { selectionCondition } from '../sql/selection-sql.js';

/** `FROM` the layer's table `WHERE` a row is of the selection, has a geometry and, if so, is near one of the boxes. */
export function fromShapes(
  { layer, selection, area }: ReadyPlan,
  near: readonly Box[] | undefined,
  dialect: Dialect,
): Fragment {
  const name = rowTable(layer);
  const rowId = layer.objectIdField.toLowerCase();
  const table = { name, rowId, column: SHAPE_COLUMN, srid: layer.srid };
  const chosen = selectionCondition(layer, selection, area, dialect, queryDialectOf(dialect));
  const conditions = [
    sql`${column(dialect, SHAPE_COLUMN)} IS NOT NULL`,
    ...(chosen ? [chosen] : []),
    ...(near ? [dialect.intersectsAnyBox(table, near)] : []),
  ];
  return sql`FROM ${{ sql: dialect.quote(name), bindings: [] }} WHERE ${join(conditions, ' AND ')}`;
}
