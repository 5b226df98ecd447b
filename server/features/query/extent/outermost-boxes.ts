import type { Database } from '../../../storage/database/database.js';
import type { Box } from '../../../storage/sql/dialect.js';
import { uniteBounds } from '../../append/convert/geometry/wkb-bounds.js';
import { boxOf, type Coordinate } from '../geometry/figures.js';
import { projectCoordinates } from '../project/project-coordinates.js';
import type { ReadyPlan } from '../sql/query-repository.js';

export interface Outermost<Part> {
  /** Box around those that are single points, whose projection is known. */
  readonly settled: Box | undefined;
  /** Other boxes, which may contain features on a side. */
  readonly outer: readonly Part[];
}

/** Distance that a projected box may reach beyond its projected boundary, as a part of its size. */
const BULGE = 0.1;
/** Relative size from which a small box may contain a pole or lie on both ends of the map. */
const TORN_PART = 1 / 4;

/**
 * Selects the boxes that may touch the result by their projected boundaries; `undefined` if one cannot be projected.
 *
 * @param boxes - around features, each side touched by one
 * @param steps - parts of each side
 */
export async function findOutermost<Part extends Box>(
  database: Database,
  { layer, outReference }: ReadyPlan,
  boxes: readonly Part[],
  steps: number,
): Promise<Outermost<Part> | undefined> {
  if (boxes.length === 0) return { settled: undefined, outer: [] };
  const places = boxes.map((box) => boundaryOf(box, steps));
  const way = { from: layer.srid, to: outReference.srid, texts: outReference.projection };
  const projected = await projectCoordinates(database, places.flat(), way, { returns: false });
  if (projected === undefined) return undefined;
  let next = 0;
  const reached = places.map(({ length }) => boxOf(projected.places.slice(next, (next += length))));
  const isPoints = layer.geometryType === 'esriGeometryPoint';
  const isPlace = boxes.map(({ xmin, ymin, xmax, ymax }) => isPoints && xmin === xmax && ymin === ymax);
  const settled = reached
    .filter((_, index) => isPlace[index])
    .reduce<Box | undefined>(uniteBounds, undefined);
  const inside = innermost(reached);
  const whole = reached.reduce<Box | undefined>(uniteBounds, undefined);
  const outer = boxes.filter((_, index) => {
    const box = reached[index];
    if (isPlace[index] === true || box === undefined || whole === undefined) return false;
    return isTorn(box, whole) || reachesBeyond(bulge(box), inside);
  });
  return { settled, outer };
}

function boundaryOf({ xmin, ymin, xmax, ymax }: Box, steps: number): Coordinate[] {
  if (xmin === xmax && ymin === ymax) return [[xmin, ymin]];
  return Array.from({ length: steps }, (_, step) => step / steps).flatMap((part): Coordinate[] => {
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
