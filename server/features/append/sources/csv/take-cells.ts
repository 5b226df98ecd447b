import type { CellTaker, SourceBatch, SourceRow } from '../source-format.js';
import type { CsvCellScanner } from './csv-cells.js';

/** Most rows that are handed out before the taker is asked again. */
const MAX_HANDED_OUT = 1024;

/** Offers rows to a taker, and hands out those that it leaves. */
export class RowOffers {
  readonly #taker: CellTaker;
  readonly #toRow: (cells: readonly string[], number: number) => SourceRow;
  /** Rows before the first row of values. */
  #toSkip: number;
  #number = 0;
  /** Rows to hand out before the taker is asked again: ever more while it takes none, since asking costs time. */
  #handedOut = 0;
  #refusedTakes = 0;

  constructor(
    taker: CellTaker,
    rowsToSkip: number,
    toRow: (cells: readonly string[], number: number) => SourceRow,
  ) {
    this.#taker = taker;
    this.#toSkip = rowsToSkip;
    this.#toRow = toRow;
  }

  /** All rows that the scanner has. @throws {CsvTextError} */
  *drain(scanner: CsvCellScanner, bytesRead: number): Generator<SourceBatch> {
    const taker = this.#taker;
    let rows: SourceRow[] = [];
    while (scanner.next()) {
      if (this.#toSkip > 0) {
        this.#toSkip -= 1;
        continue;
      }
      const mayTake = this.#handedOut <= 0 && scanner.isPlain;
      // Those that are handed out stand behind those that are taken.
      if (mayTake && rows.length > 0) {
        yield { packed: taker.flush(), rows, bytesRead };
        rows = [];
      }
      this.#number += 1;
      if (mayTake && taker.take(scanner, this.#number)) {
        this.#refusedTakes = 0;
        continue;
      }
      if (mayTake) this.#refusedTakes += 1;
      this.#handedOut = mayTake ? Math.min(2 ** this.#refusedTakes, MAX_HANDED_OUT) - 1 : this.#handedOut - 1;
      rows.push(this.#toRow(scanner.toCells(), this.#number));
    }
    const packed = taker.flush();
    if (packed !== undefined || rows.length > 0) yield { packed, rows, bytesRead };
  }
}
