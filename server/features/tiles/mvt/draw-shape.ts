import type { Positions, Shape } from '../../query/geometry/read-wkb.js';
import { simplify } from '../../query/geometry/simplify.js';
import type { GeometryType } from '../../model/layer.js';
import { mercatorY } from '../../references/web-mercator.js';
import { TILE_UNITS, type TileFrame, WORLD_SIDE } from '../plan/tile-grid.js';
import { clipLine, clipRing, type Edges, type Flat } from './clip.js';
import { clipPolygon } from './clip-polygon.js';

/** Geometry in whole units of a tile. */
export interface Drawing {
  readonly kind: 'points' | 'lines' | 'polygons';
  /** Points all in one part; lines; rings without their first position at the end, outer ones clockwise on the screen. */
  readonly parts: readonly Flat[];
}

/** How coordinates get into a tile. */
export interface DrawingPlan {
  readonly frame: TileFrame;
  readonly buffer: number;
  readonly isMercator: boolean;
  /** Units by which lines and rings may move beyond half a unit. */
  readonly tolerance: number | undefined;
}

/** Highest latitude that is projected, as on PostGIS. */
const BAND: Edges = { xmin: -1e6, ymin: -88, xmax: 1e6, ymax: 88 };

/** Units by which lines and rings are simplified before they are rounded, about as PostGIS does. */
const ROUNDED = 0.25;

/** Draws a geometry of a layer in a tile; `undefined` where nothing of it is there. */
export function drawShape(shape: Shape, type: GeometryType, plan: DrawingPlan): Drawing | undefined {
  switch (shape.kind) {
    case 'point':
      return drawPoints(shape.position, plan, type);
    case 'points':
      return drawPoints(shape.positions, plan, type);
    case 'lines': {
      const lines = shape.lines.flatMap((line) => project(line, plan, clipLine)).map(toPositions);
      return drawLines({ kind: 'lines', lines }, plan);
    }
    case 'polygons': {
      const polygons = shape.polygons
        .map((rings) =>
          rings.flatMap((ring) => project(ring, plan, (flat, edges) => [clipRing(flat, edges)])),
        )
        .map((rings) => rings.filter((ring) => ring.length > 0).map(toPositions))
        .filter((rings) => rings.length > 0);
      return drawPolygons({ kind: 'polygons', polygons }, plan);
    }
  }
}

/** Units by which a point may lie beyond an edge: coordinates are rounded in more than one way. */
const EDGE_UNITS = 0.5;

/** Draws a single point in the unit in which it lies, and one of several in the nearest, as PostGIS does. */
function drawPoints(positions: Positions, plan: DrawingPlan, type: GeometryType): Drawing | undefined {
  const units = unitsOf(flatOf(positions), plan);
  const part: number[] = [];
  for (let at = 0; at < units.length; at += 2) {
    const [x, y] = [units[at] ?? NaN, units[at + 1] ?? NaN];
    if (type === 'esriGeometryPoint') {
      if (isOnEdge(x) && isOnEdge(y)) part.push(unitOf(x), unitOf(y));
    } else {
      const [column, row] = [Math.round(x), Math.round(y)];
      if (column >= 0 && column <= TILE_UNITS && row >= 0 && row <= TILE_UNITS) part.push(column, row);
    }
  }
  return part.length === 0 ? undefined : { kind: 'points', parts: [part] };
}

const isOnEdge = (value: number): boolean => value >= -EDGE_UNITS && value <= TILE_UNITS + EDGE_UNITS;
const unitOf = (value: number): number => Math.max(0, Math.min(TILE_UNITS - 1, Math.floor(value)));

type Lines = Extract<Shape, { kind: 'lines' }>;
type Polygons = Extract<Shape, { kind: 'polygons' }>;

function drawLines(shape: Lines, plan: DrawingPlan): Drawing | undefined {
  const edges = edgesOf(plan);
  const { lines } = simplifyForTile(shape, plan);
  const parts = lines
    .map((line) => rounded(flatOf(line)))
    .flatMap((line) => (line.length > 2 ? clipLine(line, edges) : []))
    .map(rounded)
    .filter((line) => line.length > 2);
  if (parts.length > 0) return { kind: 'lines', parts };
  const at = nearestOf(shape.lines, edges);
  return at && { kind: 'lines', parts: [[at.x, at.y, at.x + 1, at.y]] };
}

function drawPolygons(shape: Polygons, plan: DrawingPlan): Drawing | undefined {
  const edges = edgesOf(plan);
  const { polygons } = simplifyForTile(shape, plan);
  const clipped = polygons.flatMap((rings) =>
    clipPolygon(
      rings.map((ring) => rounded(flatOf(ring))),
      edges,
    ),
  );
  const parts = clipped.flatMap((rings) => {
    const [outer, ...holes] = rings.map(openRing);
    if (outer === undefined || !isVisible(outer)) return [];
    const shown = holes.filter(isVisible);
    return [turned(outer, true), ...shown.map((hole) => turned(hole, false))];
  });
  if (parts.length > 0) return { kind: 'polygons', parts };
  const at = nearestOf(shape.polygons.flat(), edges);
  if (at === undefined) return undefined;
  const { x, y } = at;
  return { kind: 'polygons', parts: [[x, y, x + 1, y, x + 1, y + 1, x, y + 1]] };
}

