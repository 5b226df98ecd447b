import type { Database } from '../../../storage/database/database.js';
import { type Box, column } from '../../../storage/sql/dialect.js';
import { uniteBounds } from '../../append/convert/geometry/wkb-bounds.js';
import { mercatorX, mercatorY, WEB_MERCATOR_SRID } from '../../references/web-mercator.js';
import { SHAPE_COLUMN } from '../../model/layer.js';
import { boxFromMercator, MAX_LATITUDE } from '../project/mercator-filter.js';
import { unprojectableFault } from '../../model/query-fault.js';
import {
  projectionOf,
  readRows,
  type ReadyPlan,
  requireFinite,
  selectOwnExtent,
} from '../sql/query-repository.js';
import { queryDialectOf } from '../sql/query-dialects.js';
import { objectIdColumn, shapeIn } from '../sql/selection-sql.js';
import type { BlockOfBoxes, BoxOfMany } from './box-cells.js';
import { fromShapes } from './from-shapes.js';
import { gatherBoxes, gatherBoxesNear, gatherIndexBoxes } from './gather-boxes.js';
import { findOutermost, type Outermost } from './outermost-boxes.js';

/**
 * Returns the bounding box of the selection in the reply's spatial reference; `undefined` if no feature has a
 * geometry. Only features that may touch a side of the box are projected.
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

/** Chooses the features that may lie on a side by the boxes of all, and projects them. */
async function searchExtent(
  database: Database,
  plan: ReadyPlan,
  signal: AbortSignal | undefined,
): Promise<Box | undefined> {
  const ofIndex = await choose(database, plan, await gatherIndexBoxes(database, plan));
  signal?.throwIfAborted();
  const ofFeatures = await choose(
    database,
    plan,
    ofIndex === undefined
      ? await gatherBoxes(database, plan, signal)
      : await gatherBoxesNear(database, plan, ofIndex.outer),
  );
  signal?.throwIfAborted();
  const outer = ofFeatures?.outer ?? ofIndex?.outer;
  const settled = uniteBounds(ofIndex?.settled, ofFeatures?.settled);
  return outer?.length === 0 ? settled : uniteBounds(settled, await readExtent(database, plan, outer));
}

/** Parts of a side of a box whose ends are projected. */
const BLOCK_STEPS = 2;
const CELL_STEPS = 1;
/** Share of the boxes above which choosing among them is not worth it. */
const MAX_PART = 1 / 2;

/**
 * Returns the boxes that may contain features on a side; `undefined` if these are most boxes, or if they are not
 * known.
 */
async function choose(
  database: Database,
  plan: ReadyPlan,
  blocks: readonly BlockOfBoxes[] | undefined,
): Promise<Outermost<BoxOfMany> | undefined> {
  if (blocks === undefined) return undefined;
  const cells = blocks.flatMap((block) => block.cells);
  const ofBlocks = await findOutermost(database, plan, blocks, BLOCK_STEPS);
  const left = ofBlocks?.outer.flatMap((block) => block.cells);
  const ofCells = left && (await findOutermost(database, plan, left, CELL_STEPS));
  if (ofCells === undefined || countOf(ofCells.outer) > countOf(cells) * MAX_PART) return undefined;
  return { settled: uniteBounds(ofBlocks?.settled, ofCells.settled), outer: ofCells.outer };
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
    isByTexts: outReference.projection !== undefined,
  };
  const [row] = await readRows<{ [Side in keyof Box]: number | null } & { lost: number | string }>(
    database,
    queryDialectOf(dialect).extentOfMany(shapes, (many) => shapeIn(outReference, layer, dialect, many)),
    projectionOf(plan),
  );
  if (row === undefined) return undefined;
  const { xmin, ymin, xmax, ymax, lost } = row;
  if (Number(lost) > 0) throw unprojectableFault('outSR');
  if (xmin === null || ymin === null || xmax === null || ymax === null) return undefined;
  return { xmin, ymin, xmax, ymax };
}
