import type { Ring } from './shape.js';

/**
 * Returns twice the area, positive for a counter-clockwise ring (y upward). It is relative to the first
 * vertex, since large coordinates would otherwise cancel the area of a small ring.
 */
export function signedArea(ring: Ring): number {
  const [x0 = 0, y0 = 0] = ring[0] ?? [];
  let sum = 0;
  for (let index = 1; index + 1 < ring.length; index += 1) {
    const [x1 = 0, y1 = 0] = ring[index] ?? [];
    const [x2 = 0, y2 = 0] = ring[index + 1] ?? [];
    sum += (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  }
  return sum;
}

/** Winds outer rings clockwise and holes counter-clockwise, as Esri does. */
export function windPolygon(polygon: readonly Ring[]): Ring[] {
  return polygon.map((ring, index) => wind(ring, index === 0));
}

function wind(ring: Ring, isOuter: boolean): Ring {
  const isClockwise = signedArea(ring) < 0;
  return isClockwise === isOuter ? ring : [...ring].reverse();
}
