import type { CellRow, CellTaker, SourceBatch, SourceRow } from './source-format.js';
import { TakerPace } from './fast-path-throttle.js';

/** Goes through the rows of a table one by one. */
export interface RowScanner<Cells> extends CellRow {
  /** True if the last row can take the fast path. */
  readonly isPlain: boolean;
  /** Goes on to the next row; false when there is none yet. @param mayTake - Otherwise it need not be plain. */
  next(mayTake: boolean): boolean;
  /** Returns the values of the last row. */
  toCells(): Cells;
}

/** Offers rows to a taker, where there is one, and hands out those that it leaves. */
export class RowOffers<Cells> {
  readonly #taker: CellTaker | undefined;
  readonly #toRow: (cells: Cells, number: number) => SourceRow;
  /** Rows before the first row of values. */
  #toSkip: number;
  #number = 0;
  readonly #pace = new TakerPace();

  constructor(
    taker: CellTaker | undefined,
    rowsToSkip: number,
    toRow: (cells: Cells, number: number) => SourceRow,
  ) {
    this.#taker = taker;
    this.#toSkip = rowsToSkip;
    this.#toRow = toRow;
  }

  /** All rows that the scanner has. @throws what it throws. */
  *drain(scanner: RowScanner<Cells>, bytesRead: number): Generator<SourceBatch> {
    const [taker, pace] = [this.#taker, this.#pace];
    let rows: SourceRow[] = [];
    while (scanner.next(pace.isDue)) {
      if (this.#toSkip > 0) {
        this.#toSkip -= 1;
        continue;
      }
      const mayTake = taker !== undefined && pace.isDue && scanner.isPlain;
      // Those that are handed out stand behind those that are taken.
      if (mayTake && rows.length > 0) {
        yield { packed: taker.flush(), rows, bytesRead };
        rows = [];
      }
      this.#number += 1;
      if (mayTake && taker.take(scanner, this.#number)) {
        pace.took();
        continue;
      }
      pace.handedOut(mayTake);
      rows.push(this.#toRow(scanner.toCells(), this.#number));
    }
    const packed = taker?.flush();
    if (packed !== undefined || rows.length > 0) yield { packed, rows, bytesRead };
  }
}
