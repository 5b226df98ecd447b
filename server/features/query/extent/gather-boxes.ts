import type { Database } from '../../../storage/database/database.js';
import { type Box, column, type Fragment } from '../../../storage/sql/dialect.js';
import { uniteBounds } from '../../append/convert/geometry/wkb-bounds.js';
import { rowTable, SHAPE_COLUMN } from '../../model/layer.js';
import { readRows, type ReadyPlan } from '../sql/query-repository.js';
import { bind, sql } from '../sql/fragment.js';
import { queryDialectOf } from '../sql/query-dialects.js';
import { limitTo, objectIdColumn, selectionCondition } from '../sql/selection-sql.js';
import { type BlockOfBoxes, BoxCells } from './box-cells.js';
import { fromShapes, isNear } from './from-shapes.js';

/** Number of rows that one statement reads. */
const CHUNK = 100_000;
const POINT_BYTES = 16;
const BOX_BYTES = 32;

/**
 * Returns boxes from the spatial index, each around few features, if the selection is the whole layer; `undefined` if
 * it is not, or if the index has none.
 */
export async function gatherIndexBoxes(
  { knex, dialect }: Database,
  { layer, selection, area }: ReadyPlan,
): Promise<readonly BlockOfBoxes[] | undefined> {
  const chosen = selectionCondition(layer, selection, area, dialect, queryDialectOf(dialect));
  if (chosen !== undefined) return undefined;
  const boxes = await dialect.indexBoxes(knex, { name: rowTable(layer), column: SHAPE_COLUMN });
  const whole = boxes?.reduce<Box | undefined>(uniteBounds, undefined);
  if (boxes === undefined || whole === undefined) return undefined;
  const cells = new BoxCells(whole);
  for (const { xmin, ymin, xmax, ymax } of boxes) cells.add(xmin, ymin, xmax, ymax);
  return cells.blocks;
}

/** Returns few boxes around the features of the selection; `undefined` if they cannot be read. */
export async function gatherBoxes(
  database: Database,
  plan: ReadyPlan,
  signal: AbortSignal | undefined,
): Promise<readonly BlockOfBoxes[] | undefined> {
  let cells: BoxCells | undefined;
  let after: RowId | undefined = 0;
  while (after !== undefined) {
    signal?.throwIfAborted();
    const last: RowId | undefined = await findLast(database, plan, after);
    const id = objectIdColumn(plan.layer, database.dialect);
    const upTo = last === undefined ? sql`` : sql` AND ${id} <= ${bind(last)}`;
    const bytes = await readBoxes(database, plan, sql`${id} > ${bind(after)}${upTo}`);
    if (bytes === undefined) return undefined;
    cells = addBoxes(bytes, plan, cells);
    after = last;
  }
  return cells?.blocks ?? [];
}

/** Returns the boxes of the layer's features near a few boxes. */
export async function gatherBoxesNear(
  database: Database,
  plan: ReadyPlan,
  near: readonly Box[],
): Promise<readonly BlockOfBoxes[] | undefined> {
  const bytes = await readBoxes(database, plan, isNear(plan, near, database.dialect));
  return bytes && (addBoxes(bytes, plan, undefined)?.blocks ?? []);
}

/** As the driver hands it out, beyond 2^53 as text. */
type RowId = number | string;

/** Returns the last of the next rows to read; `undefined` if they reach the end of the table. */
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

/** Returns a position or a box for each feature in a row; `undefined` if one has none. */
async function readBoxes(
  database: Database,
  plan: ReadyPlan,
  condition: Fragment,
): Promise<Buffer | undefined> {
  const { dialect } = database;
  const { layer } = plan;
  const query = queryDialectOf(dialect);
  const shape = column(dialect, SHAPE_COLUMN);
  const isFlat = !layer.hasZ && !layer.hasM;
  const bytes = isPoints(plan) ? query.position(shape, isFlat) : query.boxBytes(shape, isFlat);
  const [row] = await readRows<{ boxes: Buffer | null }>(
    database,
    sql`SELECT ${query.joinBytes([bytes])} AS boxes ${fromShapes(plan, undefined, dialect)} AND ${condition}`,
  );
  const boxes = row?.boxes ?? Buffer.alloc(0);
  return boxes.length % sizeOf(plan) === 0 ? boxes : undefined;
}

function isPoints({ layer }: ReadyPlan): boolean {
  return layer.geometryType === 'esriGeometryPoint';
}

function sizeOf(plan: ReadyPlan): number {
  return isPoints(plan) ? POINT_BYTES : BOX_BYTES;
}

function addBoxes(bytes: Buffer, plan: ReadyPlan, known: BoxCells | undefined): BoxCells | undefined {
  if (bytes.length === 0) return known;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cells = known ?? new BoxCells(around(view));
  const [toXMax, toYMax] = isPoints(plan) ? [0, 8] : [16, 24];
  const size = sizeOf(plan);
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
