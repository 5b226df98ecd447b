import type { Box } from '../../../storage/sql/dialect.js';
import { type SideList, valueAt } from './outline.js';

/** Maximum number of columns, and of rows. */
const MAX_COLUMNS = 512;
/** Maximum entries per side; a grid with long sides gets fewer and larger cells. */
const MAX_ENTRIES = 8;

/** Index of sides by the grid cells that their boxes touch. */
export class SideGrid {
  readonly #sides: SideList;
  /** First column and row of each side. */
  readonly #lefts: Uint16Array;
  readonly #bottoms: Uint16Array;
  readonly #box: Box;
  #columns = 1;
  /** Index in `#entries` at which each cell begins. */
  #begins = new Uint32Array(0);
  #entries = new Uint32Array(0);

  /** @param box - sides outside of it are omitted. */
  constructor(sides: SideList, box: Box) {
    this.#sides = sides;
    this.#box = box;
    this.#lefts = new Uint16Array(sides.count);
    this.#bottoms = new Uint16Array(sides.count);
    const wanted = Math.ceil(Math.sqrt(sides.count));
    this.#columns = Math.max(1, Math.min(MAX_COLUMNS, wanted));
    while (this.#columns > 1 && this.#countEntries() > MAX_ENTRIES * sides.count)
      this.#columns = Math.ceil(this.#columns / 2);
    this.#fill();
  }

  /**
   * Visits each side that shares a cell with a given one, once, until the visitor returns false.
   *
   * @returns the number of sides visited.
   */
  visit(given: SideList, index: number, visitor: (side: number) => boolean): number {
    const range = this.#rangeOf(given, index);
    let looked = 0;
    if (range === undefined) return looked;
    const [left, bottom, right, top] = range;
    for (let column = left; column <= right; column += 1) {
      for (let row = bottom; row <= top; row += 1) {
        const cell = column * this.#columns + row;
        const end = valueAt(this.#begins, cell + 1);
        for (let at = valueAt(this.#begins, cell); at < end; at += 1) {
          looked += 1;
          const side = valueAt(this.#entries, at);
          // Two sides that share several cells are visited in the first of them only.
          if (column !== left && column !== this.#lefts[side]) continue;
          if (row !== bottom && row !== this.#bottoms[side]) continue;
          if (!visitor(side)) return looked;
        }
      }
    }
    return looked;
  }

  /**
   * Returns the columns and rows of the cells that a side's box touches; `undefined` if it is outside of
   * the grid.
   */
  #rangeOf(
    { x1, y1, x2, y2 }: SideList,
    index: number,
  ): readonly [left: number, bottom: number, right: number, top: number] | undefined {
    const { xmin, ymin, xmax, ymax } = this.#box;
    const [fromX, toX] = ascending(valueAt(x1, index), valueAt(x2, index));
    const [fromY, toY] = ascending(valueAt(y1, index), valueAt(y2, index));
    if (toX < xmin || fromX > xmax || toY < ymin || fromY > ymax) return undefined;
    return [
      this.#cellOf(fromX, xmin, xmax),
      this.#cellOf(fromY, ymin, ymax),
      this.#cellOf(toX, xmin, xmax),
      this.#cellOf(toY, ymin, ymax),
    ];
  }

  #cellOf(value: number, least: number, most: number): number {
    const cell = Math.floor(((value - least) / (most - least)) * this.#columns);
    return Number.isFinite(cell) ? Math.max(0, Math.min(this.#columns - 1, cell)) : 0;
  }

  #countEntries(): number {
    let count = 0;
    for (let index = 0; index < this.#sides.count; index += 1) {
      const range = this.#rangeOf(this.#sides, index);
      if (range !== undefined) count += (range[2] - range[0] + 1) * (range[3] - range[1] + 1);
    }
    return count;
  }

  /** Counts the sides of each cell, then inserts them. */
  #fill(): void {
    const begins = new Uint32Array(this.#columns ** 2 + 1);
    this.#forEachCell((cell) => {
      begins[cell + 1] = valueAt(begins, cell + 1) + 1;
    });
    for (let cell = 0; cell + 1 < begins.length; cell += 1)
      begins[cell + 1] = valueAt(begins, cell + 1) + valueAt(begins, cell);
    const next = begins.slice();
    const entries = new Uint32Array(begins.at(-1) ?? 0);
    this.#forEachCell((cell, side) => {
      entries[valueAt(next, cell)] = side;
      next[cell] = valueAt(next, cell) + 1;
    });
    this.#begins = begins;
    this.#entries = entries;
  }

  #forEachCell(visitor: (cell: number, side: number) => void): void {
    for (let side = 0; side < this.#sides.count; side += 1) {
      const range = this.#rangeOf(this.#sides, side);
      if (range === undefined) continue;
      const [left, bottom, right, top] = range;
      this.#lefts[side] = left;
      this.#bottoms[side] = bottom;
      for (let column = left; column <= right; column += 1)
        for (let row = bottom; row <= top; row += 1) visitor(column * this.#columns + row, side);
    }
  }
}

function ascending(one: number, other: number): [low: number, high: number] {
  return one < other ? [one, other] : [other, one];
}
