import type { Database } from '../../../storage/database/database.js';
import { type Box, column, type Fragment } from '../../../storage/sql/dialect.js';
import { Bounds } from '../../append/convert/geometry/wkb-bounds.js';
import { type Layer, SHAPE_COLUMN } from '../../model/layer.js';
import { type ProjectionParameter, queryFault, unprojectableFault } from '../../model/query-fault.js';
import { type FeaturePage, featureRow, inOnePart, type TextRow } from './feature-page.js';
import type { QueryPlan } from '../plan/query-plan.js';
import { featureColumns } from './feature-columns.js';
import { join, sql } from './fragment.js';
import { groupAttributes, groupBy, orderGroups } from './grouping-sql.js';
import { orderBy } from './order-sql.js';
import { queryDialectOf } from './query-dialects.js';
import type { RequestedReference } from '../filter/requested-reference.js';
import type { Grouping } from '../plan/statistics.js';
import { type FilterArea, fromSelection, limitTo, objectIdColumn } from './selection-sql.js';
import { isUnevaluated, UnevaluatedShapeError } from '../relation/unevaluated-shape.js';

/** Plan with its spatial filter's geometry in the layer's spatial reference. */
export type ReadyPlan = QueryPlan & { readonly area: FilterArea | undefined };

/** Selects groups of features instead of features; they have no ids and no geometries. */
export async function selectGroups(
  database: Database,
  plan: ReadyPlan,
  grouping: Grouping,
): Promise<FeaturePage> {
  const { dialect } = database;
  const query = queryDialectOf(dialect);
  const attributes = groupAttributes(grouping, dialect, query);
  const { slots, columns } = featureColumns(plan, attributes, { dialect, query }).single;
  const from = fromSelection(plan.layer, plan.selection, plan.area, dialect, query);
  const rows = await readRows<TextRow>(
    database,
    sql`SELECT ${join(columns, ', ')} ${from} ${groupBy(grouping, dialect, query)}
        ${orderGroups(grouping.order, dialect, query)} ${limitTo(plan.limit + 1, plan.offset)}`,
  );
  return inOnePart(
    rows.map((row) => featureRow(row, slots)),
    plan,
  );
}

export async function countGroups(database: Database, plan: ReadyPlan, grouping: Grouping): Promise<number> {
  if (grouping.groupBy.length === 0) return 1;
  const { dialect } = database;
  const query = queryDialectOf(dialect);
  const from = fromSelection(plan.layer, plan.selection, plan.area, dialect, query);
  const groups = sql`SELECT 1 AS one ${from} ${groupBy(grouping, dialect, query)}`;
  const [row] = await readRows<{ count: number }>(
    database,
    sql`SELECT count(*) AS count FROM (${groups}) AS groups`,
  );
  return row?.count ?? 0;
}

/** Returns all object ids of the selection, which may be millions, as comma-separated text. */
export async function selectObjectIds(database: Database, plan: ReadyPlan): Promise<string> {
  const { dialect } = database;
  const query = queryDialectOf(dialect);
  const id = objectIdColumn(plan.layer, dialect);
  const from = fromSelection(plan.layer, plan.selection, plan.area, dialect, query);
  const order = orderBy(plan.order, plan.layer, dialect, query);
  const ids = query.joinText(sql`CAST(${id} AS text)`, query.literal('text', ','));
  const [row] = await readRows<{ ids: string | null }>(
    database,
    sql`SELECT ${ids} AS ids FROM (SELECT ${id} ${from} ${order}) AS selected`,
  );
  return row?.ids ?? '';
}

export async function countFeatures(database: Database, plan: ReadyPlan): Promise<number> {
  const { dialect } = database;
  const from = fromSelection(plan.layer, plan.selection, plan.area, dialect, queryDialectOf(dialect));
  const [row] = await readRows<{ count: number }>(database, sql`SELECT count(*) AS count ${from}`);
  return row?.count ?? 0;
}

/**
 * Returns the bounding box of the selection in the layer's spatial reference; `undefined` if no feature has a
 * geometry.
 */
