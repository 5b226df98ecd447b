import { type Box, column, type Dialect, type Fragment } from '../../../storage/sql/dialect.js';
import { type Layer, rowTable, SHAPE_COLUMN } from '../../model/layer.js';
import type { FilterArea, RowRestriction, Selection } from '../plan/query-plan.js';
import type { RequestedReference } from '../filter/requested-reference.js';
import type { SpatialFilter } from '../filter/spatial-filter.js';
import { canRaiseError } from '../../where/can-raise-error.js';
import type { Condition } from '../../where/tree.js';
import { emitCondition } from './emit-where.js';
import { bind, join, sql } from './fragment.js';
import type { QueryDialect } from './query-dialect.js';
import { sizeOfWkb } from '../relation/geometry-size.js';
import { mostVertices, type MostVertices } from '../relation/relation-cost.js';

export type { FilterArea } from '../plan/query-plan.js';

/** Returns the layer's object id column. */
export function objectIdColumn(layer: Layer, dialect: Pick<Dialect, 'quote'>): Fragment {
  return column(dialect, layer.objectIdField.toLowerCase());
}

/**
 * Returns the layer's geometry, or an aggregate of geometries, in the layer's spatial reference or in
 * another.
 */
export function shapeIn(
  reference: RequestedReference,
  layer: Layer,
  dialect: Dialect,
  shape: Fragment = column(dialect, SHAPE_COLUMN),
): Fragment {
  const { srid, projection } = reference;
  return srid === layer.srid ? shape : dialect.transform(shape, srid, projection);
}

/**
 * Writes `FROM` the layer's table `WHERE` the selection holds. For a view, it reads the source's table and only the
 * rows of the view; every query goes through here.
 *
 * @param area - of the spatial filter, in the layer's spatial reference
 */
export function fromSelection(
  layer: Layer,
  selection: Selection,
  area: FilterArea | undefined,
  dialect: Dialect,
  query: QueryDialect,
): Fragment {
  const table: Fragment = { sql: dialect.quote(rowTable(layer)), bindings: [] };
  const condition = selectionCondition(layer, selection, area, dialect, query);
  return condition === undefined ? sql`FROM ${table}` : sql`FROM ${table} WHERE ${condition}`;
}

/** Returns the condition that a row of the layer's table is in the selection; `undefined` if all rows are. */
export function selectionCondition(
  layer: Layer,
  { where, objectIds, spatialFilter, restriction }: Selection,
  area: FilterArea | undefined,
  dialect: Dialect,
  query: QueryDialect,
): Fragment | undefined {
  const isThere = rowsOfView(layer, restriction, dialect, query);
  const conditions = isThere === undefined ? [] : [isThere];
  if (where !== undefined) conditions.push(emitGuarded(where, isThere, query));
  if (objectIds !== undefined) conditions.push(isOneOf(objectIds, objectIdColumn(layer, dialect), query));
  if (spatialFilter !== undefined && area !== undefined) {
    conditions.push(meetsFilter(spatialFilter, area, layer, dialect, query));
  }
  return conditions.length === 0 ? undefined : join(conditions, ' AND ');
}

/**
 * Returns the condition that a row is in the view; `undefined` if all rows are.
 *
 * @throws {Error} for a view whose restriction was not opened, so that it reads no rows instead of all.
 */
function rowsOfView(
  layer: Layer,
  restriction: RowRestriction | undefined,
  dialect: Dialect,
  query: QueryDialect,
): Fragment | undefined {
  if (restriction !== undefined)
    return restrictRows(restriction, layer.view?.source ?? layer, dialect, query);
  if (layer.view !== undefined) throw new Error(`view ${String(layer.key)} is read without its restriction`);
  return undefined;
}

/**
 * Returns the condition that a row of `source` is in a view of it; `undefined` if all rows are. Column names are
 * unqualified, so no other table may be in scope.
 */
export function restrictRows(
  { where, filter }: RowRestriction,
  source: Layer,
  dialect: Dialect,
  query: QueryDialect,
): Fragment | undefined {
  const conditions: Fragment[] = [];
  if (where !== undefined) conditions.push(emitCondition(where, query));
  if (filter !== undefined) {
    conditions.push(meetsFilter(filter.spatial, filter.area, source, dialect, query));
  }
  return conditions.length === 0 ? undefined : join(conditions, ' AND ');
}

/**
 * Evaluates a condition only in rows of the view. A database evaluates the terms of AND in any order, and an
 * arithmetic error would reveal hidden rows.
 */
function emitGuarded(where: Condition, isThere: Fragment | undefined, query: QueryDialect): Fragment {
  const condition = emitCondition(where, query);
  if (isThere === undefined || !canRaiseError(where)) return condition;
  return sql`CASE WHEN ${isThere} THEN ${condition} ELSE 1 = 0 END`;
}

