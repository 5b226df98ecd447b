import type { Database } from '../../../storage/database/database.js';
import { column, type Dialect, type Fragment } from '../../../storage/sql/dialect.js';
import { PATCHES_COLUMN, SHAPE_COLUMN, rowTable } from '../../model/layer.js';
import { type FeaturePage, type FeatureRow, featureRow, partsOf, type TextRow } from './feature-page.js';
import { isWhole } from '../plan/multipatch-form.js';
import { isPlainPoints } from './plain-points.js';
import type { QueryPlan } from '../plan/query-plan.js';
import { projectionOf, type Reading, type ReadyPlan, readRows, readRowsInTurn } from './query-repository.js';
import { attributesOf } from './attribute-columns.js';
import {
  type FeatureColumns,
  featureColumns,
  type GeometryColumn,
  type TemplateSlot,
} from './feature-columns.js';
import { sql } from './fragment.js';
import { PROJECTED_SHAPE, type Together } from './project-together.js';
import { orderBy } from './order-sql.js';
import type { QueryDialect } from './query-dialect.js';
import { queryDialectOf } from './query-dialects.js';
import { fromIds, fromSelection, limitTo, objectIdColumn, shapeIn } from './selection-sql.js';

/** Maximum rows of a part, and approximate bytes of its geometries if it has several. */
const PART_ROWS = 500;
const PART_BYTES = 1_000_000;
/**
 * Approximate bytes of the geometries in one text, which is three times as long. Beyond about 128 KB, the database
 * and V8 allocate fresh memory for each text, which costs more than writing it.
 */
const TEXT_BYTES = 16_000;

/** Approximate maximum of characters of a page that is read as one text. */
const WHOLE_CHARACTERS = 4_000_000;
/** Approximate maximum length of a non-text value with its name. */
const PLAIN_CHARACTERS = 60;

/** Opens a page of features as text that the database writes. */
export async function openFeatures(database: Database, plan: ReadyPlan): Promise<FeaturePage> {
  const usual = columnsOf(plan, database.dialect, true);
  if (isBounded(plan)) return openWhole(database, plan, usual);
  // Large geometries are written by the server one by one, so that other work can run in between.
  const ofLarge = columnsOf(plan, database.dialect, false);
  return openParts(database, plan, ({ isLarge }) => (isLarge ? ofLarge : usual));
}

function columnsOf(plan: QueryPlan, dialect: Dialect, isTextWanted: boolean): FeatureColumns {
  const { joined } = featureColumns(plan, attributesOf(plan.fields, dialect), {
    dialect,
    query: queryDialectOf(dialect),
    id: objectIdColumn(plan.layer, dialect),
    geometry: plan.hasGeometry ? geometryOf(plan, dialect, isTextWanted) : undefined,
  });
  return joined;
}

function geometryOf(plan: QueryPlan, dialect: Dialect, isTextWanted: boolean): GeometryColumn {
  const query = queryDialectOf(dialect);
  const isPolygon = plan.layer.geometryType === 'esriGeometryPolygon';
  const turn = plan.format === 'geojson' ? 'counterclockwise' : 'clockwise';
  const text =
    isTextWanted && plan.format !== 'pbf' && isPlainShape(plan)
      ? query.geoJson(column(dialect, SHAPE_COLUMN), isPolygon ? turn : 'none')
      : undefined;
  if (text !== undefined) return { kind: 'geoJson', value: text };
  if (!isPlainPoints(plan)) return { kind: 'geometry', value: wkbOf(plan, dialect) };
  const { layer, outReference } = plan;
  const isStored = outReference.srid === layer.srid && !layer.hasZ && !layer.hasM;
  const point = shownShape(plan, dialect);
  return { kind: 'position', value: query.position(point, isStored) };
}

/** True if geometries are shown as stored, except for the direction of rings. */
function isPlainShape({ layer, outReference, form, hasZ, hasM, multipatchForm }: QueryPlan): boolean {
  const isExact = form.maxOffset === 0 && form.decimals === undefined && form.quantization === undefined;
  const isFlat = !layer.hasZ && !hasZ && !hasM && multipatchForm === 'none';
  return isExact && isFlat && outReference.srid === layer.srid;
}

