import type { Box } from '../../../storage/sql/dialect.js';
import { type SideList, valueAt } from './outline.js';
import { SideGrid } from './side-grid.js';

/** Maximum number of pairs of sides to compare for one geometry: about a second of work. */
const MAX_LOOKS = 20_000_000;

/** Pairs of sides that meet. */
export interface Meetings {
  /** Pairs that cross in the interior of both sides. */
  readonly crossings: number;
  /** Pairs with an end on the other side, or too close to it for doubles to decide. */
  readonly contacts: number;
  /** Contacts whose sides are collinear. */
  readonly overlaps: number;
  /** False if there were too many pairs to find or to compare. */
  readonly isComplete: boolean;
}

/** Finds the meetings of the sides of two geometries, and stops above `most`. */
export function findMeetings(one: SideList, other: SideList, most: number): Meetings {
  const box = commonBox(boxOf(one), boxOf(other));
  return box === undefined ? NO_MEETINGS : count(one, other, { box, most, isWanted: () => true });
}

/**
 * Finds the meetings among the sides of a geometry, except for those of neighbours, and stops above `most`.
 *
 * @param isWithinParts - true if two sides of the same path or ring count as well.
 */
export function findOwnMeetings(sides: SideList, isWithinParts: boolean, most: number): Meetings {
  const { part, x1, y1, x2, y2 } = sides;
  const areNeighbours = (one: number, other: number): boolean =>
    valueAt(x2, one) === valueAt(x1, other) && valueAt(y2, one) === valueAt(y1, other);
  const isWanted = (one: number, other: number): boolean => {
    if (one >= other) return false;
    if (valueAt(part, one) !== valueAt(part, other)) return true;
    return isWithinParts && !areNeighbours(one, other) && !areNeighbours(other, one);
  };
  return count(sides, sides, { box: boxOf(sides), most, isWanted });
}

/** Result without meetings. */
export const NO_MEETINGS: Meetings = { crossings: 0, contacts: 0, overlaps: 0, isComplete: true };

interface Count {
  /** Box that contains all meetings. */
  readonly box: Box;
  readonly most: number;
  readonly isWanted: (one: number, other: number) => boolean;
}

function count(one: SideList, other: SideList, { box, most, isWanted }: Count): Meetings {
  const grid = new SideGrid(other, box);
  let [crossings, contacts, overlaps, looks] = [0, 0, 0, 0];
  for (let index = 0; index < one.count; index += 1) {
    looks += grid.visit(one, index, (side) => {
      if (!isWanted(index, side)) return true;
      const meeting = meet(one, index, other, side);
      if (meeting === 'crossing') crossings += 1;
      else if (meeting !== undefined) contacts += 1;
      if (meeting === 'overlap') overlaps += 1;
      return crossings + contacts <= most;
    });
    if (looks > MAX_LOOKS || crossings + contacts > most)
      return { crossings, contacts, overlaps, isComplete: false };
  }
  return { crossings, contacts, overlaps, isComplete: true };
}

function meet(
  one: SideList,
  index: number,
  other: SideList,
  side: number,
): 'crossing' | 'contact' | 'overlap' | undefined {
  const [ax, ay] = [valueAt(one.x1, index), valueAt(one.y1, index)];
  const [bx, by] = [valueAt(one.x2, index), valueAt(one.y2, index)];
  const [cx, cy] = [valueAt(other.x1, side), valueAt(other.y1, side)];
  const [dx, dy] = [valueAt(other.x2, side), valueAt(other.y2, side)];
  if (Math.max(ax, bx) < Math.min(cx, dx) || Math.max(cx, dx) < Math.min(ax, bx)) return undefined;
  if (Math.max(ay, by) < Math.min(cy, dy) || Math.max(cy, dy) < Math.min(ay, by)) return undefined;
  const ofC = turn(ax, ay, bx, by, cx, cy);
  const ofD = turn(ax, ay, bx, by, dx, dy);
  if (ofC * ofD > 0) return undefined;
  const ofA = turn(cx, cy, dx, dy, ax, ay);
  const ofB = turn(cx, cy, dx, dy, bx, by);
  if (ofA * ofB > 0) return undefined;
  if (ofC * ofD < 0 && ofA * ofB < 0) return 'crossing';
  return (ofC === 0 && ofD === 0) || (ofA === 0 && ofB === 0) ? 'overlap' : 'contact';
}

/** Rounding error of `turn`, relative to its terms: J. R. Shewchuk, Discrete & Computational Geometry 18 (1997). */
const ROUNDING = 3.330_669_073_875_471_6e-16;

/** Returns on which side of a line a point is: 1, -1, or 0 if doubles cannot decide. */
function turn(x1: number, y1: number, x2: number, y2: number, x: number, y: number): number {
  const left = (x1 - x) * (y2 - y);
  const right = (y1 - y) * (x2 - x);
  const area = left - right;
  return Math.abs(area) > ROUNDING * (Math.abs(left) + Math.abs(right)) ? Math.sign(area) : 0;
}

function boxOf({ count: sides, x1, y1, x2, y2 }: SideList): Box {
  let [xmin, ymin, xmax, ymax] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index < sides; index += 1) {
    xmin = Math.min(xmin, valueAt(x1, index), valueAt(x2, index));
    xmax = Math.max(xmax, valueAt(x1, index), valueAt(x2, index));
    ymin = Math.min(ymin, valueAt(y1, index), valueAt(y2, index));
    ymax = Math.max(ymax, valueAt(y1, index), valueAt(y2, index));
  }
  return { xmin, ymin, xmax, ymax };
}

function commonBox(one: Box, other: Box): Box | undefined {
  const xmin = Math.max(one.xmin, other.xmin);
  const ymin = Math.max(one.ymin, other.ymin);
  const xmax = Math.min(one.xmax, other.xmax);
  const ymax = Math.min(one.ymax, other.ymax);
  return xmin <= xmax && ymin <= ymax ? { xmin, ymin, xmax, ymax } : undefined;
}
