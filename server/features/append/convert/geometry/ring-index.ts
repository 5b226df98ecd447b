export type Box = readonly [xmin: number, ymin: number, xmax: number, ymax: number];

interface Boxed {
  readonly box: Box;
}

/** Level of rings without an extent. */
const SMALLEST_LEVEL = -1000;

interface Entry<T> {
  readonly ring: T;
  /** Insertion order. */
  readonly place: number;
}

/**
 * Index of rings by bounding box, to find those that may contain a box without visiting all others. Each
 * ring is in a grid whose cells are about its size, and touches at most four of them.
 */
export class RingIndex<T extends Boxed> {
  /** Rings by level, the binary logarithm of the cell size, and then by cell. */
  readonly #levels = new Map<number, Map<string, Entry<T>[]>>();
  #count = 0;

  add(ring: T): void {
    const [xmin, ymin, xmax, ymax] = ring.box;
    const side = Math.max(xmax - xmin, ymax - ymin);
    const level = side > 0 ? Math.max(Math.ceil(Math.log2(side)), SMALLEST_LEVEL) : SMALLEST_LEVEL;
    const cells = this.#levels.get(level) ?? new Map<string, Entry<T>[]>();
    this.#levels.set(level, cells);
    const entry = { ring, place: this.#count };
    this.#count += 1;
    const corners = [cellOf(level, xmin, ymin), cellOf(level, xmin, ymax)];
    corners.push(cellOf(level, xmax, ymin), cellOf(level, xmax, ymax));
    for (const cell of new Set(corners)) {
      const there = cells.get(cell);
      if (there === undefined) cells.set(cell, [entry]);
      else there.push(entry);
    }
  }

  /** Returns the ring added last among those for which `holds` is true. */
  findLast(ring: Boxed, holds: (other: T) => boolean): T | undefined {
    const [x, y] = ring.box;
    let found: Entry<T> | undefined;
    for (const [level, cells] of this.#levels) {
      const there = cells.get(cellOf(level, x, y)) ?? [];
      for (let index = there.length - 1; index >= 0; index -= 1) {
        const entry = there[index];
        if (entry === undefined || (found !== undefined && entry.place < found.place)) break;
        if (!holds(entry.ring)) continue;
        found = entry;
        break;
      }
    }
    return found?.ring;
  }
}

function cellOf(level: number, x: number, y: number): string {
  const size = 2 ** level;
  return `${String(Math.floor(x / size))} ${String(Math.floor(y / size))}`;
}
