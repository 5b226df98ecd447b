import { StatementTimeoutError } from '../../../storage/database/bounded-statement.js';
import type { Database } from '../../../storage/database/database.js';
import { column, type Fragment } from '../../../storage/sql/dialect.js';
import { type Layer, rowTable, SHAPE_COLUMN } from '../../model/layer.js';
import { evaluateInThread } from '../filter/filter-threads.js';
import type { FilterArea } from '../plan/query-plan.js';
import { type Reading, readRows } from '../sql/query-repository.js';
import type { SpatialFilter } from '../filter/spatial-filter.js';
import { join, sql } from '../sql/fragment.js';
import { queryDialectOf } from '../sql/query-dialects.js';
import { areaCondition, compareWith, objectIdColumn } from '../sql/selection-sql.js';
import type { RelationResult } from '../relation/evaluate-relation.js';

/** Approximate maximum number of bytes of geometries that one thread gets at a time. */
const BATCH_BYTES = 4_000_000;
const BATCH_ROWS = 500;
/** Most object ids in an error: no more features are evaluated then. */
export const MAX_NAMED = 10;

export type Bounds = Pick<Database, 'knex' | 'dialect' | 'timeLimits'>;

interface Evaluation {
  readonly layer: Layer;
  readonly filter: SpatialFilter;
  readonly area: FilterArea;
  /** Condition that a row is asked for, apart from the filter. */
  readonly rows: Fragment | undefined;
}

interface EvaluatedArea {
  readonly area: FilterArea;
  /** Object ids of features that cannot be compared. */
  readonly refused: readonly string[];
}

/**
 * Judges the features that are too large to be compared with an area unseen, in one state of their table.
 *
 * @throws {StatementTimeoutError} when it takes longer than a statement may.
 */
export async function evaluateArea(
  { knex, dialect, timeLimits }: Bounds,
  evaluation: Evaluation,
  signal: AbortSignal | undefined,
): Promise<EvaluatedArea> {
  const { layer, filter, area, rows } = evaluation;
  const { near, isLarge } = areaCondition(filter, area, layer, dialect, queryDialectOf(dialect));
  if (area.evaluated !== undefined || isLarge === undefined) return { area, refused: [] };
  const isAsked = join([near, isLarge, ...(rows === undefined ? [] : [rows])], ' AND ');
  const late = timeLimits && AbortSignal.timeout(timeLimits.readMs);
  const either = AbortSignal.any([signal, late].filter((one) => one !== undefined));
  const snapshot = await dialect.openSnapshot(knex, rowTable(layer));
  try {
    const found = await evaluateRows({ knex: snapshot, dialect, signal: either }, evaluation, isAsked);
    await snapshot.commit();
    return found;
  } catch (error) {
    await snapshot.rollback();
    if (late?.aborted !== true || signal?.aborted === true) throw error;
    throw new StatementTimeoutError('The comparison of large geometries took too long.', { cause: error });
  }
}

async function evaluateRows(
  reading: Reading & { readonly signal: AbortSignal },
  evaluation: Evaluation,
  isAsked: Fragment,
): Promise<EvaluatedArea> {
  const { filter, area } = evaluation;
  const { relation } = filter;
  const evaluated: string[] = [];
  const refused: string[] = [];
  if (relation === 'boxIntersects') return { area, refused };
  for (const ids of await findIds(reading, evaluation, isAsked)) {
    const shapes = await readShapes(reading, evaluation, ids);
    const task = { relation, filter: area.wkb, shapes: shapes.map(({ shape }) => shape) };
    const results = await evaluateInThread(task, reading);
    const idsWith = (wanted: RelationResult): string[] =>
      shapes.flatMap(({ id }, index) => (results[index] === wanted ? [id] : []));
    evaluated.push(...idsWith('holds'), ...(await compare(reading, evaluation, idsWith('compare'))));
    refused.push(...idsWith('refuse'));
    if (refused.length >= MAX_NAMED) break;
  }
  return { area: { ...area, evaluated }, refused };
}

/** Finds the object ids of the features to judge, as many together as are evaluated in one go. */
async function findIds(reading: Reading, { layer }: Evaluation, isAsked: Fragment): Promise<string[][]> {
  const { dialect } = reading;
  const query = queryDialectOf(dialect);
  const bytes = query.bytes(column(dialect, SHAPE_COLUMN));
  const key = sql`CAST(id AS text) || ' ' || CAST(bytes AS text)`;
  const [found] = await readRows<{ keys: string | null }>(
    reading,
    sql`SELECT ${query.joinText(key, query.literal('text', ','))} AS keys
        FROM (SELECT ${objectIdColumn(layer, dialect)} AS id, ${bytes} AS bytes
          FROM ${tableOf(reading, layer)} WHERE ${isAsked}) AS large`,
  );
  const batches: string[][] = [];
  let room = 0;
  for (const text of (found?.keys ?? '').split(',')) {
    const [id = '', size] = text.split(' ');
    if (id === '') continue;
    const last = batches.at(-1);
    if (last === undefined || room < Number(size) || last.length === BATCH_ROWS) {
      batches.push([id]);
      room = BATCH_BYTES;
    } else last.push(id);
    room -= Number(size);
  }
  return batches;
}

interface ShapeRow {
  readonly id: string;
  readonly shape: Buffer;
}

function readShapes(reading: Reading, { layer }: Evaluation, ids: readonly string[]): Promise<ShapeRow[]> {
  const { dialect } = reading;
  const id = objectIdColumn(layer, dialect);
  return readRows<ShapeRow>(
    reading,
    sql`SELECT CAST(${id} AS text) AS id, ${dialect.toWkb(column(dialect, SHAPE_COLUMN))} AS shape
        FROM ${tableOf(reading, layer)} WHERE ${queryDialectOf(dialect).isAmong(id, ids)}`,
  );
}

/** Compares features in the database, and returns the object ids of those that have the relation. */
async function compare(
  reading: Reading,
  { layer, filter, area }: Evaluation,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { dialect } = reading;
  const query = queryDialectOf(dialect);
  const id = objectIdColumn(layer, dialect);
  const rows = await readRows<Pick<ShapeRow, 'id'>>(
    reading,
    sql`SELECT CAST(${id} AS text) AS id FROM ${tableOf(reading, layer)}
        WHERE ${query.isAmong(id, ids)} AND ${compareWith(filter, area, layer, dialect, query)}`,
  );
  return rows.map((row) => row.id);
}

function tableOf({ dialect }: Reading, layer: Layer): Fragment {
  return { sql: dialect.quote(rowTable(layer)), bindings: [] };
}
