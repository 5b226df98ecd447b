export type Box = readonly [xmin: number, ymin: number, xmax: number, ymax: number];

interface Boxed {
  readonly box: Box;
}

/** Level of rings without extent. */
const SMALLEST_LEVEL = -1000;

interface Entry<T> {
  readonly ring: T;
  /** When it was added. */
  readonly place: number;
}

/**
 * Finds the rings whose boxes a box may lie in, without looking at all others: each lies in the cells of a grid whose
 * cells are about as large as it is, of which it touches four at most.
 */
export class RingIndex<T extends Boxed> {
  /** By the power of two that cells measure; in it by cell. */
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

  /** The one that was added last of those that hold `ring`, as `holds` says. */
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
