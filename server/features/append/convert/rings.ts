import type { Position, Ring } from './shape.js';

/**
 * Twice the area, positive when the ring runs counter-clockwise (y upward). Reckoned from the first vertex, or
 * large coordinates would drown the area of a small ring.
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

/** Outer rings clockwise and holes counter-clockwise, as Esri draws them. */
export function windPolygon(polygon: readonly Ring[]): Ring[] {
  return polygon.map((ring, index) => wind(ring, index === 0));
}

function wind(ring: Ring, isOuter: boolean): Ring {
  const isClockwise = signedArea(ring) < 0;
  return isClockwise === isOuter ? ring : [...ring].reverse();
}

interface NestedRing {
  readonly ring: Ring;
  readonly box: readonly [number, number, number, number];
  readonly area: number;
  readonly holes: Ring[];
  parent: NestedRing | undefined;
  isOuter: boolean;
}

/**
 * Sorts the rings of an Esri polygon, which come in any order and often wound the wrong way, into polygons:
 * a ring within an even number of others is an outer one, within an odd number a hole of the innermost.
 */
export function nestRings(rings: readonly Ring[]): (readonly Ring[])[] {
  const [only] = rings;
  if (only === undefined) return [];
  if (rings.length === 1) return [[only]];
  const bySize = rings.map(measure).sort((a, b) => b.area - a.area);
  for (const [index, ring] of bySize.entries()) {
    // The smallest of the larger rings that hold it is its parent.
    ring.parent = bySize.slice(0, index).findLast((larger) => contains(larger, ring));
    ring.isOuter = !ring.parent?.isOuter;
    if (!ring.isOuter) ring.parent?.holes.push(ring.ring);
  }
  return bySize.filter((ring) => ring.isOuter).map((ring) => [ring.ring, ...ring.holes]);
}

function measure(ring: Ring): NestedRing {
  let [xmin, ymin, xmax, ymax] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x = 0, y = 0] of ring) {
    xmin = Math.min(xmin, x);
    ymin = Math.min(ymin, y);
    xmax = Math.max(xmax, x);
    ymax = Math.max(ymax, y);
  }
  const area = Math.abs(signedArea(ring));
  return { ring, box: [xmin, ymin, xmax, ymax], area, holes: [], parent: undefined, isOuter: true };
}

function contains(outer: NestedRing, inner: NestedRing): boolean {
  const [a, b] = [outer.box, inner.box];
  if (b[0] < a[0] || b[1] < a[1] || b[2] > a[2] || b[3] > a[3]) return false;
  // Rings may touch, so the first vertex that is not on the outer ring decides.
  for (const position of inner.ring) {
    const side = sideOf(outer.ring, position);
    if (side !== 'on') return side === 'inside';
  }
  return true;
}

function sideOf(ring: Ring, [x = 0, y = 0]: Position): 'inside' | 'outside' | 'on' {
  let isInside = false;
  for (let index = 0; index + 1 < ring.length; index += 1) {
    const [x1 = 0, y1 = 0] = ring[index] ?? [];
    const [x2 = 0, y2 = 0] = ring[index + 1] ?? [];
    const cross = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
    const isBetween =
      x >= Math.min(x1, x2) && x <= Math.max(x1, x2) && y >= Math.min(y1, y2) && y <= Math.max(y1, y2);
    if (cross === 0 && isBetween) return 'on';
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
  }
  return isInside ? 'inside' : 'outside';
}
