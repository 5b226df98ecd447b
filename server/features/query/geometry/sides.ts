import type { BoxLists } from './count-meetings.js';
import type { Coordinate } from './figures.js';

/** Straight sides of lines and rings, with their boxes. */
export interface Sides extends BoxLists {
  readonly from: readonly Coordinate[];
  readonly to: readonly Coordinate[];
}

/** Returns the sides of lines, without those of zero length. */
export function sidesOf(lines: readonly (readonly Coordinate[])[]): Sides {
  const [from, to]: [Coordinate[], Coordinate[]] = [[], []];
  for (const line of lines) {
    for (const [index, place] of line.entries()) {
      const before = line[index - 1];
      if (before === undefined || isSame(before, place)) continue;
      from.push(before);
      to.push(place);
    }
  }
  const ofBoth = (axis: 0 | 1, choose: (a: number, b: number) => number): Float64Array =>
    Float64Array.from(from, (place, index) => choose(place[axis], to[index]?.[axis] ?? NaN));
  return {
    from,
    to,
    xmin: ofBoth(0, Math.min),
    ymin: ofBoth(1, Math.min),
    xmax: ofBoth(0, Math.max),
    ymax: ofBoth(1, Math.max),
  };
}

/** Counts the pairs of sides that cross, touch or overlap other than end to end, and stops above `most`. */
export function countCrossings(sides: Sides, most: number): number {
  const { xmin, ymin, xmax, ymax } = sides;
  const along = { low: xmin, high: xmax, otherLow: ymin, otherHigh: ymax };
  const across = { low: ymin, high: ymax, otherLow: xmin, otherHigh: xmax };
  // Sweeps along the axis on which fewer sides overlap.
  const axis = countNeighbours(along) <= countNeighbours(across) ? along : across;
  const { low, high, otherLow, otherHigh } = axis;
  const order = Uint32Array.from(low.keys()).sort((a, b) => (low[a] ?? 0) - (low[b] ?? 0));
  let count = 0;
  for (const [place, one] of order.entries()) {
    const [end, bottom, top] = [high[one] ?? 0, otherLow[one] ?? 0, otherHigh[one] ?? 0];
    for (let next = place + 1; next < order.length; next += 1) {
      const other = order[next] ?? 0;
      if ((low[other] ?? 0) > end) break;
      if ((otherLow[other] ?? 0) > top || (otherHigh[other] ?? 0) < bottom) continue;
      if (doCross(sides, one, other)) count += 1;
      if (count > most) return count;
    }
  }
  return count;
}

/** Counts the pairs of ranges that overlap. */
function countNeighbours({ low, high }: Pick<Axis, 'low' | 'high'>): number {
  const [lows, highs] = [low.toSorted(), high.toSorted()];
  let [gone, pairs] = [0, 0];
  for (const [index, begin] of lows.entries()) {
    while ((highs[gone] ?? Infinity) < begin) gone += 1;
    pairs += index - gone;
  }
  return pairs;
}

interface Axis {
  readonly low: Float64Array;
  readonly high: Float64Array;
}

function doCross({ from, to }: Sides, one: number, other: number): boolean {
  const [a, b, c, d] = [from[one], to[one], from[other], to[other]];
  if (a === undefined || b === undefined || c === undefined || d === undefined) return false;
  if (isSame(a, c)) return overlap(a, b, d);
  if (isSame(a, d)) return overlap(a, b, c);
  if (isSame(b, c)) return overlap(b, a, d);
  if (isSame(b, d)) return overlap(b, a, c);
  return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
}

/** True if the sides from one position to two others have the same direction. */
function overlap([x, y]: Coordinate, [x1, y1]: Coordinate, [x2, y2]: Coordinate): boolean {
  const [dx1, dy1, dx2, dy2] = [x1 - x, y1 - y, x2 - x, y2 - y];
  return dx1 * dy2 === dy1 * dx2 && dx1 * dx2 + dy1 * dy2 > 0;
}

/** Returns the side of the line from one position to another on which a third one lies. */
function turn([x1, y1]: Coordinate, [x2, y2]: Coordinate, [x, y]: Coordinate): number {
  return Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
}

function isSame(one: Coordinate, other: Coordinate): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
