import type { CellRow } from '../../source/source-format.js';
import { AS_IS, IS_NULL, NOT_TEXT, roomFor } from './cell-recoder.js';
import type { SelectedColumn } from './select-rows.js';

const START_BYTES = 4096;

/** Cells of a line after recoding its columns. */
export class RecodedRow implements CellRow {
  bytes: Buffer = Buffer.alloc(START_BYTES);
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly #columns: readonly SelectedColumn[];
  readonly #first: number;

  /** @param first - cell of the first column; each column has one */
  constructor(columns: readonly SelectedColumn[], first: number) {
    this.#columns = columns;
    this.#first = first;
    this.starts = new Int32Array(first + columns.length);
    this.ends = new Int32Array(first + columns.length);
  }

  /**
   * Recodes a line between two offsets.
   *
   * @returns false if a cell is not valid text
   */
  recode({ bytes, starts, ends }: CellRow, start: number, end: number): boolean {
    const length = end - start;
    const room = length + roomFor(length) + this.#columns.length * roomFor(0);
    if (this.bytes.length < room) this.bytes = Buffer.alloc(room * 2);
    bytes.copy(this.bytes, 0, start, end);
    let to = length;
    for (let cell = 0; cell < starts.length; cell += 1) {
      const [from = -1, until = 0] = [starts[cell], ends[cell]];
      this.starts[cell] = from < 0 ? IS_NULL : from - start;
      this.ends[cell] = until - start;
      const recoder = from < 0 ? undefined : this.#columns[cell - this.#first]?.recoder;
      const recoded = recoder?.recode(this.bytes, from - start, until - start, this.bytes, to) ?? AS_IS;
      if (recoded === AS_IS) continue;
      if (recoded === NOT_TEXT) return false;
      this.starts[cell] = recoded === IS_NULL ? IS_NULL : to;
      this.ends[cell] = recoded;
      if (recoded > 0) to = recoded;
    }
    return true;
  }
}
