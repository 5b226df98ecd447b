import type { Database } from '../../storage/database.js';
import { type Box, column, type Dialect, type Fragment } from '../../storage/dialect.js';
import { unite } from '../append/convert/wkb-bounds.js';
import { mercatorX, mercatorY, WEB_MERCATOR_SRID } from '../append/project/web-mercator.js';
import { rowTable, SHAPE_COLUMN } from '../layer.js';
import { type BlockOfBoxes, BoxCells, type BoxOfMany } from './box-cells.js';
import { boxOf, type Place } from './geometry/figures.js';
import { boxFromMercator, MAX_LATITUDE } from './mercator-filter.js';
import { projectPlaces } from './project-places.js';
import { unprojectable } from './query-fault.js';
import {
  projectionOf,
  readRows,
  type ReadyPlan,
  requireFinite,
  selectOwnExtent,
} from './query-repository.js';
import { bind, join, sql } from './sql/fragment.js';
import { queryDialectOf } from './sql/query-dialects.js';
import { limitTo, objectIdColumn, selectionCondition, shapeIn } from './sql/selection-sql.js';

/**
 * The bounding box of the selection in the reply's spatial reference; `undefined` when nothing has a geometry. It is the
 * box around the projected features, of which only those are projected that may lie on a side of it.
 *
 * @throws {AppError} `request.invalid` on `outSR` where a feature has no place there.
 */
export async function selectExtent(
  database: Database,
  plan: ReadyPlan,
  signal?: AbortSignal,
): Promise<Box | undefined> {
  const { layer, outReference } = plan;
  if (layer.srid === outReference.srid) return selectOwnExtent(database, plan);
  if (AXES.has(layer.srid) && AXES.has(outReference.srid)) {
    const own = await selectOwnExtent(database, plan);
    const projected = own && projectAlongAxes(own, layer.srid);
    if (own === undefined || projected !== undefined) return projected;
  }
  const extent = await searchExtent(database, plan, signal);
  return extent && requireFinite(extent, 'outSR');
}

/** Part of all features above which it is of no use to choose among them. */
const MAX_PART = 1 / 2;

/** Chooses the features that may lie on a side by the boxes of all, and projects them. */
async function searchExtent(
  database: Database,
  plan: ReadyPlan,
  signal: AbortSignal | undefined,
): Promise<Box | undefined> {
  const blocks = await gatherBoxes(database, plan, signal);
  if (blocks === undefined) return readExtent(database, plan);
  const cells = blocks.flatMap((block) => block.cells);
  const ofBlocks = await findOutermost(database, plan, blocks, BLOCK_STEPS);
  const left = ofBlocks?.outer.flatMap((block) => block.cells);
  const ofCells = left && (await findOutermost(database, plan, left, CELL_STEPS));
  signal?.throwIfAborted();
  if (ofCells === undefined || countOf(ofCells.outer) > countOf(cells) * MAX_PART)
    return readExtent(database, plan);
  const settled = unite(ofBlocks?.settled, ofCells.settled);
  const { outer } = ofCells;
  return outer.length === 0 ? settled : unite(settled, await readExtent(database, plan, outer));
}

function countOf(boxes: readonly BoxOfMany[]): number {
  return boxes.reduce((sum, { count }) => sum + count, 0);
}

const DEGREES = 4326;
/** Spatial references between which x hangs on longitude alone and y on latitude. */
const AXES: ReadonlySet<number> = new Set([DEGREES, WEB_MERCATOR_SRID]);
const MAX_LONGITUDE = 180;

/** From one of `AXES` to the other; `undefined` for a box that does not lie on both maps. */
function projectAlongAxes({ xmin, ymin, xmax, ymax }: Box, from: number): Box | undefined {
  if (from === DEGREES) {
    if (xmin < -MAX_LONGITUDE || xmax > MAX_LONGITUDE) return undefined;
    if (ymin < -MAX_LATITUDE || ymax > MAX_LATITUDE) return undefined;
    return { xmin: mercatorX(xmin), ymin: mercatorY(ymin), xmax: mercatorX(xmax), ymax: mercatorY(ymax) };
  }
  const edge = mercatorX(MAX_LONGITUDE);
  if (xmin < -edge || xmax > edge) return undefined;
  return boxFromMercator({ xmin, ymin, xmax, ymax });
}

/** Rows of the layer's table that are looked through in one go. */
const CHUNK = 100_000;
const POINT_BYTES = 16;
const BOX_BYTES = 32;

