/** Positions in a row: x and y of each. */
export type Flat = readonly number[];

/** Edges of an area, both within it. */
export interface Edges {
  readonly xmin: number;
  readonly ymin: number;
  readonly xmax: number;
  readonly ymax: number;
}

/** One side of an area: positions are within it where `axis` is at most, or at least, `limit`. */
interface Side {
  readonly axis: 0 | 1;
  readonly limit: number;
  readonly isLower: boolean;
}

function sidesOf({ xmin, ymin, xmax, ymax }: Edges): readonly Side[] {
  return [
    { axis: 0, limit: xmin, isLower: true },
    { axis: 0, limit: xmax, isLower: false },
    { axis: 1, limit: ymin, isLower: true },
    { axis: 1, limit: ymax, isLower: false },
  ];
}

/** True if all positions are within the edges. */
export function isWithin(positions: Flat, { xmin, ymin, xmax, ymax }: Edges): boolean {
  for (let at = 0; at < positions.length; at += 2) {
    const [x, y] = [positions[at] ?? 0, positions[at + 1] ?? 0];
    if (x < xmin || x > xmax || y < ymin || y > ymax) return false;
  }
  return true;
}

/** Returns the parts of a line within the edges. */
export function clipLine(line: Flat, edges: Edges): Flat[] {
  return isWithin(line, edges)
    ? [line]
    : sidesOf(edges).reduce<Flat[]>((parts, side) => parts.flatMap((part) => cutLine(part, side)), [line]);
}

/** Returns a closed ring within the edges, by Sutherland and Hodgman: parts of it are joined along the edges. */
export function clipRing(ring: Flat, edges: Edges): Flat {
  return isWithin(ring, edges) ? ring : sidesOf(edges).reduce(cutRing, ring);
}

function cutLine(line: Flat, side: Side): Flat[] {
  const parts: number[][] = [];
  let part: number[] = [];
  const finish = (): void => {
    if (part.length > 2) parts.push(part);
    part = [];
  };
  for (let at = 0; at < line.length; at += 2) {
    const isIn = isInside(line, at, side);
    if (at > 0 && isIn !== isInside(line, at - 2, side)) part.push(...crossing(line, at - 2, at, side));
    if (isIn) part.push(line[at] ?? 0, line[at + 1] ?? 0);
    else finish();
  }
  finish();
  return parts;
}

function cutRing(ring: Flat, side: Side): Flat {
  const cut: number[] = [];
  for (let at = 0; at < ring.length; at += 2) {
    const isIn = isInside(ring, at, side);
    if (at > 0 && isIn !== isInside(ring, at - 2, side)) cut.push(...crossing(ring, at - 2, at, side));
    if (isIn) cut.push(ring[at] ?? 0, ring[at + 1] ?? 0);
  }
  const [x, y] = cut;
  if (x === undefined || y === undefined) return [];
  // The first position is the last one, too, unless it was cut off.
  if (cut.at(-2) !== x || cut.at(-1) !== y) cut.push(x, y);
  return cut;
}

function isInside(positions: Flat, at: number, { axis, limit, isLower }: Side): boolean {
  const value = positions[at + axis] ?? 0;
  return isLower ? value >= limit : value <= limit;
}

function crossing(positions: Flat, from: number, to: number, { axis, limit }: Side): [x: number, y: number] {
  const other = axis === 0 ? 1 : 0;
  const [start, end] = [positions[from + axis] ?? 0, positions[to + axis] ?? 0];
  const [first, last] = [positions[from + other] ?? 0, positions[to + other] ?? 0];
  const across = first + ((last - first) * (limit - start)) / (end - start);
  return axis === 0 ? [limit, across] : [across, limit];
}
