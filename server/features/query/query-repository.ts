import type { Database } from '../../storage/database.js';
import { type Box, column, type Dialect, type Fragment } from '../../storage/dialect.js';
import { Bounds } from '../append/convert/wkb-bounds.js';
import { PATCHES_COLUMN } from '../layer.js';
import { type ProjectionParameter, queryFault, unprojectable } from './query-fault.js';
import type { QueryPlan } from './query-plan.js';
import { type AttributeColumn, attributeColumns, attributesOf } from './sql/attribute-columns.js';
import { join, sql } from './sql/fragment.js';
import { groupAttributes, groupBy, orderGroups } from './sql/grouping-sql.js';
import { orderBy } from './sql/order-sql.js';
import { queryDialectOf } from './sql/query-dialects.js';
import type { RequestedReference } from './requested-reference.js';
import type { Grouping } from './statistics.js';
import {
  type FilterArea,
  fromSelection,
  limitTo,
  objectIdColumn,
  shapeIn,
  toLayer,
} from './sql/selection-sql.js';

/** A feature as read: attributes in the order of the page's columns, the geometry as well-known binary. */
export interface FeatureRow {
  /** Absent of groups. */
  readonly id?: number | string;
  readonly shape?: Buffer | null;
  readonly [column: `c${number}`]: string | number | null;
}

export interface FeaturePage {
  readonly columns: readonly AttributeColumn[];
  /** One more than the plan's limit when there are more. */
  readonly rows: readonly FeatureRow[];
}

/** A feature, or a group, with each value for itself. */
export interface ValueRow {
  readonly shape?: Buffer | null;
  readonly [column: `c${number}`]: string | number | null;
}

export interface ValuePage {
  /** One more than the plan's limit when there are more. */
  readonly rows: readonly ValueRow[];
}

/** A plan with its spatial filter's geometry in the layer's spatial reference. */
export type ReadyPlan = QueryPlan & { readonly area: FilterArea | undefined };

export async function selectFeatures(database: Database, plan: ReadyPlan): Promise<FeaturePage> {
  const { dialect } = database;
  const columns = attributeColumns(attributesOf(plan.fields, dialect), queryDialectOf(dialect));
  const values = columns.map(({ value }) => value);
  return { columns, rows: await selectPage<FeatureRow>(database, plan, values) };
}

/** The same with each value for itself, for replies that are not JSON. */
export async function selectValues(database: Database, plan: ReadyPlan): Promise<ValuePage> {
  const { dialect } = database;
  const query = queryDialectOf(dialect);
  const values = attributesOf(plan.fields, dialect).map(({ field, value }) => query.value(field, value));
  return { rows: await selectPage<ValueRow>(database, plan, values) };
}

async function selectPage<Row extends object>(
  database: Database,
  plan: ReadyPlan,
  attributes: readonly Fragment[],
): Promise<Row[]> {
  const { dialect } = database;
  const { layer } = plan;
  const query = queryDialectOf(dialect);
  const order = orderBy(plan.order, layer, dialect, query);
  const from = fromSelection(layer, plan.selection, plan.area, dialect, query);
  const values = [
    sql`${objectIdColumn(layer, dialect)} AS ${name(dialect, 'id')}`,
    ...named(attributes, dialect),
    ...(plan.hasGeometry ? [sql`${geometryOf(plan, dialect)} AS ${name(dialect, 'shape')}`] : []),
  ];
  // Rows are chosen first and written after, so that a far page costs no JSON for the rows before it.
  const page = sql`(SELECT * ${from} ${order} ${limitTo(plan.limit + 1, plan.offset)})`;
  return readRows<Row>(
    database,
    sql`SELECT ${join(values, ', ')} FROM ${page} AS ${name(dialect, layer.table)} ${order}`,
    projectionOf(plan),
  );
}

function named(values: readonly Fragment[], dialect: Pick<Dialect, 'quote'>): Fragment[] {
  return values.map((value, index) => sql`${value} AS ${name(dialect, `c${String(index)}`)}`);
}

/** The column of patches holds well-known binary as it is. */
function geometryOf({ multipatchForm, outReference, layer }: QueryPlan, dialect: Dialect): Fragment {
  if (multipatchForm === 'patches') return column(dialect, PATCHES_COLUMN);
  return dialect.toWkb(shapeIn(outReference, layer, dialect));
}

/** Groups of features in place of features; they have no ids and no geometries. */
export async function selectGroups(
  database: Database,
  plan: ReadyPlan,
  grouping: Grouping,
): Promise<FeaturePage> {
  const { dialect } = database;
  const query = queryDialectOf(dialect);
  const columns = attributeColumns(groupAttributes(grouping, dialect, query), query);
  const values = columns.map(({ value }) => value);
  return { columns, rows: await selectGrouped<FeatureRow>(database, plan, grouping, values) };
}

