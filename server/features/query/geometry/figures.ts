import type { Box } from '../../../storage/sql/dialect.js';
import { windPolygon } from '../../append/convert/geometry/rings.js';
import { type Positions, readWkb } from './read-wkb.js';

export type Coordinate = readonly [x: number, y: number];
/** Ring whose first position is not repeated at the end. */
export type OpenRing = readonly Coordinate[];

/** Geometry as lists of coordinates in a plane. */
export interface Figures {
  readonly points: readonly Coordinate[];
  readonly lines: readonly (readonly Coordinate[])[];
  /** Rings of each polygon; a point is inside if it is within an odd number of them. */
  readonly polygons: readonly (readonly OpenRing[])[];
}

const NO_FIGURES: Figures = { points: [], lines: [], polygons: [] };

/** Reads well-known binary. */
export function figuresOf(wkb: Uint8Array): Figures {
  const shape = readWkb(Buffer.from(wkb));
  switch (shape?.kind) {
    case undefined:
      return NO_FIGURES;
    case 'point':
      return { ...NO_FIGURES, points: coordinatesOf(shape.position) };
    case 'points':
      return { ...NO_FIGURES, points: coordinatesOf(shape.positions) };
    case 'lines':
      return { ...NO_FIGURES, lines: shape.lines.map(coordinatesOf) };
    case 'polygons':
      return {
        ...NO_FIGURES,
        polygons: shape.polygons.map((rings) => rings.map((ring) => coordinatesOf(ring).slice(1))),
      };
  }
}

function coordinatesOf({ numbers, stride }: Positions): Coordinate[] {
  return Array.from({ length: numbers.length / stride }, (_, index): Coordinate => {
    return [numbers[index * stride] ?? NaN, numbers[index * stride + 1] ?? NaN];
  });
}

/** Esri JSON of figures of one kind, without a spatial reference. */
export function esriOf({ points, lines, polygons }: Figures): object {
  if (polygons.length > 0) return { rings: polygons.flatMap((rings) => windPolygon(rings.map(closeRing))) };
  if (lines.length > 0) return { paths: lines };
  return { points };
}

export function mapFigures(
  { points, lines, polygons }: Figures,
  map: (place: Coordinate) => Coordinate,
): Figures {
  return {
    points: points.map(map),
    lines: lines.map((line) => line.map(map)),
    polygons: polygons.map((rings) => rings.map((ring) => ring.map(map))),
  };
}

/** Returns the ring with its first position repeated at the end. */
export function closeRing(ring: OpenRing): Coordinate[] {
  return [...ring, ...ring.slice(0, 1)];
}

/** Adds positions to a line, so that none is farther than `side` from its predecessor. */
export function densifyLine(line: readonly Coordinate[], side: number): Coordinate[] {
  return line.flatMap(([x, y], index): Coordinate[] => {
    const from = line[index - 1];
    if (from === undefined) return [[x, y]];
    const count = Math.max(1, Math.ceil(Math.hypot(x - from[0], y - from[1]) / side));
    return Array.from({ length: count }, (_, step): Coordinate => {
      return step + 1 === count ? [x, y] : between(from, [x, y], (step + 1) / count);
    });
  });
}

function between(from: Coordinate, to: Coordinate, part: number): Coordinate {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** Returns the box around positions, of which there is at least one. */
export function boxOf(places: readonly Coordinate[]): Box {
  let [xmin, ymin, xmax, ymax] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of places) {
    [xmin, ymin] = [Math.min(xmin, x), Math.min(ymin, y)];
    [xmax, ymax] = [Math.max(xmax, x), Math.max(ymax, y)];
  }
  return { xmin, ymin, xmax, ymax };
}

/** True if a point is within an odd number of a polygon's rings, for any of the polygons. */
export function isInside(place: Coordinate, polygons: Figures['polygons']): boolean {
  return polygons.some((rings) => rings.filter((ring) => surrounds(ring, place)).length % 2 === 1);
}

function surrounds(ring: OpenRing, [x, y]: Coordinate): boolean {
  let isIn = false;
  let [fromX, fromY] = ring.at(-1) ?? [NaN, NaN];
  for (const [toX, toY] of ring) {
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) isIn = !isIn;
    [fromX, fromY] = [toX, toY];
  }
  return isIn;
}

export function lengthOf(line: readonly Coordinate[]): number {
  return line.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = line[index - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
}

/** Maximum number of halvings of a side: 512 parts. */
const MAX_HALVINGS = 9;
/** Maximum number of positions of all curved sides together. */
const MAX_BENT = 200_000;

/**
 * Projects figures to another plane in which straight sides become curves. Additional positions keep each
 * side within `tolerance` of its curve, in units of the other plane.
 *
 * @returns `undefined` if that takes more than 200,000 positions.
 */
export function bendFigures(
  { points, lines, polygons }: Figures,
  map: (place: Coordinate) => Coordinate,
  tolerance: number,
): Figures | undefined {
  let made = 0;
  const bend = (line: readonly Coordinate[]): Coordinate[] =>
    line.flatMap((place, index): Coordinate[] => {
      const from = line[index - 1];
      if (from === undefined || made > MAX_BENT) return [map(place)];
      const side = bendSide(from, place, { map, tolerance, left: MAX_HALVINGS });
      made += side.length;
      return side;
    });
  const bent: Figures = {
    points: points.map(map),
    lines: lines.map(bend),
    polygons: polygons.map((rings) => rings.map((ring) => bend(closeRing(ring)).slice(1))),
  };
  return made > MAX_BENT ? undefined : bent;
}

interface Bending {
  readonly map: (place: Coordinate) => Coordinate;
  readonly tolerance: number;
  readonly left: number;
}

/** Returns the positions of a side after its first. */
function bendSide(from: Coordinate, to: Coordinate, bending: Bending): Coordinate[] {
  const { map, tolerance, left } = bending;
  const end = map(to);
  // Sides along an axis stay straight.
  if (left === 0 || from[0] === to[0] || from[1] === to[1]) return [end];
  const start = map(from);
  // An S-shaped curve may pass through the middle of the straight side, so test the quarter as well.
  const isStraight = [1 / 2, 1 / 4].every((part) => {
    const [x, y] = map(between(from, to, part));
    const [straightX, straightY] = between(start, end, part);
    return Math.hypot(x - straightX, y - straightY) <= tolerance;
  });
  if (isStraight) return [end];
  const middle = between(from, to, 1 / 2);
  const next = { ...bending, left: left - 1 };
  return [...bendSide(from, middle, next), ...bendSide(middle, to, next)];
}
