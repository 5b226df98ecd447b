import { Refusal } from '../../report/report.js';
import { type Box, RingIndex } from './ring-index.js';
import { RingSides } from './ring-sides.js';
import { signedArea } from './rings.js';
import { type Ring, ShapeFault } from './shape.js';

/** Ring that is being assigned to a polygon. */
interface NestedRing {
  readonly ring: Ring;
  readonly box: Box;
  readonly area: number;
  readonly holes: Ring[];
  isOuter: boolean;
  /** Computed on first use. */
  sides: RingSides | undefined;
}

/** Limit on steps: about a second of blocking work. Rings of real maps need a small fraction of it. */
const MAX_STEPS = 100_000_000;

const tangled = new Refusal(
  'invalid_geometry',
  'has too many overlapping rings to tell holes from outer rings',
);

/**
 * Groups the rings of an Esri polygon, which may come in any order and winding, into polygons: a ring
 * within an even number of others is an outer ring, within an odd number a hole of the innermost.
 *
 * @throws {ShapeFault} if that would take too long.
 */
export function nestRings(rings: readonly Ring[]): (readonly Ring[])[] {
  const [only] = rings;
  if (only === undefined) return [];
  if (rings.length === 1) return [[only]];
  const bySize = rings.map(measure).sort((a, b) => b.area - a.area);
  const index = new RingIndex<NestedRing>();
  const work = { left: MAX_STEPS };
  for (const ring of bySize) {
    // The parent is the smallest of the larger rings that contain it.
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
  // Rings may touch, so the first vertex off the outer ring decides.
  for (const position of inner.ring) {
    const side = outer.sides.sideOf(position, work);
    if (work.left < 0) throw new ShapeFault(tangled);
    if (side !== 'on') return side === 'inside';
  }
  return true;
}