/** The same with each value for itself. */
export async function selectGroupValues(
  database: Database,
  plan: ReadyPlan,
  grouping: Grouping,
): Promise<ValuePage> {
  const { dialect } = database;
  const query = queryDialectOf(dialect);
  const attributes = groupAttributes(grouping, dialect, query);
  const values = attributes.map(({ field, value }) => query.value(field, value));
  return { rows: await selectGrouped<ValueRow>(database, plan, grouping, values) };
}

function selectGrouped<Row extends object>(
  database: Database,
  plan: ReadyPlan,
  grouping: Grouping,
  values: readonly Fragment[],
): Promise<Row[]> {
  const { dialect } = database;
  const query = queryDialectOf(dialect);
  const from = fromSelection(plan.layer, plan.selection, plan.area, dialect, query);
  return readRows<Row>(
    database,
    sql`SELECT ${join(named(values, dialect), ', ')} ${from} ${groupBy(grouping, dialect, query)}
        ${orderGroups(grouping.order, query)} ${limitTo(plan.limit + 1, plan.offset)}`,
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

/** All object ids of the selection, as text with commas between; they may be millions. */
export async function selectObjectIds(database: Database, plan: ReadyPlan): Promise<string> {
  const { dialect } = database;
  const query = queryDialectOf(dialect);
  const id = objectIdColumn(plan.layer, dialect);
  const from = fromSelection(plan.layer, plan.selection, plan.area, dialect, query);
  const order = orderBy(plan.order, plan.layer, dialect, query);
  const ids = query.joinText(sql`CAST(${id} AS text)`);
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

/** The bounding box of the selection in the reply's spatial reference; `undefined` when nothing has a geometry. */
export async function selectExtent(database: Database, plan: ReadyPlan): Promise<Box | undefined> {
  const { dialect } = database;
  const query = queryDialectOf(dialect);
  const from = fromSelection(plan.layer, plan.selection, plan.area, dialect, query);
  const { xmin, ymin, xmax, ymax } = query.bounds(shapeIn(plan.outReference, plan.layer, dialect));
  const [row] = await readRows<{ [Side in keyof Box]: number | null }>(
    database,
    sql`SELECT min(${xmin}) AS xmin, min(${ymin}) AS ymin, max(${xmax}) AS xmax, max(${ymax}) AS ymax ${from}`,
    projectionOf(plan),
  );
  if (row === undefined || Object.values(row).includes(null)) return undefined;
  return requireFinite(row as Box, 'outSR');
}

/**
 * A geometry in well-known binary in another spatial reference.
 *
 * @throws {AppError} `request.invalid` on `geometry` where it has none.
 */
export async function projectWkb(
  database: Database,
  wkb: Uint8Array,
  from: RequestedReference,
  to: number,
): Promise<FilterArea> {
  const { dialect } = database;
  const given = dialect.fromWkb(wkb, from.srid);
  const projected = dialect.toWkb(toLayer(given, from, to, dialect));
  const [row] = await readRows<{ shape: Buffer | null }>(
    database,
    sql`SELECT ${projected} AS shape`,
    'geometry',
  );
  const bounds = new Bounds();
  if (row?.shape) bounds.add(row.shape);
  if (!row?.shape || bounds.extent === undefined) throw unprojectable('geometry');
  return { wkb: row.shape, box: requireFinite(bounds.extent, 'geometry') };
}

/** Where a geometry cannot be projected, PostGIS raises an error and SpatiaLite goes on with infinity. */
function requireFinite(box: Box, parameter: ProjectionParameter): Box {
  if (Object.values(box).every(Number.isFinite)) return box;
  throw unprojectable(parameter);
}

function projectionOf({ layer, outReference }: QueryPlan): ProjectionParameter | undefined {
  return outReference.srid === layer.srid ? undefined : 'outSR';
}

// numeric_value_out_of_range, where SQLite goes on with infinity
const OUT_OF_RANGE = '22003';
// internal_error, as which PostGIS raises what PROJ says
const INTERNAL_ERROR = 'XX000';

/**
 * Runs a SELECT. What goes wrong because of the request, but shows only in the rows, becomes its refusal.
 *
 * @param projection - the parameter for whose sake the SELECT projects geometries
 */
async function readRows<Row extends object>(
  database: Database,
  select: Fragment,
  projection?: ProjectionParameter,
): Promise<Row[]> {
  try {
    return await database.dialect.rows<Row>(database.knex, select);
  } catch (error) {
    throw queryFailure(error, projection);
  }
}

/** What is told of a failure of the database that the request is to blame for; the failure itself otherwise. */
export function queryFailure(error: unknown, projection?: ProjectionParameter): unknown {
  const state = error instanceof Error && 'code' in error ? error.code : undefined;
  if (state === OUT_OF_RANGE)
    return queryFault('where', "'where' clause is invalid: a number grows too large");
  if (state === INTERNAL_ERROR && projection !== undefined) return unprojectable(projection);
  return error;
}

function name(dialect: Pick<Dialect, 'quote'>, identifier: string): Fragment {
  return { sql: dialect.quote(identifier), bindings: [] };
}
