import { type Box, column, type Dialect, type Fragment } from '../../../storage/sql/dialect.js';
import { rowTable, SHAPE_COLUMN } from '../../model/layer.js';
import type { ReadyPlan } from '../sql/query-repository.js';
import { join, sql } from '../sql/fragment.js';
import { queryDialectOf } from '../sql/query-dialects.js';
import { selectionCondition } from '../sql/selection-sql.js';

/** `FROM` the layer's table `WHERE` a row is of the selection, has a geometry and, if so, is near one of the boxes. */
export function fromShapes(plan: ReadyPlan, near: readonly Box[] | undefined, dialect: Dialect): Fragment {
  const { layer, selection, area } = plan;
  const chosen = selectionCondition(layer, selection, area, dialect, queryDialectOf(dialect));
  const conditions = [
    sql`${column(dialect, SHAPE_COLUMN)} IS NOT NULL`,
    ...(chosen ? [chosen] : []),
    ...(near ? [isNear(plan, near, dialect)] : []),
  ];
  const table = { sql: dialect.quote(rowTable(layer)), bindings: [] };
  return sql`FROM ${table} WHERE ${join(conditions, ' AND ')}`;
}

/** Condition, answered by the spatial index, that a row is near one of the boxes. */
export function isNear({ layer }: ReadyPlan, near: readonly Box[], dialect: Dialect): Fragment {
  const rowId = layer.objectIdField.toLowerCase();
  const table = { name: rowTable(layer), rowId, column: SHAPE_COLUMN, srid: layer.srid };
  return dialect.intersectsAnyBox(table, near);
}
