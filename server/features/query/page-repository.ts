import type { Database } from '../../storage/database.js';
import { column, type Dialect, type Fragment } from '../../storage/dialect.js';
import { PATCHES_COLUMN, SHAPE_COLUMN, rowTable } from '../layer.js';
import {
  type FeaturePage,
  inOnePart,
  type Page,
  partsOf,
  type ValuePage,
  type ValueRow,
} from './feature-page.js';
import { isWhole } from './multipatch-form.js';
import type { QueryPlan } from './query-plan.js';
import { projectionOf, type ReadyPlan, readRows } from './query-repository.js';
import { attributesOf, nameColumns } from './sql/attribute-columns.js';
import { type FeatureColumns, featureColumns } from './sql/feature-columns.js';
import { join, sql } from './sql/fragment.js';
import { orderBy } from './sql/order-sql.js';
import type { QueryDialect } from './sql/query-dialect.js';
import { queryDialectOf } from './sql/query-dialects.js';
import { fromIds, fromSelection, limitTo, objectIdColumn, shapeIn } from './sql/selection-sql.js';

/** Most rows of a part, and about how many bytes of geometries where there is more than one. */
const PART_ROWS = 500;
const PART_BYTES = 1_000_000;

/** Most characters of a page that is read as one text, about. */
const WHOLE_CHARACTERS = 4_000_000;
/** About the longest of a value that is no text, with its name. */
const PLAIN_CHARACTERS = 60;

interface TextRow {
  readonly _text: string | null;
  readonly _bytes?: Buffer | null;
}

/** A page of features as text, as far as the database writes it. */
export async function openFeatures(database: Database, plan: ReadyPlan): Promise<FeaturePage> {
  const usual = columnsOf(plan, database.dialect, true);
  if (isBounded(plan)) return readWhole(database, plan, usual);
  // A geometry that has a part to itself is written here, so that others get their turn meanwhile.
  const ofLarge = columnsOf(plan, database.dialect, false);
  const writing = ({ isLarge }: Part): FeatureColumns => (isLarge ? ofLarge : usual);
  return openParts(database, plan, async (read, part) => {
    const { slots, columns, joined } = writing(part);
    const rows = await read<TextRow>(
      (from) => sql`SELECT ${join(joined, ', ')} FROM (SELECT ${join(columns, ', ')} ${from}) AS features`,
    );
    return rows.flatMap(({ _text: text, _bytes: bytes }) =>
      text === null ? [] : [{ text, bytes: bytes ?? undefined, slots, most: Infinity }],
    );
  });
}

function columnsOf(plan: QueryPlan, dialect: Dialect, isTextWanted: boolean): FeatureColumns {
  const query = queryDialectOf(dialect);
  const shape = column(dialect, SHAPE_COLUMN);
  const isPolygon = plan.layer.geometryType === 'esriGeometryPolygon';
  const turn = plan.format === 'geojson' ? 'counterclockwise' : 'clockwise';
  const text =
    isTextWanted && isPlainShape(plan) ? query.geoJson(shape, isPolygon ? turn : 'none') : undefined;
  return featureColumns(plan, attributesOf(plan.fields, dialect), {
    dialect,
    query,
    id: objectIdColumn(plan.layer, dialect),
    geometry: plan.hasGeometry ? { wkb: wkbOf(plan, dialect), text } : undefined,
  });
}

/** Whether geometries are told as they are stored, but for the way that rings run. */
function isPlainShape({ layer, outReference, form, hasZ, hasM, multipatchForm }: QueryPlan): boolean {
  const isExact = form.maxOffset === 0 && form.decimals === undefined && form.quantization === undefined;
  const isFlat = !layer.hasZ && !hasZ && !hasM && multipatchForm === 'none';
  return isExact && isFlat && outReference.srid === layer.srid;
}

/** Whether a page cannot be much: nothing of it needs to be looked at before it is read. */
function isBounded({ limit, hasGeometry, layer, fields }: QueryPlan): boolean {
  if (hasGeometry && layer.geometryType !== 'esriGeometryPoint') return false;
  const lengths = fields.map(({ type, length = Infinity }) => (type === 'esriFieldTypeString' ? length : 0));
  const most = lengths.reduce((sum, length) => sum + length + PLAIN_CHARACTERS, PLAIN_CHARACTERS);
  return limit * most <= WHOLE_CHARACTERS;
}

/** A page in one row. Features are chosen first and written after, so that a far page costs nothing for those before it. */
async function readWhole(
  database: Database,
  plan: ReadyPlan,
  { slots, columns, joined }: FeatureColumns,
): Promise<FeaturePage> {
  const { dialect } = database;
  const page = sql`(SELECT * ${choose(plan, dialect)}) AS ${column(dialect, rowTable(plan.layer))}`;
  const [row] = await readRows<TextRow & { readonly _count: number | string }>(
    database,
    sql`SELECT count(*) AS _count, ${join(joined, ', ')} FROM (SELECT ${join(columns, ', ')} FROM ${page}) AS features`,
    projectionOf(plan),
  );
  const { limit, isAllOrNothing } = plan;
  const hasMore = Number(row?._count) > limit;
  const { _text: text = null, _bytes: bytes } = row ?? {};
  const isEmpty = text === null || limit === 0 || (hasMore && isAllOrNothing);
  return {
    hasMore,
    parts: partsOf(isEmpty ? [] : [{ text, bytes: bytes ?? undefined, slots, most: limit }]),
  };
}