/** The boxes of the selection's features, few around many; `undefined` where they cannot be read. */
async function gatherBoxes(
  database: Database,
  plan: ReadyPlan,
  signal: AbortSignal | undefined,
): Promise<readonly BlockOfBoxes[] | undefined> {
  const size = plan.layer.geometryType === 'esriGeometryPoint' ? POINT_BYTES : BOX_BYTES;
  let cells: BoxCells | undefined;
  let after: RowId | undefined = 0;
  while (after !== undefined) {
    signal?.throwIfAborted();
    const last: RowId | undefined = await findLast(database, plan, after);
    const [row] = await readRows<{ boxes: Buffer | null }>(
      database,
      selectBoxes(database, plan, { after, last }),
    );
    const bytes = row?.boxes ?? Buffer.alloc(0);
    if (bytes.length % size !== 0) return undefined;
    if (bytes.length > 0) cells = addBoxes(bytes, size, cells);
    after = last;
  }
  return cells?.blocks ?? [];
}

/** As the driver hands it out, beyond 2^53 as text. */
type RowId = number | string;

/** The last of the next rows that are looked through; `undefined` where they go to the end of the table. */
async function findLast(
  database: Database,
  { layer }: Pick<ReadyPlan, 'layer'>,
  after: RowId,
): Promise<RowId | undefined> {
  const { dialect } = database;
  const id = objectIdColumn(layer, dialect);
  const [row] = await readRows<{ id: RowId }>(
    database,
    sql`SELECT ${id} AS id FROM ${{ sql: dialect.quote(rowTable(layer)), bindings: [] }}
        WHERE ${id} > ${bind(after)} ORDER BY ${id} ${limitTo(1, CHUNK - 1)}`,
  );
  return row?.id;
}

function selectBoxes(
  { dialect }: Pick<Database, 'dialect'>,
  plan: ReadyPlan,
  { after, last }: { readonly after: RowId; readonly last: RowId | undefined },
): Fragment {
  const { layer } = plan;
  const query = queryDialectOf(dialect);
  const [id, shape] = [objectIdColumn(layer, dialect), column(dialect, SHAPE_COLUMN)];
  const isFlat = !layer.hasZ && !layer.hasM;
  const isPoint = layer.geometryType === 'esriGeometryPoint';
  const bytes = isPoint ? query.position(shape, isFlat) : query.boxBytes(shape, isFlat);
  const upTo = last === undefined ? sql`` : sql` AND ${id} <= ${bind(last)}`;
  return sql`SELECT ${query.joinBytes([bytes])} AS boxes ${fromShapes(plan, undefined, dialect)}
    AND ${id} > ${bind(after)}${upTo}`;
}

/** `FROM` the layer's table `WHERE` a row is of the selection, has a geometry and, if so, is near one of the boxes. */
function fromShapes(
  { layer, selection, area }: ReadyPlan,
  near: readonly Box[] | undefined,
  dialect: Dialect,
): Fragment {
  const name = rowTable(layer);
  const rowId = layer.objectIdField.toLowerCase();
  const table = { name, rowId, column: SHAPE_COLUMN, srid: layer.srid };
  const chosen = selectionCondition(layer, selection, area, dialect, queryDialectOf(dialect));
  const conditions = [
    sql`${column(dialect, SHAPE_COLUMN)} IS NOT NULL`,
    ...(chosen ? [chosen] : []),
    ...(near ? [dialect.intersectsAnyBox(table, near)] : []),
  ];
  return sql`FROM ${{ sql: dialect.quote(name), bindings: [] }} WHERE ${join(conditions, ' AND ')}`;
}

function addBoxes(bytes: Buffer, size: number, known: BoxCells | undefined): BoxCells {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cells = known ?? new BoxCells(around(view));
  const [toXMax, toYMax] = size === POINT_BYTES ? [0, 8] : [16, 24];
  for (let at = 0; at < view.byteLength; at += size) {
    cells.add(
      view.getFloat64(at, true),
      view.getFloat64(at + 8, true),
      view.getFloat64(at + toXMax, true),
      view.getFloat64(at + toYMax, true),
    );
  }
  return cells;
}

/** The box around places. */
function around(view: DataView): Box {
  let [xmin, ymin, xmax, ymax] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < view.byteLength; at += POINT_BYTES) {
    const [x, y] = [view.getFloat64(at, true), view.getFloat64(at + 8, true)];
    if (x < xmin) xmin = x;
    if (y < ymin) ymin = y;
    if (x > xmax) xmax = x;
    if (y > ymax) ymax = y;
  }
  return { xmin, ymin, xmax, ymax };
}

interface Outermost<Part> {
  /** The box around those that are one place each, and so are known already. */
  readonly settled: Box | undefined;
  /** The others that may hold features on a side. */
  readonly outer: readonly Part[];
}

