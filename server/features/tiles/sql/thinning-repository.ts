import type { Database } from '../../../storage/database/database.js';
import { column, type Dialect, type Fragment } from '../../../storage/sql/dialect.js';
import { SHAPE_COLUMN } from '../../model/layer.js';
import { bind, join, sql } from '../../query/sql/fragment.js';
import { readRows } from '../../query/sql/query-repository.js';
import { queryDialectOf } from '../../query/sql/query-dialects.js';
import { fromSelection, objectIdColumn } from '../../query/sql/selection-sql.js';
import type { LayerPlan } from '../plan/plan-layer.js';
import { TILE_UNITS } from '../plan/tile-grid.js';
import { plannedShape, real, toUnits } from './tile-columns.js';

/** Points in a cell of a tile. */
export interface Cell {
  /** Column and row of the cell. */
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** Lowest object id. */
  readonly id: string;
}

/** Units by which a point may lie beyond an edge: coordinates are rounded in more than one way. */
export const EDGE_UNITS = 0.5;

/** Counts the points of a layer in each cell of a tile, as text: 65,536 rows would cost more than to count. */
export async function readCells(database: Database, plan: LayerPlan, cellsPerSide: number): Promise<Cell[]> {
  const { dialect } = database;
  const query = queryDialectOf(dialect);
  const shape = plannedShape(plan, dialect);
  const units = toUnits({ x: sql`x`, y: sql`y` }, plan);
  const [least, most] = [real(-EDGE_UNITS), real(TILE_UNITS + EDGE_UNITS)];
  const cellOf = (value: Fragment): Fragment => {
    const cell = sql`CAST(floor(${value} / ${real(TILE_UNITS / cellsPerSide)}) AS integer)`;
    return sql`CASE WHEN ${value} < 0 THEN 0 WHEN ${value} >= ${real(TILE_UNITS)} THEN ${bind(cellsPerSide - 1)} ELSE ${cell} END`;
  };
  const texts = ['"cell x"', '"cell y"', 'count', 'id'].map(
    (name): Fragment => sql`CAST(${{ sql: name, bindings: [] }} AS text)`,
  );
  const text = texts.reduce((line, one) => sql`${line} || ' ' || ${one}`);
  const [row] = await readRows<{ cells: string | null }>(
    database,
    sql`SELECT ${query.joinText(text, query.literal('text', ','))} AS cells FROM
      (SELECT ${cellOf(sql`"unit x"`)} AS "cell x", ${cellOf(sql`"unit y"`)} AS "cell y", count(*) AS count, min(id) AS id FROM
        (SELECT ${units.x} AS "unit x", ${units.y} AS "unit y", id FROM
          (SELECT ${objectIdColumn(plan.query.layer, dialect)} AS id, ST_X(${shape}) AS x, ST_Y(${shape}) AS y
            ${selectionOf(plan, dialect)}) AS places) AS placed
        WHERE "unit x" >= ${least} AND "unit x" <= ${most} AND "unit y" >= ${least} AND "unit y" <= ${most}
        GROUP BY 1, 2) AS cells`,
  );
  return (row?.cells ?? '').split(',').flatMap((line) => {
    const [x, y, count, id = ''] = line.split(' ');
    return id === '' ? [] : [{ x: Number(x), y: Number(y), count: Number(count), id }];
  });
}

/** The largest features of a layer in a tile. */
export interface Largest {
  /** Object ids, the largest first, by the longer side of the bounding box. */
  readonly ids: readonly string[];
  /** Features in the tile, with those that are not among the largest. */
  readonly total: number;
}

export async function readLargest(database: Database, plan: LayerPlan, limit: number): Promise<Largest> {
  const { dialect } = database;
  const query = queryDialectOf(dialect);
  const shape = column(dialect, SHAPE_COLUMN);
  const { xmin, ymin, xmax, ymax } = query.bounds(shape);
  const size = sql`CASE WHEN ${xmax} - ${xmin} > ${ymax} - ${ymin} THEN ${xmax} - ${xmin} ELSE ${ymax} - ${ymin} END`;
  const id = objectIdColumn(plan.query.layer, dialect);
  const [row] = await readRows<{ ids: string | null; total: number | string | null }>(
    database,
    sql`SELECT ${query.joinText(sql`CAST(id AS text)`, query.literal('text', ','))} AS ids, max(total) AS total FROM
      (SELECT id, count(*) OVER () AS total FROM
        (SELECT ${id} AS id, ${size} AS size ${selectionOf(plan, dialect)}) AS sized
        WHERE size IS NOT NULL ORDER BY size DESC, id LIMIT ${bind(limit)}) AS largest`,
  );
  const ids = row?.ids ?? '';
  return { ids: ids === '' ? [] : ids.split(','), total: Number(row?.total ?? 0) };
}

/** Bytes of the texts of the features in a tile, of `limit` at most, before they are read. */
export async function measureTexts(
  database: Database,
  plan: LayerPlan,
  kept: readonly string[] | undefined,
  limit: number,
): Promise<number> {
  const { dialect } = database;
  const { layer, fields } = plan.query;
  const texts = fields.filter(({ type }) => type === 'esriFieldTypeString');
  const lengths = texts.map((field) => sql`coalesce(octet_length(${column(dialect, field.column)}), 0)`);
  const total = lengths.reduce((sum, length) => sql`${sum} + ${length}`, sql`0`);
  const isKept = kept && queryDialectOf(dialect).isAmong(sql`id`, kept);
  const where = isKept ? sql`WHERE ${isKept}` : sql``;
  const [row] = await readRows<{ bytes: number | string | null }>(
    database,
    sql`SELECT sum(bytes) AS bytes FROM (SELECT bytes FROM
      (SELECT ${objectIdColumn(layer, dialect)} AS id, ${total} AS bytes ${selectionOf(plan, dialect)}) AS texts
      ${where} LIMIT ${bind(limit)}) AS measured`,
  );
  return Number(row?.bytes ?? 0);
}

/** `FROM` on: the rows of the plan. */
export function selectionOf({ query: { layer, selection, area } }: LayerPlan, dialect: Dialect): Fragment {
  return fromSelection(layer, selection, area, dialect, queryDialectOf(dialect));
}

/** Columns of a SELECT. */
export function columns(all: readonly Fragment[]): Fragment {
  return join(all, ', ');
}
