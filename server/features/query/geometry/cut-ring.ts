import type { Box } from '../../../storage/sql/dialect.js';
import type { OpenRing, Coordinate } from './figures.js';

/** Line along which a ring is cut, parallel to an axis. */
interface Cut {
  /** 0 for a limit of x, 1 for one of y. */
  readonly axis: 0 | 1;
  readonly limit: number;
  /** 1 keeps positions above the limit, -1 those below. */
  readonly keeps: 1 | -1;
}

/** Clips a ring at a limit (Sutherland and Hodgman). */
export function cutBeyond(ring: OpenRing, { axis, limit, keeps }: Cut): OpenRing {
  const kept: Coordinate[] = [];
  ring.forEach((place, index) => {
    const before = ring.at(index - 1) ?? place;
    const isIn = (place[axis] - limit) * keeps >= 0;
    const wasIn = (before[axis] - limit) * keeps >= 0;
    if (isIn !== wasIn) {
      const part = (limit - before[axis]) / (place[axis] - before[axis]);
      const other = axis === 0 ? 1 : 0;
      const across = before[other] + part * (place[other] - before[other]);
      kept.push(axis === 0 ? [limit, across] : [across, limit]);
    }
    if (isIn) kept.push(place);
  });
  return kept;
}

/** Clips polygons to a box; rings outside are omitted. */
export function clipPolygons(
  polygons: readonly (readonly OpenRing[])[],
  { xmin, ymin, xmax, ymax }: Box,
): OpenRing[][] {
  const cuts: readonly Cut[] = [
    { axis: 0, limit: xmin, keeps: 1 },
    { axis: 0, limit: xmax, keeps: -1 },
    { axis: 1, limit: ymin, keeps: 1 },
    { axis: 1, limit: ymax, keeps: -1 },
  ];
  return polygons
    .map((rings) => rings.map((ring) => cuts.reduce(cutBeyond, ring)))
    .filter(([outer]) => outer !== undefined && outer.length > 2)
    .map((rings) => rings.filter((ring) => ring.length > 2));
}
