import type { Box } from '../../../storage/sql/dialect.js';

/** Maximum number of cells; beyond it, each four become one. */
const MAX_CELLS = 16_384;
/** Initial number of cells along the longer side of the first boxes. */
const FIRST_CELLS = 512;
/** Bits of the number of a column or row; both go into one small integer. */
const BITS = 15;
const COLUMNS = 2 ** BITS;
/** Columns and rows of a block of cells, as a power of 2. */
const BLOCK_BITS = 3;

/** The box around some of many boxes. */
export interface BoxOfMany extends Box {
  readonly count: number;
}

/** The box around those of cells that lie together. */
export interface BlockOfBoxes extends Box {
  readonly cells: readonly BoxOfMany[];
}

interface Cell {
  xmin: number;
  ymin: number;
  xmax: number;
  ymax: number;
  count: number;
}

/** Merges many boxes into few: boxes whose centers are in one cell of a grid become one. */
export class BoxCells {
  #cells = new Map<number, Cell>();
  readonly #x: number;
  readonly #y: number;
  #size: number;

  /** @param first - the box around the first boxes, by which the grid is laid out; others may lie elsewhere. */
  constructor({ xmin, ymin, xmax, ymax }: Box) {
    this.#x = xmin;
    this.#y = ymin;
    const size = Math.max(xmax - xmin, ymax - ymin) / FIRST_CELLS;
    // A single point has no size.
    this.#size = size > 0 ? size : Number.EPSILON * Math.max(1, Math.abs(xmin), Math.abs(ymin));
  }

  /** Ignores a box without numbers, which an empty geometry has. */
  add(xmin: number, ymin: number, xmax: number, ymax: number): void {
    if (!Number.isFinite(xmin + ymin + xmax + ymax)) return;
    const cell = this.#cells.get(this.#keyOf(xmin + xmax, ymin + ymax));
    if (cell === undefined) {
      this.#put({ xmin, ymin, xmax, ymax, count: 1 });
      while (this.#cells.size > MAX_CELLS) this.#coarsen();
      return;
    }
    if (xmin < cell.xmin) cell.xmin = xmin;
    if (ymin < cell.ymin) cell.ymin = ymin;
    if (xmax > cell.xmax) cell.xmax = xmax;
    if (ymax > cell.ymax) cell.ymax = ymax;
    cell.count += 1;
  }

  get blocks(): readonly BlockOfBoxes[] {
    const blocks = new Map<number, Cell[]>();
    for (const [key, cell] of this.#cells) {
      const [column, row] = [key >> BITS, key % COLUMNS];
      const block = (column >> BLOCK_BITS) * COLUMNS + (row >> BLOCK_BITS);
      const cells = blocks.get(block);
      if (cells === undefined) blocks.set(block, [cell]);
      else cells.push(cell);
    }
    return [...blocks.values()].map((cells) => ({ ...around(cells), cells }));
  }

  #keyOf(twiceX: number, twiceY: number): number {
    for (;;) {
      const column = Math.floor((twiceX / 2 - this.#x) / this.#size) + COLUMNS / 2;
      const row = Math.floor((twiceY / 2 - this.#y) / this.#size) + COLUMNS / 2;
      if (column >= 0 && column < COLUMNS && row >= 0 && row < COLUMNS) return column * COLUMNS + row;
      this.#coarsen();
    }
  }

  #put(cell: Cell): void {
    const key = this.#keyOf(cell.xmin + cell.xmax, cell.ymin + cell.ymax);
    const known = this.#cells.get(key);
    if (known === undefined) {
      this.#cells.set(key, cell);
      return;
    }
    known.xmin = Math.min(known.xmin, cell.xmin);
    known.ymin = Math.min(known.ymin, cell.ymin);
    known.xmax = Math.max(known.xmax, cell.xmax);
    known.ymax = Math.max(known.ymax, cell.ymax);
    known.count += cell.count;
  }

  #coarsen(): void {
    const cells = this.#cells;
    this.#cells = new Map();
    this.#size *= 2;
    for (const cell of cells.values()) this.#put(cell);
  }
}

function around(boxes: readonly Box[]): Box {
  let [xmin, ymin, xmax, ymax] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    xmin = Math.min(xmin, box.xmin);
    ymin = Math.min(ymin, box.ymin);
    xmax = Math.max(xmax, box.xmax);
    ymax = Math.max(ymax, box.ymax);
  }
  return { xmin, ymin, xmax, ymax };
}
