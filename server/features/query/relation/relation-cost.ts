import type { Layer } from '../../model/layer.js';
import type { Meetings } from './meetings.js';
import { type Outline, type SideList, valueAt } from './outline.js';

/**
 * Maximum time of one comparison of two geometries, in nanoseconds. A call of GEOS cannot be interrupted,
 * so its time is estimated from its algorithm: org.locationtech.jts.operation.relate, which GEOS ports.
 */
export const MAX_COST = 2_500_000_000;

/** Approximate time of each step, in nanoseconds. */
const CROSSING = 300;
/** Each crossing is compared with each boundary node: one of each ring, two of each path. */
const BOUNDARY_NODE = 4;
/** A self-intersection becomes a node with edges of its own. */
const OWN_MEETING = 25_000;
/** Each side is compared with those that overlap it on the x axis. */
const SWEEP = 10;
/** Each node of one geometry is located in the other by all of its sides. */
const LOCATION = 5;
/** Each point is compared with each vertex. */
const POINT = 15;

/** Size of a filter's geometry. */
export interface GeometrySize {
  readonly dimension: 0 | 1 | 2;
  readonly vertices: number;
  readonly boundaryNodes: number;
}

export function sizeOf({ dimension, vertices, starts }: Outline): GeometrySize {
  return { dimension, vertices, boundaryNodes: dimension === 0 ? 0 : starts.length * (3 - dimension) };
}

/** Maximum vertices of a feature that is compared within the time limit, however its sides lie. */
export interface MostVertices {
  readonly ofAny: number;
  /** A single ring is not compared with itself. */
  readonly ofOneRing: number;
}

/** Calculates the maximum vertices of features; `undefined` for no limit. */
export function mostVertices(
  { geometryType }: Pick<Layer, 'geometryType'>,
  filter: GeometrySize,
): MostVertices | undefined {
  if (geometryType === undefined || geometryType === 'esriGeometryPoint') return undefined;
  const areOfPoints = geometryType === 'esriGeometryMultipoint' || filter.dimension === 0;
  const isWithin = (worstCost: (vertices: number, filter: GeometrySize) => number): number =>
    findMost((vertices) => worstCost(vertices, filter) <= MAX_COST);
  if (areOfPoints) return { ofAny: isWithin(costOfPoints), ofOneRing: 0 };
  return { ofAny: isWithin(costOfAny), ofOneRing: isWithin(costOfOneRing) };
}

const MOST = 10_000_000;

/** Finds the largest number for which a condition holds, if it holds for all smaller ones. */
function findMost(holds: (count: number) => boolean): number {
  let [low, high] = [0, MOST];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function costOfPoints(vertices: number, filter: GeometrySize): number {
  return POINT * vertices * filter.vertices;
}

/** In the worst case each side crosses every other side of both geometries. */
function costOfAny(vertices: number, filter: GeometrySize): number {
  return costOfCrossings(vertices, filter, vertices) + (vertices ** 2 / 4) * OWN_MEETING;
}

function costOfOneRing(vertices: number, filter: GeometrySize): number {
  return costOfCrossings(vertices, filter, 1);
}

function costOfCrossings(vertices: number, filter: GeometrySize, boundaryNodes: number): number {
  return vertices * filter.vertices * (CROSSING + BOUNDARY_NODE * (filter.boundaryNodes + boundaryNodes));
}

/**
 * Calculates the maximum number of meetings of two geometries that can be compared within the time limit.
 */
export function mostMeetings(feature: Outline, filter: Outline): number {
  const nodes = sizeOf(feature).boundaryNodes + sizeOf(filter).boundaryNodes;
  return MAX_COST / (CROSSING + BOUNDARY_NODE * nodes);
}

/** Maximum number of self-intersections within the time limit. */
export const MOST_OWN_MEETINGS = MAX_COST / OWN_MEETING;

/** Estimates the time of comparing two geometries, in nanoseconds. */
export function costOf(feature: Outline, filter: Outline, between: Meetings, own: Meetings): number {
  const [one, other] = [sizeOf(feature), sizeOf(filter)];
  if (one.dimension === 0 || other.dimension === 0) return POINT * one.vertices * other.vertices;
  const meetings = (found: Meetings): number =>
    found.isComplete ? found.crossings + found.contacts : Infinity;
  const ownNodes = one.boundaryNodes + meetings(own);
  return (
    meetings(between) * (CROSSING + BOUNDARY_NODE * (one.boundaryNodes + other.boundaryNodes)) +
    meetings(own) * OWN_MEETING +
    countBeside(feature.sides, filter.sides) * SWEEP +
    (ownNodes * other.vertices + other.boundaryNodes * one.vertices) * LOCATION
  );
}

const COLUMNS = 4096;

/**
 * Counts the pairs of sides that overlap on the x axis. It counts by columns, and so may include some that
 * do not.
 */
function countBeside(one: SideList, other: SideList): number {
  let [least, most] = [Infinity, -Infinity];
  for (let index = 0; index < other.count; index += 1) {
    least = Math.min(least, valueAt(other.x1, index), valueAt(other.x2, index));
    most = Math.max(most, valueAt(other.x1, index), valueAt(other.x2, index));
  }
  const columnOf = (x: number): number =>
    Math.max(0, Math.min(COLUMNS - 1, Math.floor(((x - least) / (most - least || 1)) * COLUMNS)));
  // Sides that begin in or before each column, and sides that end in it.
  const [begun, ended] = [new Uint32Array(COLUMNS), new Uint32Array(COLUMNS)];
  const add = (list: Uint32Array, column: number): void => {
    list[column] = valueAt(list, column) + 1;
  };
  for (let index = 0; index < other.count; index += 1) {
    const [from, to] = [valueAt(other.x1, index), valueAt(other.x2, index)];
    add(begun, columnOf(Math.min(from, to)));
    add(ended, columnOf(Math.max(from, to)));
  }
  for (const list of [begun, ended])
    for (let column = 1; column < COLUMNS; column += 1)
      list[column] = valueAt(list, column) + valueAt(list, column - 1);
  let pairs = 0;
  for (let index = 0; index < one.count; index += 1) {
    const [from, to] = [valueAt(one.x1, index), valueAt(one.x2, index)];
    if (Math.max(from, to) < least || Math.min(from, to) > most) continue;
    const first = columnOf(Math.min(from, to));
    const gone = first === 0 ? 0 : valueAt(ended, first - 1);
    pairs += valueAt(begun, columnOf(Math.max(from, to))) - gone;
  }
  return pairs;
}