/** Parts of a side of a box whose ends are projected. */
const BLOCK_STEPS = 2;
const CELL_STEPS = 1;
/** How far a projected box may reach beyond its projected boundary, as a part of its size. */
const BULGE = 0.1;
/** Part of the whole from which on a small box may surround a pole or lie on both ends of the map. */
const TORN_PART = 1 / 4;

/**
 * Chooses boxes by their projected boundaries; `undefined` where one cannot be projected.
 *
 * @param boxes - around features, each side touched by one
 * @param steps - parts of each side
 */
async function findOutermost<Part extends Box>(
  database: Database,
  { layer, outReference }: ReadyPlan,
  boxes: readonly Part[],
  steps: number,
): Promise<Outermost<Part> | undefined> {
  if (boxes.length === 0) return { settled: undefined, outer: [] };
  const places = boxes.map((box) => boundaryOf(box, steps));
  const way = { from: layer.srid, to: outReference.srid, texts: outReference.projection };
  const projected = await projectPlaces(database, places.flat(), way, { returns: false });
  if (projected === undefined) return undefined;
  let next = 0;
  const reached = places.map(({ length }) => boxOf(projected.places.slice(next, (next += length))));
  const isPoints = layer.geometryType === 'esriGeometryPoint';
  const isPlace = boxes.map(({ xmin, ymin, xmax, ymax }) => isPoints && xmin === xmax && ymin === ymax);
  const settled = reached.filter((_, index) => isPlace[index]).reduce<Box | undefined>(unite, undefined);
  const inside = innermost(reached);
  const whole = reached.reduce<Box | undefined>(unite, undefined);
  const outer = boxes.filter((_, index) => {
    const box = reached[index];
    if (isPlace[index] === true || box === undefined || whole === undefined) return false;
    return isTorn(box, whole) || reachesBeyond(bulge(box), inside);
  });
  return { settled, outer };
}

function boundaryOf({ xmin, ymin, xmax, ymax }: Box, steps: number): Place[] {
  if (xmin === xmax && ymin === ymax) return [[xmin, ymin]];
  return Array.from({ length: steps }, (_, step) => step / steps).flatMap((part): Place[] => {
    const [right, up] = [part * (xmax - xmin), part * (ymax - ymin)];
    return [
      [xmin + right, ymin],
      [xmax, ymin + up],
      [xmax - right, ymax],
      [xmin, ymax - up],
    ];
  });
}

/** Each side as far out as the box around all features reaches for certain: every cell has one. */
function innermost(reached: readonly Box[]): Box {
  const sides = { xmin: Infinity, ymin: Infinity, xmax: -Infinity, ymax: -Infinity };
  for (const box of reached) {
    const { xmin, ymin, xmax, ymax } = bulge(box);
    sides.xmin = Math.min(sides.xmin, xmax);
    sides.ymin = Math.min(sides.ymin, ymax);
    sides.xmax = Math.max(sides.xmax, xmin);
    sides.ymax = Math.max(sides.ymax, ymin);
  }
  return sides;
}

function bulge({ xmin, ymin, xmax, ymax }: Box): Box {
  const margin = BULGE * Math.max(xmax - xmin, ymax - ymin);
  return { xmin: xmin - margin, ymin: ymin - margin, xmax: xmax + margin, ymax: ymax + margin };
}

function isTorn(box: Box, whole: Box): boolean {
  return (
    box.xmax - box.xmin > TORN_PART * (whole.xmax - whole.xmin) ||
    box.ymax - box.ymin > TORN_PART * (whole.ymax - whole.ymin)
  );
}

function reachesBeyond(box: Box, inside: Box): boolean {
  return (
    box.xmin <= inside.xmin || box.ymin <= inside.ymin || box.xmax >= inside.xmax || box.ymax >= inside.ymax
  );
}

/** The box around projected features of the selection; all, or those near one of the boxes. */
async function readExtent(
  database: Database,
  plan: ReadyPlan,
  near?: readonly Box[],
): Promise<Box | undefined> {
  const { dialect } = database;
  const { layer, outReference } = plan;
  const shapes = {
    shape: column(dialect, SHAPE_COLUMN),
    id: objectIdColumn(layer, dialect),
    from: fromShapes(plan, near, dialect),
  };
  const [row] = await readRows<{ [Side in keyof Box]: number | null } & { lost: number | string }>(
    database,
    queryDialectOf(dialect).extentOfMany(shapes, (many) => shapeIn(outReference, layer, dialect, many)),
    projectionOf(plan),
  );
  if (row === undefined) return undefined;
  const { xmin, ymin, xmax, ymax, lost } = row;
  if (Number(lost) > 0) throw unprojectable('outSR');
  if (xmin === null || ymin === null || xmax === null || ymax === null) return undefined;
  return { xmin, ymin, xmax, ymax };
}
