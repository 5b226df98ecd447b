import { Clipper64, ClipType, FillRule, type Path64, type PolyPath64, PolyTree64 } from 'clipper2-ts';
import { clipRing, type Edges, type Flat, isWithin } from './clip.js';

/** Vertices of a polygon up to which its parts are taken apart; the work grows faster than they do. */
const MAX_TAKEN_APART = 5000;

/**
 * The parts of a polygon within the edges, each with its outer ring first and without the way along the edges that joins
 * them.
 *
 * @param rings - in whole units, the first position again at the end
 */
export function clipPolygon(rings: readonly Flat[], edges: Edges): readonly (readonly Flat[])[] {
  if (rings.every((ring) => isWithin(ring, edges))) return [rings];
  const cut = rings.map((ring) => clipRing(ring, edges).map(Math.round)).filter((ring) => ring.length > 0);
  const vertices = cut.reduce((sum, ring) => sum + ring.length / 2, 0);
  return vertices > MAX_TAKEN_APART ? [cut] : takeApart(cut);
}

function takeApart(rings: readonly Flat[]): Flat[][] {
  const clipper = new Clipper64();
  clipper.addSubject(rings.map(toPath));
  const tree = new PolyTree64();
  clipper.execute(ClipType.Union, FillRule.EvenOdd, tree);
  const polygons: Flat[][] = [];
  collect(tree, polygons);
  return polygons;
}

/** Below an outer ring are its holes, and in these again outer rings. */
function collect(parent: PolyPath64, polygons: Flat[][]): void {
  for (let index = 0; index < parent.count; index += 1) {
    const outer = parent.child(index);
    const polygon = [toFlat(outer.poly ?? [])];
    polygons.push(polygon);
    for (let at = 0; at < outer.count; at += 1) {
      const hole = outer.child(at);
      polygon.push(toFlat(hole.poly ?? []));
      collect(hole, polygons);
    }
  }
}

function toPath(ring: Flat): Path64 {
  return Array.from({ length: ring.length / 2 }, (_, index) => {
    return { x: ring[2 * index] ?? 0, y: ring[2 * index + 1] ?? 0 };
  });
}

function toFlat(path: Path64): Flat {
  const flat = path.flatMap(({ x, y }) => [x, y]);
  return [...flat, ...flat.slice(0, 2)];
}
