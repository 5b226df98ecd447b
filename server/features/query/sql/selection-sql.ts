import { type Box, column, type Dialect, type Fragment } from '../../../storage/dialect.js';
import { type Layer, SHAPE_COLUMN } from '../../layer.js';
import { writeBoxWkb } from '../geometry/box-wkb.js';
import type { Selection } from '../query-plan.js';
import type { RequestedReference } from '../requested-reference.js';
import type { SpatialFilter } from '../spatial-filter.js';
import { emitCondition } from './emit-where.js';
import { bind, join, sql } from './fragment.js';
import type { QueryDialect } from './query-dialect.js';

/** The layer's object id column. */
export function objectIdColumn(layer: Layer, dialect: Pick<Dialect, 'quote'>): Fragment {
  return column(dialect, layer.objectIdField.toLowerCase());
}

/** The layer's geometry, in its own spatial reference or in another. */
export function shapeIn(reference: RequestedReference, layer: Layer, dialect: Dialect): Fragment {
  const shape = column(dialect, SHAPE_COLUMN);
  const { srid, projection } = reference;
  return srid === layer.srid ? shape : dialect.transform(shape, srid, projection);
}

/** A geometry in another reference, brought into the layer's. */
export function toLayer(
  geometry: Fragment,
  { projection }: RequestedReference,
  srid: number,
  dialect: Dialect,
): Fragment {
  return dialect.transform(geometry, srid, projection && { from: projection.to, to: projection.from });
}

/**
 * `FROM` the layer's table `WHERE` the selection holds.
 *
 * @param box - of the spatial filter, in the layer's spatial reference
 */
export function fromSelection(
  layer: Layer,
  selection: Selection,
  box: Box | undefined,
  dialect: Dialect,
  query: QueryDialect,
): Fragment {
  const { where, objectIds, spatialFilter } = selection;
  const conditions: Fragment[] = [];
  if (where !== undefined) conditions.push(emitCondition(where, query));
  if (objectIds !== undefined) conditions.push(isOneOf(objectIds, objectIdColumn(layer, dialect), query));
  if (spatialFilter !== undefined && box !== undefined) {
    conditions.push(meetsFilter(spatialFilter, box, layer, dialect, query));
  }
  const table: Fragment = { sql: dialect.quote(layer.table), bindings: [] };
  return conditions.length === 0 ? sql`FROM ${table}` : sql`FROM ${table} WHERE ${join(conditions, ' AND ')}`;
}

function isOneOf(ids: readonly number[], objectId: Fragment, query: QueryDialect): Fragment {
  if (ids.length === 0) return sql`1 = 0`;
  const list = join(
    ids.map((id) => query.literal('integer', String(id))),
    ', ',
  );
  return sql`${objectId} IN (${list})`;
}

/** By the spatial index first, which rounds outward, then exactly. */
function meetsFilter(
  filter: SpatialFilter,
  box: Box,
  layer: Layer,
  dialect: Dialect,
  query: QueryDialect,
): Fragment {
  const table = {
    name: layer.table,
    rowId: layer.objectIdField.toLowerCase(),
    column: SHAPE_COLUMN,
    srid: layer.srid,
  };
  const near = dialect.intersectsBox(table, box);
  const shape = column(dialect, SHAPE_COLUMN);
  // A point is its own bounding box; a box without area is no valid polygon to intersect with.
  const isBoxEnough =
    (layer.geometryType === 'esriGeometryPoint' && filter.reference.srid === layer.srid) ||
    filter.relation === 'boxIntersects' ||
    filter.box.xmin === filter.box.xmax ||
    filter.box.ymin === filter.box.ymax;
  if (isBoxEnough) return sql`${near} AND ${boundsMeet(shape, box, query)}`;
  const given = dialect.fromWkb(writeBoxWkb(filter.box), filter.reference.srid);
  const area =
    filter.reference.srid === layer.srid ? given : toLayer(given, filter.reference, layer.srid, dialect);
  return sql`${near} AND ${query.intersects(shape, area)}`;
}

function boundsMeet(shape: Fragment, box: Box, query: QueryDialect): Fragment {
  const { xmin, ymin, xmax, ymax } = query.bounds(shape);
  const side = (value: number): Fragment => query.literal('real', String(value));
  return join(
    [
      sql`${xmax} >= ${side(box.xmin)}`,
      sql`${xmin} <= ${side(box.xmax)}`,
      sql`${ymax} >= ${side(box.ymin)}`,
      sql`${ymin} <= ${side(box.ymax)}`,
    ],
    ' AND ',
  );
}

/** `LIMIT` and `OFFSET`. */
export function limitTo(count: number, offset: number): Fragment {
  return sql`LIMIT ${bind(count)} OFFSET ${bind(offset)}`;
}