/** True if a page is known to be small, so that it is read without a check. */
function isBounded({ limit, hasGeometry, layer, fields }: QueryPlan): boolean {
  if (hasGeometry && layer.geometryType !== 'esriGeometryPoint') return false;
  const lengths = fields.map(({ type, length = Infinity }) => (type === 'esriFieldTypeString' ? length : 0));
  const most = lengths.reduce((sum, length) => sum + length + PLAIN_CHARACTERS, PLAIN_CHARACTERS);
  return limit * most <= WHOLE_CHARACTERS;
}

/** Opens a page whose first rows are read before it is returned. */
async function openWhole(
  database: Database,
  plan: ReadyPlan,
  { slots, columns }: FeatureColumns,
): Promise<FeaturePage> {
  const { dialect } = database;
  const { layer, limit, isAllOrNothing } = plan;
  const page = queryDialectOf(dialect).page({
    table: column(dialect, rowTable(layer)),
    objectId: objectIdColumn(layer, dialect),
    columns,
    chosen: choose(plan, dialect),
    limit,
    projected: togetherOf(plan, dialect),
  });
  const rows = readRowsInTurn<PageRow>(database, page, projectionOf(plan));
  const first = await rows.next();
  const hasMore = first.done !== true && Number(first.value._count) > limit;
  const isEmpty = limit === 0 || (hasMore && isAllOrNothing);
  if (!isEmpty && first.done !== true) return { hasMore, parts: partPerRow(first.value, rows, slots, limit) };
  await rows.return(undefined);
  return { hasMore, parts: partsOf([]) };
}

/** Features of a page with the number of selected features: one more than requested if there are more. */
interface PageRow extends TextRow {
  readonly _count: number | string;
}

async function* partPerRow(
  first: PageRow,
  others: AsyncIterable<PageRow>,
  slots: readonly TemplateSlot[],
  limit: number,
): AsyncGenerator<readonly FeatureRow[]> {
  if (first._text !== null) yield [featureRow(first, slots, limit)];
  for await (const row of others) if (row._text !== null) yield [featureRow(row, slots)];
}

/** The column of patches already holds WKB. */
function wkbOf(plan: QueryPlan, dialect: Dialect): Fragment {
  return isWhole(plan.multipatchForm)
    ? column(dialect, PATCHES_COLUMN)
    : dialect.toWkb(shownShape(plan, dialect));
}

/** Returns the layer's geometry in the spatial reference of the reply. */
function shownShape(plan: QueryPlan, dialect: Dialect): Fragment {
  return togetherOf(plan, dialect) === undefined
    ? shapeIn(plan.outReference, plan.layer, dialect)
    : PROJECTED_SHAPE;
}

/** Returns how the geometries of a page are projected together; `undefined` if they are not. */
function togetherOf(
  { hasGeometry, multipatchForm, outReference, layer }: QueryPlan,
  dialect: Dialect,
): Together | undefined {
  const isByTexts = outReference.projection !== undefined && outReference.srid !== layer.srid;
  const isShown = hasGeometry && !isWhole(multipatchForm);
  if (!isByTexts || !isShown || !queryDialectOf(dialect).projectsTogether) return undefined;
  const shape = column(dialect, SHAPE_COLUMN);
  return { shape, project: (geometry) => shapeIn(outReference, layer, dialect, geometry) };
}

/** Writes the query from `FROM` on: the features of the page, and the next one. */
function choose({ layer, selection, area, order, limit, offset }: ReadyPlan, dialect: Dialect): Fragment {
  const query = queryDialectOf(dialect);
  const from = fromSelection(layer, selection, area, dialect, query);
  return sql`${from} ${orderBy(order, layer, dialect, query)} ${limitTo(limit + 1, offset)}`;
}