function isOneOf(ids: readonly number[], objectId: Fragment, query: QueryDialect): Fragment {
  if (ids.length === 0) return sql`1 = 0`;
  const list = join(
    ids.map((id) => query.literal('integer', String(id))),
    ', ',
  );
  return sql`${objectId} IN (${list})`;
}

/** Filters by the spatial index first, which rounds outward, then exactly; see `evaluatePlan`. */
function meetsFilter(
  filter: SpatialFilter,
  area: FilterArea,
  layer: Layer,
  dialect: Dialect,
  query: QueryDialect,
): Fragment {
  if (area.isEmpty === true) return sql`1 = 0`;
  const { near, isLarge } = areaCondition(filter, area, layer, dialect, query);
  const isRelated = compareWith(filter, area, layer, dialect, query);
  if (isLarge === undefined) return sql`${near} AND ${isRelated}`;
  const id = objectIdColumn(layer, dialect);
  const isEvaluated =
    area.evaluated === undefined ? query.failUnevaluated(id) : query.isAmong(id, area.evaluated);
  return sql`${near} AND CASE WHEN ${isLarge} THEN ${isEvaluated} ELSE ${isRelated} END`;
}

/** Conditions on the box and on the size of a geometry. */
interface AreaCondition {
  /** Condition, answered by the spatial index, that a row is near the area. */
  readonly near: Fragment;
  /** Condition that a row must be evaluated before it is compared; `undefined` if no row must be. */
  readonly isLarge: Fragment | undefined;
}

export function areaCondition(
  filter: SpatialFilter,
  area: FilterArea,
  layer: Layer,
  dialect: Dialect,
  query: QueryDialect,
): AreaCondition {
  const table = {
    name: rowTable(layer),
    rowId: layer.objectIdField.toLowerCase(),
    column: SHAPE_COLUMN,
    srid: layer.srid,
  };
  const most = mostComparedOf(filter, area, layer);
  return {
    near: dialect.intersectsBox(table, area.box),
    isLarge: most && isLargerThan(most, layer, column(dialect, SHAPE_COLUMN), query),
  };
}

function isLargerThan(
  { ofAny, ofOneRing }: MostVertices,
  { geometryType }: Layer,
  shape: Fragment,
  query: QueryDialect,
): Fragment {
  const isLarger = query.isLarger(shape, ofAny);
  if (geometryType !== 'esriGeometryPolygon' || ofOneRing <= ofAny) return isLarger;
  return sql`(${isLarger} AND (${query.isLarger(shape, ofOneRing)} OR NOT (${query.isOneRing(shape)})))`;
}

/**
 * Returns the maximum vertices of a feature that is compared without evaluation; `undefined` for no limit.
 */
function mostComparedOf(
  { geometry, reference, relation }: SpatialFilter,
  area: FilterArea,
  layer: Layer,
): MostVertices | undefined {
  if (relation === 'boxIntersects' || area.isEmpty === true) return undefined;
  const { xmin, ymin, xmax, ymax } = area.box;
  // GEOS visits each vertex once.
  const isRectangle = geometry.kind === 'envelope' && reference.srid === layer.srid;
  if (relation === 'intersects' && isRectangle && xmin < xmax && ymin < ymax) return undefined;
  return mostVertices(layer, sizeOfWkb(area.wkb));
}

/** Returns the condition that a feature's geometry has the relation to the area. */
export function compareWith(
  { geometry, reference, relation }: SpatialFilter,
  area: FilterArea,
  layer: Layer,
  dialect: Dialect,
  query: QueryDialect,
): Fragment {
  const shape = column(dialect, SHAPE_COLUMN);
  const isProjected = reference.srid !== layer.srid;
  // A point is its own bounding box.
  const isBoxEnough =
    geometry.kind === 'envelope' &&
    relation === 'intersects' &&
    layer.geometryType === 'esriGeometryPoint' &&
    !isProjected;
  if (relation === 'boxIntersects' || isBoxEnough) return boundsMeet(shape, area.box, query);
  const given = dialect.fromWkb(area.wkb, layer.srid);
  const mayCross = geometry.kind === 'polygon' || (geometry.kind === 'envelope' && isProjected);
  const valid = mayCross ? query.makeValid(given) : given;
  return query.relate(relation, shape, valid);
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

/** Writes `FROM` the layer's table, with only the rows of these object ids. */
export function fromIds(
  layer: Layer,
  ids: readonly string[],
  dialect: Pick<Dialect, 'quote'>,
  query: QueryDialect,
): Fragment {
  const table: Fragment = { sql: dialect.quote(rowTable(layer)), bindings: [] };
  return sql`FROM ${table} WHERE ${query.isAmong(objectIdColumn(layer, dialect), ids)}`;
}

/** Writes `LIMIT` and `OFFSET`. */
export function limitTo(count: number, offset: number): Fragment {
  return sql`LIMIT ${bind(count)} OFFSET ${bind(offset)}`;
}
