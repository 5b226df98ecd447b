import { AppError } from '../../lib/errors.js';
import { Semaphore } from '../../lib/semaphore.js';
import { WEB_MERCATOR_SRID } from './web-mercator.js';
import { gdalReference } from '../model/reference-numbers.js';
import { GdalGoneError } from '../../gdal/gdal-error.js';
import type { Extent, SpatialReference } from '../model/layer.js';
import {
  defaultExtent,
  type ExtentInput,
  normalizeSpatialReference,
  readBox,
  readExtent,
  sridOf,
} from '../model/spatial-reference.js';
import { LOOKUP_TIMEOUT_MS } from './proj-lookups.js';
import { describeReference } from './describe-reference.js';
import { projectBoxes } from './project-boxes.js';

/** Maximum number of child processes that project extents at the same time, over all requests. */
const MAX_CHILDREN = 2;

const turns = new Semaphore(MAX_CHILDREN);

/** Extent as a client wrote it, and its target reference. */
export interface ExtentRequest {
  readonly extent: ExtentInput | null | undefined;
  readonly spatialReference: SpatialReference;
}

/** Extents to project from one spatial reference to another. */
interface Move {
  readonly from: SpatialReference;
  readonly to: SpatialReference;
  readonly boxes: { readonly index: number; readonly box: Extent }[];
}

/**
 * Reads extents like `readExtent`, and projects those in another spatial reference to the box around them.
 * `undefined` also without an answer of PROJ, which is no error. Each pair of references takes one child process.
 *
 * @throws the reason of `signal` when it aborts first.
 */
export async function projectExtents(
  requests: readonly ExtentRequest[],
  signal: AbortSignal,
): Promise<(Extent | undefined)[]> {
  const placed = requests.map(({ extent, spatialReference }) => readExtent(extent, spatialReference));
  for (const { from, to, boxes } of movesOf(requests, placed)) {
    const moved = await move(
      boxes.map(({ box }) => box),
      { from, to, signal },
    );
    for (const [position, { index }] of boxes.entries()) placed[index] = moved[position];
  }
  return placed;
}

/** Projects one extent. */
export async function projectExtent(
  extent: ExtentRequest['extent'],
  spatialReference: SpatialReference,
  signal: AbortSignal,
): Promise<Extent | undefined> {
  const [placed] = await projectExtents([{ extent, spatialReference }], signal);
  return placed;
}

function movesOf(
  requests: readonly ExtentRequest[],
  placed: readonly (Extent | undefined)[],
): Iterable<Move> {
  const moves = new Map<string, Move>();
  for (const [index, { extent, spatialReference: to }] of requests.entries()) {
    const box = readBox(extent);
    const from = normalizeSpatialReference(extent?.spatialReference ?? {});
    if (placed[index] !== undefined || box === undefined || from === undefined) continue;
    const key = JSON.stringify([gdalReference(from), gdalReference(to)]);
    const known = moves.get(key) ?? { from, to, boxes: [] };
    known.boxes.push({ index, box });
    moves.set(key, known);
  }
  return moves.values();
}

/** Returns nothing if PROJ cannot project. */
async function move(
  boxes: readonly Extent[],
  { from, to, signal }: Pick<Move, 'from' | 'to'> & { readonly signal: AbortSignal },
): Promise<(Extent | undefined)[]> {
  try {
    if ((await describeReference(from, { signal })) === undefined) return [];
    const limits = { timeoutMs: LOOKUP_TIMEOUT_MS, signal };
    const projection = { from: gdalReference(from), to: gdalReference(to), ...limits };
    const waiting = AbortSignal.any([signal, AbortSignal.timeout(LOOKUP_TIMEOUT_MS)]);
    const moved = await turns.run(() => projectBoxes(boxes, projection), waiting);
    return sridOf(to) === WEB_MERCATOR_SRID ? moved.map((box) => box && onMap(box)) : moved;
  } catch (error) {
    signal.throwIfAborted();
    const isExpected =
      error instanceof GdalGoneError || error instanceof AppError || error instanceof DOMException;
    if (!isExpected) throw error;
    return [];
  }
}

/**
 * Clips an extent to the area of Web Mercator maps, because its coordinates reach far beyond them towards the poles.
 */
function onMap({ xmin, ymin, xmax, ymax }: Extent): Extent {
  const map = defaultExtent({ wkid: WEB_MERCATOR_SRID });
  return {
    xmin: Math.max(xmin, map.xmin),
    ymin: Math.max(ymin, map.ymin),
    xmax: Math.min(xmax, map.xmax),
    ymax: Math.min(ymax, map.ymax),
  };
}
