import { Refusal } from '../../report/report.js';
import { type Box, RingIndex } from './ring-index.js';
import { RingSides } from './ring-sides.js';
import { signedArea } from './rings.js';
import { type Ring, ShapeFault } from './shape.js';

/** A ring on its way into a polygon. */
interface NestedRing {
  readonly ring: Ring;
  readonly box: Box;
  readonly area: number;
  readonly holes: Ring[];
  isOuter: boolean;
  /** Made when it is first asked for. */
  sides: RingSides | undefined;
}

/** About a second of work, during which nothing else is done; rings of maps take a small part of it. */
const MAX_STEPS = 100_000_000;

const tangled = new Refusal(
  'invalid_geometry',
  'has too many overlapping rings to tell holes from outer rings',
);

/**
 * Sorts the rings of an Esri polygon, which come in any order and often wound the wrong way, into polygons:
 * a ring within an even number of others is an outer one, within an odd number a hole of the innermost.
 *
 * @throws {ShapeFault} when that would take too long.
 */
export function nestRings(rings: readonly Ring[]): (readonly Ring[])[] {
  const [only] = rings;
  if (only === undefined) return [];
  if (rings.length === 1) return [[only]];
  const bySize = rings.map(measure).sort((a, b) => b.area - a.area);
  const index = new RingIndex<NestedRing>();
  const work = { left: MAX_STEPS };
  for (const ring of bySize) {
    // The smallest of the larger rings that hold it is its parent.
    const parent = index.findLast(ring, (larger) => contains(larger, ring, work));
    ring.isOuter = !parent?.isOuter;
    if (!ring.isOuter) parent?.holes.push(ring.ring);
    index.add(ring);
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
  return { ring, box: [xmin, ymin, xmax, ymax], area, holes: [], isOuter: true, sides: undefined };
}

function contains(outer: NestedRing, inner: NestedRing, work: { left: number }): boolean {
  work.left -= 1;
  const [a, b] = [outer.box, inner.box];
  if (b[0] < a[0] || b[1] < a[1] || b[2] > a[2] || b[3] > a[3]) {
    if (work.left < 0) throw new ShapeFault(tangled);
    return false;
  }
  outer.sides ??= new RingSides(outer.ring);
  // Rings may touch, so the first vertex that is not on the outer ring decides.
  for (const position of inner.ring) {
    const side = outer.sides.sideOf(position, work);
    if (work.left < 0) throw new ShapeFault(tangled);
    if (side !== 'on') return side === 'inside';
  }
  return true;
}
