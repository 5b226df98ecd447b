import type { Database } from '../../../storage/database.js';
import { type Box, column, type Fragment } from '../../../storage/dialect.js';
import { unite } from '../../append/convert/wkb-bounds.js';
import { rowTable, SHAPE_COLUMN } from '../../layer.js';
import { readRows, type ReadyPlan } from '../query-repository.js';
import { bind, sql } from '../sql/fragment.js';
import { queryDialectOf } from '../sql/query-dialects.js';
import { limitTo, objectIdColumn, selectionCondition } from '../sql/selection-sql.js';
import { type BlockOfBoxes, BoxCells } from './box-cells.js';
import { fromShapes } from './from-shapes.js';

/** Rows of the layer's table that are looked through in one go. */
const CHUNK = 100_000;
const POINT_BYTES = 16;
const BOX_BYTES = 32;

/** The boxes of the selection's features, few around many; `undefined` where they cannot be read. */
export async function gatherBoxes(
  database: Database,
  plan: ReadyPlan,
  signal: AbortSignal | undefined,
): Promise<readonly BlockOfBoxes[] | undefined> {
  const ofIndex = await readIndexBoxes(database, plan);
  if (ofIndex !== undefined) return blocksOf(ofIndex);
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

/** Boxes around all features of a layer from its spatial index, which spares looking at each of them. */
async function readIndexBoxes(
  { knex, dialect }: Database,
  { layer, selection, area }: ReadyPlan,
): Promise<readonly Box[] | undefined> {
  const chosen = selectionCondition(layer, selection, area, dialect, queryDialectOf(dialect));
  if (chosen !== undefined) return undefined;
  return dialect.indexBoxes(knex, { name: rowTable(layer), column: SHAPE_COLUMN });
}

function blocksOf(boxes: readonly Box[]): readonly BlockOfBoxes[] {
  const whole = boxes.reduce<Box | undefined>(unite, undefined);
  if (whole === undefined) return [];
  const cells = new BoxCells(whole);
  for (const { xmin, ymin, xmax, ymax } of boxes) cells.add(xmin, ymin, xmax, ymax);
  return cells.blocks;
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
