import {
  Clipper64,
  ClipperOffset,
  ClipType,
  EndType,
  FillRule,
  JoinType,
  type Path64,
  type Paths64,
} from 'clipper2-ts';
import { boxOf, closeRing, type Figures, type OpenRing, type Coordinate } from '../geometry/figures.js';
import { countVertices } from '../geometry/count-vertices.js';
import { cutIntoPieces, withoutRepeats } from '../geometry/line-pieces.js';

/** Steps of a circle. Its sides touch the true circle from outside, so that nothing within the distance is missed. */
export const CIRCLE_STEPS = 360;
const ROUND_OUT = 1 / Math.cos(Math.PI / CIRCLE_STEPS);

/** Number of steps along the longer side of the figures. */
const STEPS = 2 ** 44;

/** Outlines that are united at a time: those of all at once would cross each other too often. */
const UNITED = 8;

/**
 * Returns the area within `distance` of the figures, as rings without overlaps: outer rings counterclockwise, holes
 * the other way. It exceeds the distance by at most 0.004 %.
 */
export function bufferInPlane({ points, lines, polygons }: Figures, distance: number): OpenRing[] {
  const all = [...points.map((point) => [point]), ...lines, ...polygons.flat().map(closeRing)];
  const { step, snap, restore } = gridOf(all.flat(), distance);
  // Less than a step would leave nothing.
  const reach = Math.max(1, (distance * ROUND_OUT) / step);
  const around = all
    .flatMap((line) => cutIntoPieces(withoutRepeats(line)))
    .map((piece) => widenPath(piece.map(snap), reach));
  const inside = polygons.map((rings) =>
    unite(
      rings.map((ring) => ring.map(snap)),
      FillRule.EvenOdd,
    ),
  );
  return uniteAll([...around, ...inside]).map((path) => path.map(restore));
}

/** Vertices of the outlines from which `bufferInPlane` makes its rings. */
export function sizeInPlane(figures: Figures): number {
  return countVertices(figures, { circle: CIRCLE_STEPS, span: Infinity, side: Infinity });
}

/** A polygon as rings that do not cross themselves, turned as those of `bufferInPlane`. Its vertices stay where they are. */
export function fillPolygon(rings: readonly OpenRing[]): OpenRing[] {
  const { snap, restore } = gridOf(rings.flat(), 0);
  const paths = rings.map((ring) => ring.map(snap));
  const keyOf = ({ x, y }: Path64[number]): string => `${String(x)} ${String(y)}`;
  const given = new Map(rings.flat().map((place) => [keyOf(snap(place)), place]));
  return unite(paths, FillRule.EvenOdd).map((path) =>
    path.map((point) => given.get(keyOf(point)) ?? restore(point)),
  );
}

/** The union of shapes, each of them rings that are turned so. */
export function uniteShapes(shapes: readonly (readonly OpenRing[])[]): OpenRing[] {
  const { snap, restore } = gridOf(shapes.flat(2), 0);
  const paths = shapes.map((rings) => rings.map((ring) => ring.map(snap)));
  // Rings of a single shape may touch themselves.
  const united = paths.length === 1 ? unite(paths.flat(), FillRule.NonZero) : uniteAll(paths);
  return united.map((path) => path.map(restore));
}

function widenPath(path: Path64, reach: number): Paths64 {
  const offset = new ClipperOffset();
  offset.arcTolerance = reach * (1 - Math.cos(Math.PI / CIRCLE_STEPS));
  offset.addPath(path, JoinType.Round, EndType.Round);
  const around: Paths64 = [];
  offset.execute(reach, around);
  return around;
}

/** Unites neighbours first, so that shared sides disappear early. A single shape is not changed. */
function uniteAll(shapes: readonly Paths64[]): Paths64 {
  let united = shapes;
  while (united.length > 1) {
    const groups = Array.from({ length: Math.ceil(united.length / UNITED) }, (_, index) =>
      united.slice(index * UNITED, (index + 1) * UNITED),
    );
    united = groups.map((group) => unite(group.flat(), FillRule.NonZero));
  }
  return united[0] ?? [];
}

function unite(paths: Paths64, rule: FillRule): Paths64 {
  const clipper = new Clipper64();
  clipper.addSubject(paths);
  const united: Paths64 = [];
  // It keeps its own errors to itself.
  if (!clipper.execute(ClipType.Union, rule, united)) throw new Error('polygons could not be united');
  return united;
}

interface Grid {
  readonly step: number;
  readonly snap: (place: Coordinate) => Path64[number];
  readonly restore: (point: Path64[number]) => Coordinate;
}

/** Whole numbers for places, counted from the middle of them all. */
function gridOf(places: readonly Coordinate[], margin: number): Grid {
  const { xmin, ymin, xmax, ymax } = boxOf(places);
  const [x0, y0] = [(xmin + xmax) / 2, (ymin + ymax) / 2];
  const side = Math.max(xmax - xmin, ymax - ymin) + 2 * margin;
  const step = (side > 0 ? side : 1) / STEPS;
  return {
    step,
    snap: ([x, y]) => ({ x: Math.round((x - x0) / step), y: Math.round((y - y0) / step) }),
    restore: ({ x, y }) => [x0 + x * step, y0 + y * step],
  };
}