export async function selectOwnExtent(database: Database, plan: ReadyPlan): Promise<Box | undefined> {
  const { dialect } = database;
  const query = queryDialectOf(dialect);
  const from = fromSelection(plan.layer, plan.selection, plan.area, dialect, query);
  const { xmin, ymin, xmax, ymax } = query.bounds(column(dialect, SHAPE_COLUMN));
  const [row] = await readRows<{ [Side in keyof Box]: number | null }>(
    database,
    sql`SELECT min(${xmin}) AS xmin, min(${ymin}) AS ymin, max(${xmax}) AS xmax, max(${ymax}) AS ymax ${from}`,
  );
  return row === undefined || Object.values(row).includes(null) ? undefined : (row as Box);
}

/**
 * Projects a geometry from the layer's spatial reference to another.
 *
 * @throws {AppError} `request.invalid` on `outSR` if the geometry cannot be projected.
 */
export async function projectFromLayer(
  database: Database,
  area: FilterArea,
  layer: Layer,
  { srid, projection }: RequestedReference,
): Promise<FilterArea> {
  if (srid === layer.srid) return area;
  const { dialect } = database;
  const given = dialect.fromWkb(area.wkb, layer.srid);
  return readArea(database, dialect.transform(given, srid, projection), 'outSR');
}

async function readArea(
  database: Database,
  geometry: Fragment,
  parameter: ProjectionParameter,
): Promise<FilterArea> {
  const [row] = await readRows<{ shape: Buffer | null }>(
    database,
    sql`SELECT ${database.dialect.toWkb(geometry)} AS shape`,
    parameter,
  );
  const bounds = new Bounds();
  if (row?.shape) bounds.add(row.shape);
  if (!row?.shape || bounds.extent === undefined) throw unprojectableFault(parameter);
  return { wkb: row.shape, box: requireFinite(bounds.extent, parameter) };
}

/** If a geometry cannot be projected, PostGIS raises an error and SpatiaLite returns infinity. */
export function requireFinite(box: Box, parameter: ProjectionParameter): Box {
  if (Object.values(box).every(Number.isFinite)) return box;
  throw unprojectableFault(parameter);
}

export function projectionOf({ layer, outReference }: QueryPlan): ProjectionParameter | undefined {
  return outReference.srid === layer.srid ? undefined : 'outSR';
}

// numeric_value_out_of_range, where SQLite goes on with infinity
const OUT_OF_RANGE = '22003';
// internal_error, which PostGIS raises for errors of PROJ
const INTERNAL_ERROR = 'XX000';

/** Connection or pool to read on, with the signal that cancels the statement in the database. */
export type Reading = Pick<Database, 'knex' | 'dialect' | 'signal'>;

/**
 * Runs a SELECT. Errors that the request causes, but that appear only during execution, become its refusal.
 *
 * @param projection - parameter that requires the SELECT to project geometries
 */
export async function readRows<Row extends object>(
  { knex, dialect, signal }: Reading,
  select: Fragment,
  projection?: ProjectionParameter,
): Promise<Row[]> {
  try {
    return await dialect.rows<Row>(knex, select, signal);
  } catch (error) {
    throw queryFailure(error, projection);
  }
}

/** Streams the rows of a SELECT one by one, with the refusals of `readRows`. */
export async function* readRowsInTurn<Row extends object>(
  { knex, dialect, signal }: Reading,
  select: Fragment,
  projection?: ProjectionParameter,
): AsyncGenerator<Row> {
  try {
    yield* dialect.streamRows<Row>(knex, select, signal);
  } catch (error) {
    throw queryFailure(error, projection);
  }
}

/** Returns the error for a database failure that the request has caused; any other failure is returned as it is. */
export function queryFailure(error: unknown, projection?: ProjectionParameter): unknown {
  if (isUnevaluated(error)) return new UnevaluatedShapeError(undefined, { cause: error });
  const state = error instanceof Error && 'code' in error ? error.code : undefined;
  if (state === OUT_OF_RANGE) return queryFault('where', "'where' clause is invalid: a number is too large");
  if (state === INTERNAL_ERROR && projection !== undefined) return unprojectableFault(projection);
  return error;
}
