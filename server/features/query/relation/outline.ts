import type { Coordinate } from '../geometry/figures.js';
import { type Positions, readWkb, type Shape } from '../geometry/read-wkb.js';

/** Straight sides of paths or rings, as coordinates of both ends. */
export interface SideList {
  readonly count: number;
  readonly x1: Float64Array;
  readonly y1: Float64Array;
  readonly x2: Float64Array;
  readonly y2: Float64Array;
  /** Index of the path or ring of each side. */
  readonly part: Uint32Array;
}

/** Geometry in the form in which it is compared. */
export interface Outline {
  readonly dimension: 0 | 1 | 2;
  readonly vertices: number;
  readonly sides: SideList;
  /** First position of each path or ring; all positions of points. */
  readonly starts: readonly Coordinate[];
}

const DIMENSIONS = { point: 0, points: 0, lines: 1, polygons: 2 } as const;

/** Reads well-known binary; `undefined` for an empty geometry. */
export function outlineOf(wkb: Uint8Array): Outline | undefined {
  const shape = readWkb(Buffer.from(wkb.buffer, wkb.byteOffset, wkb.byteLength));
  if (shape === undefined) return undefined;
  const dimension = DIMENSIONS[shape.kind];
  const runs = runsOf(shape);
  const vertices = runs.reduce((sum, { numbers, stride }) => sum + numbers.length / stride, 0);
  if (dimension === 0) return { dimension, vertices, sides: sidesOf([]), starts: runs.flatMap(placesOf) };
  return { dimension, vertices, sides: sidesOf(runs), starts: runs.map((run) => placeAt(run, 0)) };
}

function runsOf(shape: Shape): readonly Positions[] {
  switch (shape.kind) {
    case 'point':
      return [shape.position];
    case 'points':
      return [shape.positions];
    case 'lines':
      return shape.lines;
    case 'polygons':
      return shape.polygons.flat();
  }
}

function placesOf(run: Positions): Coordinate[] {
  return Array.from({ length: run.numbers.length / run.stride }, (_, index) => placeAt(run, index));
}

function placeAt({ numbers, stride }: Positions, index: number): Coordinate {
  return [numbers[index * stride] ?? NaN, numbers[index * stride + 1] ?? NaN];
}

/** Returns the sides of runs, without those of zero length. */
function sidesOf(runs: readonly Positions[]): SideList {
  const most = runs.reduce((sum, { numbers, stride }) => sum + Math.max(0, numbers.length / stride - 1), 0);
  const room = (): Float64Array => new Float64Array(most);
  const sides = { x1: room(), y1: room(), x2: room(), y2: room(), part: new Uint32Array(most) };
  let count = 0;
  for (const [part, { numbers, stride }] of runs.entries()) {
    for (let at = stride; at < numbers.length; at += stride) {
      const [x1, y1] = [numbers[at - stride] ?? NaN, numbers[at - stride + 1] ?? NaN];
      const [x2, y2] = [numbers[at] ?? NaN, numbers[at + 1] ?? NaN];
      if (x1 === x2 && y1 === y2) continue;
      sides.x1[count] = x1;
      sides.y1[count] = y1;
      sides.x2[count] = x2;
      sides.y2[count] = y2;
      sides.part[count] = part;
      count += 1;
    }
  }
  return { count, ...sides };
}

/** Returns the number at an index that is known to exist. */
export function valueAt(list: Float64Array | Uint32Array | Int32Array, index: number): number {
  return list[index] ?? NaN;
}