/** The same with each value for itself, for replies that are not JSON. */
export async function openValues(database: Database, plan: ReadyPlan): Promise<ValuePage> {
  const { dialect } = database;
  const query = queryDialectOf(dialect);
  const values = attributesOf(plan.fields, dialect).map(({ field, value }) => query.value(field, value));
  const shape = plan.hasGeometry ? [sql`${wkbOf(plan, dialect)} AS ${column(dialect, SHAPE_COLUMN)}`] : [];
  const all = join([...nameColumns(values, dialect), ...shape, sql`1 AS _`], ', ');
  if (isSmall(plan)) {
    const page = sql`(SELECT * ${choose(plan, dialect)}) AS ${column(dialect, rowTable(plan.layer))}`;
    const order = orderBy(plan.order, plan.layer, dialect, query);
    const rows = sql`SELECT ${all} FROM ${page} ${order}`;
    return inOnePart(await readRows<ValueRow>(database, rows, projectionOf(plan)), plan);
  }
  return openParts(database, plan, (read) => read<ValueRow>((from) => sql`SELECT ${all} ${from}`));
}

/** The column of patches holds well-known binary as it is. */
function wkbOf({ multipatchForm, outReference, layer }: QueryPlan, dialect: Dialect): Fragment {
  return isWhole(multipatchForm)
    ? column(dialect, PATCHES_COLUMN)
    : dialect.toWkb(shapeIn(outReference, layer, dialect));
}

/** `FROM` on: the features of the page and the one after it. */
function choose({ layer, selection, area, order, limit, offset }: ReadyPlan, dialect: Dialect): Fragment {
  const query = queryDialectOf(dialect);
  const from = fromSelection(layer, selection, area, dialect, query);
  return sql`${from} ${orderBy(order, layer, dialect, query)} ${limitTo(limit + 1, offset)}`;
}

/** Reads what `select` makes of the features that follow `FROM`, in their order. */
type ReadPart = <Row extends object>(select: (from: Fragment) => Fragment) => Promise<Row[]>;

async function openParts<Row>(
  database: Database,
  plan: ReadyPlan,
  readPart: (read: ReadPart, part: Part) => Promise<Row[]>,
): Promise<Page<Row>> {
  const { dialect } = database;
  const query = queryDialectOf(dialect);
  const { layer, limit } = plan;
  const order = orderBy(plan.order, layer, dialect, query);
  const snapshot = await dialect.openSnapshot(database.knex, rowTable(layer));
  try {
    const keys = await readKeys({ knex: snapshot, dialect }, plan, choose(plan, dialect), query);
    const hasMore = keys.length > limit;
    const shown = hasMore && plan.isAllOrNothing ? [] : keys.slice(0, limit);
    const read = (part: Part): Promise<Row[]> =>
      readPart((select) => {
        const from = sql`${fromIds(layer, part.ids, dialect, query)} ${order}`;
        return readRows({ knex: snapshot, dialect }, select(from), projectionOf(plan));
      }, part);
    const parts = cutIntoParts(shown);
    if (parts.length > 0) return { hasMore, parts: readParts(parts, read, () => snapshot.commit()) };
    await snapshot.commit();
    return { hasMore, parts: partsOf<Row>([]) };
  } catch (error) {
    await snapshot.rollback();
    throw error;
  }
}

/** Whether a page cannot be more than one part: few rows, none of them large. */
function isSmall({ limit, hasGeometry, layer }: QueryPlan): boolean {
  return limit < PART_ROWS && (!hasGeometry || layer.geometryType === 'esriGeometryPoint');
}

interface Key {
  /** Object id. */
  readonly id: string;
  readonly bytes: number;
}

/** Of the rows of the page and the one after it, as one text: a row for each would cost more than finding them. */
async function readKeys(
  connection: Pick<Database, 'knex' | 'dialect'>,
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

/** Features that are read together. */
interface Part {
  /** Object ids. */
  readonly ids: readonly string[];
  /** Whether it is one feature whose geometry is large. */
  readonly isLarge: boolean;
}

function cutIntoParts(keys: readonly Key[]): Part[] {
  const parts: Part[] = [];
  let ids: string[] = [];
  let total = 0;
  const finish = (): void => {
    if (ids.length > 0) parts.push({ ids, isLarge: total > PART_BYTES });
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

/** Each part is read while the one before is written. */
async function* readParts<Row>(
  parts: readonly Part[],
  read: (part: Part) => Promise<Row[]>,
  close: () => PromiseLike<unknown>,
): AsyncGenerator<readonly Row[]> {
  let next: Promise<Row[]> | undefined;
  try {
    for (const [index, part] of parts.entries()) {
      const rows = await (next ?? read(part));
      const following = parts[index + 1];
      next = following && read(following);
      // If it fails, that is told when it is wanted.
      next?.catch(() => undefined);
      yield rows;
    }
  } finally {
    await next?.catch(() => undefined);
    await close();
  }
}
