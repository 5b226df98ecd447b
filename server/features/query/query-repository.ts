import type { Database } from '../../storage/database.js';
import { type Box, column, type Dialect, type Fragment } from '../../storage/dialect.js';
import { PATCHES_COLUMN } from '../layer.js';
import { writeBoxWkb } from './geometry/box-wkb.js';
import { readWkb } from './geometry/read-wkb.js';
import { type ProjectionParameter, queryFault, unprojectable } from './query-fault.js';
import type { QueryPlan } from './query-plan.js';
import { type AttributeColumn, attributeColumns } from './sql/attribute-columns.js';
import { join, sql } from './sql/fragment.js';
import { orderBy } from './sql/order-sql.js';
import { queryDialectOf } from './sql/query-dialects.js';
import type { RequestedReference } from './requested-reference.js';
import { fromSelection, limitTo, objectIdColumn, shapeIn, toLayer } from './sql/selection-sql.js';

/** A feature as read: attributes in the order of the page's columns, the geometry as well-known binary. */
export interface FeatureRow {
  readonly id: number | string;
  readonly shape?: Buffer | null;
  readonly [column: `c${number}`]: string | number | null;
}

export interface FeaturePage {
  readonly columns: readonly AttributeColumn[];
  /** One more than the plan's limit when there are more. */
  readonly rows: readonly FeatureRow[];
}

/** A plan with its spatial filter's box in the layer's spatial reference. */
export type ReadyPlan = QueryPlan & { readonly box: Box | undefined };

export async function selectFeatures(database: Database, plan: ReadyPlan): Promise<FeaturePage> {
  const { dialect } = database;
  const { layer } = plan;
  const query = queryDialectOf(dialect);
  const columns = attributeColumns(plan.fields, dialect, query);
  const order = orderBy(plan.order, layer, dialect, query);
  const from = fromSelection(layer, plan.selection, plan.box, dialect, query);
  const values = [
    sql`${objectIdColumn(layer, dialect)} AS ${name(dialect, 'id')}`,
    ...columns.map(({ value }, index) => sql`${value} AS ${name(dialect, `c${String(index)}`)}`),
    ...(plan.hasGeometry ? [sql`${geometryOf(plan, dialect)} AS ${name(dialect, 'shape')}`] : []),
  ];
  // Rows are chosen first and written after, so that a far page costs no JSON for the rows before it.
  const page = sql`(SELECT * ${from} ${order} ${limitTo(plan.limit + 1, plan.offset)})`;
  const rows = await readRows<FeatureRow>(
    database,
    sql`SELECT ${join(values, ', ')} FROM ${page} AS ${name(dialect, layer.table)} ${order}`,
    projectionOf(plan),
  );
  return { columns, rows };
}

/** The column of patches holds well-known binary as it is. */
function geometryOf({ multipatchForm, outReference, layer }: QueryPlan, dialect: Dialect): Fragment {
  if (multipatchForm === 'patches') return column(dialect, PATCHES_COLUMN);
  return dialect.toWkb(shapeIn(outReference, layer, dialect));
}

/** All object ids of the selection, as text with commas between; they may be millions. */
export async function selectObjectIds(database: Database, plan: ReadyPlan): Promise<string> {
  const { dialect } = database;
  const query = queryDialectOf(dialect);
  const id = objectIdColumn(plan.layer, dialect);
  const from = fromSelection(plan.layer, plan.selection, plan.box, dialect, query);
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
  const from = fromSelection(plan.layer, plan.selection, plan.box, dialect, queryDialectOf(dialect));
  const [row] = await readRows<{ count: number }>(database, sql`SELECT count(*) AS count ${from}`);
  return row?.count ?? 0;
}

/** The bounding box of the selection in the reply's spatial reference; `undefined` when nothing has a geometry. */
export async function selectExtent(database: Database, plan: ReadyPlan): Promise<Box | undefined> {
  const { dialect } = database;
  const query = queryDialectOf(dialect);
  const from = fromSelection(plan.layer, plan.selection, plan.box, dialect, query);
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
 * A box's bounding box in another spatial reference.
 *
 * @throws {AppError} `request.invalid` on `geometry` where it has none.
 */
export async function projectBox(
  database: Database,
  box: Box,
  from: RequestedReference,
  to: number,
): Promise<Box> {
  const { dialect } = database;
  const given = dialect.fromWkb(writeBoxWkb(box), from.srid);
  const projected = dialect.toWkb(toLayer(given, from, to, dialect));
  const [row] = await readRows<{ shape: Buffer | null }>(
    database,
    sql`SELECT ${projected} AS shape`,
    'geometry',
  );
  const shape = readWkb(row?.shape ?? Buffer.alloc(0));
  const numbers = shape?.kind === 'polygons' ? (shape.polygons[0]?.[0]?.numbers ?? []) : [];
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return requireFinite(
    { xmin: Math.min(...xs), ymin: Math.min(...ys), xmax: Math.max(...xs), ymax: Math.max(...ys) },
    'geometry',
  );
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
    const state = error instanceof Error && 'code' in error ? error.code : undefined;
    if (state === OUT_OF_RANGE)
      throw queryFault('where', "'where' clause is invalid: a number grows too large");
    if (state === INTERNAL_ERROR && projection !== undefined) throw unprojectable(projection);
    throw error;
  }
}

function name(dialect: Pick<Dialect, 'quote'>, identifier: string): Fragment {
  return { sql: dialect.quote(identifier), bindings: [] };
}
