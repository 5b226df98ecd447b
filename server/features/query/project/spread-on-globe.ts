import { signedArea } from '../../append/convert/geometry/rings.js';
import { fillPolygon } from './plane-buffer.js';
import { isInside, type OpenRing, type Coordinate } from '../geometry/figures.js';
import { unwrapRing, withinTheWorld } from '../geometry/world-rings.js';

/**
 * Splits a polygon of longitudes and latitudes into polygons between -180 and 180. A side longer than half of the
 * globe crosses the antimeridian.
 */
export function spreadPolygon(rings: readonly OpenRing[]): OpenRing[][] {
  const unwrapped = rings.map((ring) => unwrapRing(ring, middleOf(ring)));
  const isPlain = unwrapped.every((ring, index) => {
    return ring.length === rings[index]?.length && ring.every(([x]) => x >= -180 && x <= 180);
  });
  if (isPlain) return [[...rings]];
  const pieces = fillPolygon(unwrapped.flatMap(withinTheWorld));
  const outer = pieces.filter((ring) => signedArea(ring.map(([x, y]) => [x, y])) > 0);
  const holes = pieces.filter((ring) => !outer.includes(ring));
  return outer.map((ring) => [
    ring,
    ...holes.filter(([place]) => place !== undefined && isInside(place, [[ring]])),
  ]);
}

function middleOf(ring: OpenRing): number {
  return ring.reduce((sum, [, y]) => sum + y, 0) / ring.length;
}

/** Spreads a line in the same way as `spreadPolygon` does a polygon. */
export function spreadLine(line: readonly Coordinate[]): Coordinate[][] {
  let part: Coordinate[] = [];
  const parts = [part];
  for (const [x, y] of line) {
    const [fromX, fromY] = part.at(-1) ?? [x, y];
    if (Math.abs(x - fromX) > 180) {
      const edge = fromX < 0 ? -180 : 180;
      const length = x + 2 * edge - fromX;
      const across = length === 0 ? y : fromY + ((edge - fromX) / length) * (y - fromY);
      part.push([edge, across]);
      part = [[-edge, across]];
      parts.push(part);
    }
    part.push([x, y]);
  }
  return parts;
}
