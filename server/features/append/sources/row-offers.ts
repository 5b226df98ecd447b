import type { CellTaker, SourceBatch, SourceRow } from '../source-format.js';
import { TakerPace } from '../taker-pace.js';
import type { CsvCellScanner } from './csv-cells.js';

/** Offers rows to a taker, and hands out those that it leaves. */
export class RowOffers {
  readonly #taker: CellTaker;
  readonly #toRow: (cells: readonly string[], number: number) => SourceRow;
  /** Rows before the first row of values. */
  #toSkip: number;
  #number = 0;
  readonly #pace = new TakerPace();

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
    const [taker, pace] = [this.#taker, this.#pace];
    let rows: SourceRow[] = [];
    while (scanner.next()) {
      if (this.#toSkip > 0) {
        this.#toSkip -= 1;
        continue;
      }
      const mayTake = pace.isDue && scanner.isPlain;
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
    const packed = taker.flush();
    if (packed !== undefined || rows.length > 0) yield { packed, rows, bytesRead };
  }
}