function simplifyForTile<Kind extends Lines | Polygons>(shape: Kind, { tolerance }: DrawingPlan): Kind {
  const coarse = tolerance === undefined ? shape : simplify(shape, tolerance);
  return simplify(coarse, ROUNDED) as Kind;
}

function edgesOf({ buffer }: DrawingPlan): Edges {
  const [least, most] = [-buffer, TILE_UNITS + buffer];
  return { xmin: least, ymin: least, xmax: most, ymax: most };
}

/** The unit of the parts that is nearest to the middle of the tile, within the edges; `undefined` where none of them is near. */
function nearestOf(
  parts: readonly Positions[],
  edges: Edges,
): { readonly x: number; readonly y: number } | undefined {
  const middle = TILE_UNITS / 2;
  let nearest: { readonly x: number; readonly y: number } | undefined;
  let least = Infinity;
  for (const { numbers } of parts) {
    for (let at = 0; at < numbers.length; at += 2) {
      const from = Math.max(0, at - 2);
      const [x1, y1] = [numbers[from] ?? NaN, numbers[from + 1] ?? NaN];
      const [dx, dy] = [(numbers[at] ?? NaN) - x1, (numbers[at + 1] ?? NaN) - y1];
      const length = dx * dx + dy * dy;
      const along = length === 0 ? 0 : ((middle - x1) * dx + (middle - y1) * dy) / length;
      const part = Math.max(0, Math.min(1, along));
      const [x, y] = [x1 + part * dx, y1 + part * dy];
      const distance = (x - middle) ** 2 + (y - middle) ** 2;
      if (distance < least) [least, nearest] = [distance, { x, y }];
    }
  }
  if (nearest === undefined || !meets(parts, edges)) return undefined;
  const within = (value: number): number => Math.floor(Math.max(edges.xmin, Math.min(edges.xmax, value)));
  return { x: within(nearest.x), y: within(nearest.y) };
}

/** True if the box around the parts meets the edges. */
function meets(parts: readonly Positions[], edges: Edges): boolean {
  let [xmin, ymin, xmax, ymax] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { numbers } of parts) {
    for (let at = 0; at < numbers.length; at += 2) {
      const [x, y] = [numbers[at] ?? NaN, numbers[at + 1] ?? NaN];
      [xmin, xmax] = [Math.min(xmin, x), Math.max(xmax, x)];
      [ymin, ymax] = [Math.min(ymin, y), Math.max(ymax, y)];
    }
  }
  return xmax >= edges.xmin && xmin <= edges.xmax && ymax >= edges.ymin && ymin <= edges.ymax;
}

/** The parts of a line or ring that can be projected, in units. */
function project(
  positions: Positions,
  plan: DrawingPlan,
  clip: (flat: Flat, edges: Edges) => readonly Flat[],
): readonly Flat[] {
  const flat = flatOf(positions);
  const parts = plan.isMercator ? [flat] : clip(flat, BAND);
  return parts.map((part) => unitsOf(part, plan));
}

function flatOf({ numbers, stride }: Positions): Flat {
  if (stride === 2) return numbers as Flat;
  const flat: number[] = [];
  for (let at = 0; at < numbers.length; at += stride) flat.push(numbers[at] ?? NaN, numbers[at + 1] ?? NaN);
  return flat;
}

function toPositions(flat: Flat): Positions {
  return { numbers: flat, stride: 2, zAt: undefined, mAt: undefined };
}

function unitsOf(flat: Flat, { frame: { box, unit }, isMercator }: DrawingPlan): Flat {
  const units: number[] = [];
  for (let at = 0; at < flat.length; at += 2) {
    const [x, y] = [flat[at] ?? NaN, flat[at + 1] ?? NaN];
    const east = isMercator ? x : x * (WORLD_SIDE / 360);
    const north = isMercator ? y : mercatorY(Math.max(BAND.ymin, Math.min(BAND.ymax, y)));
    units.push((east - box.xmin) / unit, (box.ymax - north) / unit);
  }
  return units;
}

/** Rounds to whole units, and leaves out positions that fall together with the one before. */
function rounded(flat: Flat): Flat {
  const whole: number[] = [];
  for (let at = 0; at < flat.length; at += 2) {
    const [x, y] = [Math.round(flat[at] ?? 0), Math.round(flat[at + 1] ?? 0)];
    const { length } = whole;
    if (length === 0 || whole[length - 2] !== x || whole[length - 1] !== y) whole.push(x, y);
  }
  return whole;
}

/** Without the first position again at the end. */
function openRing(ring: Flat): Flat {
  const { length } = ring;
  return ring[0] === ring[length - 2] && ring[1] === ring[length - 1] ? ring.slice(0, -2) : ring;
}

/** True if a ring covers more than half a square unit. */
function isVisible(ring: Flat): boolean {
  return Math.abs(areaOf(ring)) > 1;
}

/** Twice the area of a ring; positive where it is clockwise on the screen, on which y runs down. */
function areaOf(ring: Flat): number {
  let area = 0;
  const { length } = ring;
  for (let at = 0; at < length; at += 2) {
    const next = (at + 2) % length;
    area += (ring[at] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[at + 1] ?? 0);
  }
  return area;
}

function turned(ring: Flat, isClockwise: boolean): Flat {
  if (areaOf(ring) > 0 === isClockwise) return ring;
  const back: number[] = [];
  for (let at = ring.length - 2; at >= 0; at -= 2) back.push(ring[at] ?? 0, ring[at + 1] ?? 0);
  return back;
}
