import type { Database } from '../../storage/database.js';
import { column, type Dialect, type Fragment } from '../../storage/dialect.js';
import { PATCHES_COLUMN, SHAPE_COLUMN, rowTable } from '../layer.js';
import {
  type FeaturePage,
  type FeatureRow,
  inOnePart,
  type Page,
  type ValuePage,
  type ValueRow,
} from './feature-page.js';
import { isWhole } from './multipatch-form.js';
import { isPlainPoints } from './plain-points.js';
import type { QueryPlan } from './query-plan.js';
import { projectionOf, type ReadyPlan, readRows } from './query-repository.js';
import { attributeColumns, attributesOf, nameColumns } from './sql/attribute-columns.js';
import { join, sql } from './sql/fragment.js';
import { orderBy } from './sql/order-sql.js';
import type { QueryDialect } from './sql/query-dialect.js';
import { queryDialectOf } from './sql/query-dialects.js';
import { fromIds, fromSelection, limitTo, objectIdColumn, shapeIn } from './sql/selection-sql.js';

/** Most rows of a part, and about how many bytes of geometries where there is more than one. */
const PART_ROWS = 500;
const PART_BYTES = 1_000_000;

/** A page of features, with the attributes as JSON text as far as the database writes it. */
export async function openFeatures(database: Database, plan: ReadyPlan): Promise<FeaturePage> {
  const { dialect } = database;
  const columns = attributeColumns(attributesOf(plan.fields, dialect), queryDialectOf(dialect));
  const values = columns.map(({ value }) => value);
  const page = await openPage<FeatureRow>(database, plan, [
    ...nameColumns(values, dialect),
    ...(plan.hasGeometry ? geometryColumns(plan, dialect) : []),
  ]);
  return { columns, hasMore: page.hasMore, parts: page.parts };
}

/** The same with each value for itself, for replies that are not JSON. */
export function openValues(database: Database, plan: ReadyPlan): Promise<ValuePage> {
  const { dialect } = database;
  const query = queryDialectOf(dialect);
  const values = attributesOf(plan.fields, dialect).map(({ field, value }) => query.value(field, value));
  return openPage<ValueRow>(database, plan, [
    ...nameColumns(values, dialect),
    ...(plan.hasGeometry ? [wkbColumn(plan, dialect)] : []),
  ]);
}

function geometryColumns(plan: QueryPlan, dialect: Dialect): Fragment[] {
  if (!isPlainPoints(plan)) return [wkbColumn(plan, dialect)];
  const shape = shapeIn(plan.outReference, plan.layer, dialect);
  // Numbers cost less on their way than bytes.
  return [sql`ST_X(${shape}) AS ${column(dialect, 'x')}`, sql`ST_Y(${shape}) AS ${column(dialect, 'y')}`];
}

/** The column of patches holds well-known binary as it is. */
function wkbColumn({ multipatchForm, outReference, layer }: QueryPlan, dialect: Dialect): Fragment {
  const wkb = isWhole(multipatchForm)
    ? column(dialect, PATCHES_COLUMN)
    : dialect.toWkb(shapeIn(outReference, layer, dialect));
  return sql`${wkb} AS ${column(dialect, 'shape')}`;
}

async function openPage<Row extends object>(
  database: Database,
  plan: ReadyPlan,
  values: readonly Fragment[],
): Promise<Page<Row>> {
  const { dialect } = database;
  const query = queryDialectOf(dialect);
  const { layer, limit, offset } = plan;
  const order = orderBy(plan.order, layer, dialect, query);
  const chosen = sql`${fromSelection(layer, plan.selection, plan.area, dialect, query)} ${order} ${limitTo(limit + 1, offset)}`;
  const id = objectIdColumn(layer, dialect);
  const all = join([sql`${id} AS ${column(dialect, 'id')}`, ...values], ', ');
  if (isSmall(plan)) {
    // Rows are chosen first and written after, so that a far page costs no JSON for the rows before it.
    const page = sql`(SELECT * ${chosen}) AS ${column(dialect, rowTable(layer))}`;
    const rows = await readRows<Row>(database, sql`SELECT ${all} FROM ${page} ${order}`, projectionOf(plan));
    return inOnePart(rows, plan);
  }
  const snapshot = await dialect.openSnapshot(database.knex);
  try {
    const keys = await readKeys({ knex: snapshot, dialect }, plan, chosen, query);
    const hasMore = keys.length > limit;
    const shown = hasMore && plan.isAllOrNothing ? [] : keys.slice(0, limit);
    const read = (ids: readonly string[]): Promise<Row[]> =>
      readRows<Row>(
        { knex: snapshot, dialect },
        sql`SELECT ${all} ${fromIds(layer, ids, dialect, query)} ${order}`,
        projectionOf(plan),
      );
    const parts = cutIntoParts(shown);
    if (parts.length > 0) return { hasMore, parts: readParts(parts, read, () => snapshot.commit()) };
    await snapshot.commit();
    return { hasMore, parts: inOnePart<Row>([], plan).parts };
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
  const bytes = hasGeometry ? query.bytes(column(dialect, SHAPE_COLUMN)) : sql`0`;
  const key = sql`CAST(id AS text) || ' ' || CAST(bytes AS text)`;
  const [row] = await readRows<{ keys: string | null }>(
    connection,
    sql`SELECT ${query.joinText(key)} AS keys FROM (SELECT ${id} AS id, ${bytes} AS bytes ${chosen}) AS chosen`,
  );
  return (row?.keys ?? '').split(',').flatMap((text) => {
    const [found = '', size] = text.split(' ');
    return found === '' ? [] : [{ id: found, bytes: Number(size) }];
  });
}

function cutIntoParts(keys: readonly Key[]): string[][] {
  const parts: string[][] = [];
  let part: string[] = [];
  let total = 0;
  for (const { id, bytes } of keys) {
    if (part.length === PART_ROWS || (part.length > 0 && total + bytes > PART_BYTES)) {
      parts.push(part);
      part = [];
      total = 0;
    }
    part.push(id);
    total += bytes;
  }
  return part.length === 0 ? parts : [...parts, part];
}

/** Each part is read while the one before is written. */
async function* readParts<Row>(
  parts: readonly (readonly string[])[],
  read: (ids: readonly string[]) => Promise<Row[]>,
  close: () => PromiseLike<unknown>,
): AsyncGenerator<readonly Row[]> {
  let next: Promise<Row[]> | undefined;
  try {
    for (const [index, ids] of parts.entries()) {
      const rows = await (next ?? read(ids));
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