async function openParts(
  database: Database,
  plan: ReadyPlan,
  columnsFor: (part: Part) => FeatureColumns,
): Promise<FeaturePage> {
  const { dialect, signal } = database;
  const query = queryDialectOf(dialect);
  const { layer, limit } = plan;
  const order = orderBy(plan.order, layer, dialect, query);
  const snapshot = await dialect.openSnapshot(database.knex, rowTable(layer));
  const connection: Reading = { knex: snapshot, dialect, ...(signal && { signal }) };
  try {
    const keys = await readKeys(connection, plan, choose(plan, dialect), query);
    const hasMore = keys.length > limit;
    const shown = hasMore && plan.isAllOrNothing ? [] : keys.slice(0, limit);
    const read = async function* (part: Part): AsyncGenerator<FeatureRow> {
      const { slots, columns } = columnsFor(part);
      const projected = togetherOf(plan, dialect);
      const ofText = Math.ceil((part.ids.length * TEXT_BYTES) / Math.max(part.bytes, TEXT_BYTES));
      const statement = query.part({
        table: column(dialect, rowTable(layer)),
        columns,
        chosen: sql`${fromIds(layer, part.ids, dialect, query)} ${order}`,
        limit: part.ids.length,
        projected,
        together: projected === undefined ? ofText : part.ids.length,
      });
      for await (const row of readRowsInTurn<TextRow>(connection, statement, projectionOf(plan)))
        if (row._text !== null) yield featureRow(row, slots);
    };
    const parts = cutIntoParts(shown);
    if (parts.length > 0) return { hasMore, parts: readParts(parts, read, () => snapshot.commit()) };
    await snapshot.commit();
    return { hasMore, parts: partsOf([]) };
  } catch (error) {
    await snapshot.rollback();
    throw error;
  }
}

interface Key {
  /** Object id. */
  readonly id: string;
  readonly bytes: number;
}

/**
 * Reads the keys of the rows of the page and the one after it, as one text. A row for each would cost more than finding
 * them.
 */
async function readKeys(
  connection: Reading,
  { layer, hasGeometry }: QueryPlan,
  chosen: Fragment,
  query: QueryDialect,
): Promise<Key[]> {
  const { dialect } = connection;
  const id = objectIdColumn(layer, dialect);
  const isLarge = hasGeometry && layer.geometryType !== 'esriGeometryPoint';
  const bytes = isLarge ? query.bytes(column(dialect, SHAPE_COLUMN)) : sql`0`;
  const key = sql`CAST(id AS text) || ' ' || CAST(bytes AS text)`;
  const [row] = await readRows<{ keys: string | null }>(
    connection,
    sql`SELECT ${query.joinText(key, query.literal('text', ','))} AS keys FROM (SELECT ${id} AS id, ${bytes} AS bytes ${chosen}) AS chosen`,
  );
  return (row?.keys ?? '').split(',').flatMap((text) => {
    const [found = '', size] = text.split(' ');
    return found === '' ? [] : [{ id: found, bytes: Number(size) }];
  });
}

/** Features that are read by one query. */
interface Part {
  /** Object ids. */
  readonly ids: readonly string[];
  /** Approximate bytes of their geometries. */
  readonly bytes: number;
  /** True if it is one feature whose geometry is large. */
  readonly isLarge: boolean;
}

function cutIntoParts(keys: readonly Key[]): Part[] {
  const parts: Part[] = [];
  let ids: string[] = [];
  let total = 0;
  const finish = (): void => {
    if (ids.length > 0) parts.push({ ids, bytes: total, isLarge: total > PART_BYTES });
    ids = [];
    total = 0;
  };
  for (const { id, bytes } of keys) {
    if (ids.length === PART_ROWS || total + bytes > PART_BYTES) finish();
    ids.push(id);
    total += bytes;
  }
  finish();
  return parts;
}

/** Reads each part while the previous one is written. */
async function* readParts(
  parts: readonly Part[],
  read: (part: Part) => AsyncGenerator<FeatureRow>,
  close: () => PromiseLike<unknown>,
): AsyncGenerator<readonly FeatureRow[]> {
  const begin = (part: Part): BegunPart => {
    const rows = read(part);
    const first = rows.next();
    // A failure is raised when the part is consumed.
    first.catch(() => undefined);
    return { rows, first };
  };
  let next: BegunPart | undefined;
  try {
    for (const [index, part] of parts.entries()) {
      const { rows, first } = next ?? begin(part);
      next = undefined;
      try {
        const { done, value } = await first;
        const following = parts[index + 1];
        next = following && begin(following);
        if (done !== true) yield [value];
        for await (const row of rows) yield [row];
      } finally {
        await rows.return(undefined);
      }
    }
  } finally {
    await next?.first.catch(() => undefined);
    await next?.rows.return(undefined);
    await close();
  }
}

/** Part whose rows are being read. */
interface BegunPart {
  readonly rows: AsyncGenerator<FeatureRow>;
  readonly first: Promise<IteratorResult<FeatureRow, unknown>>;
}
