import type { CellRow, FastPathSink, SourceBatch, SourceRow } from './source-format.js';
import { FastPathThrottle } from './fast-path-throttle.js';

/** Iterates over the rows of a table. */
export interface RowScanner<Cells> extends CellRow {
  /** True if the last row can take the fast path. */
  readonly isPlain: boolean;
  /**
   * Moves to the next row; false if there is none yet. @param mayTake - false if the row need not be plain.
   */
  next(mayTake: boolean): boolean;
  /** Returns the values of the last row. */
  toCells(): Cells;
}

/** Offers rows to a sink, if there is one, and returns the rows that it leaves. */
export class FastPathReader<Cells> {
  readonly #sink: FastPathSink | undefined;
  readonly #toRow: (cells: Cells, number: number) => SourceRow;
  /** Rows before the first data row. */
  #toSkip: number;
  #number = 0;
  readonly #pace = new FastPathThrottle();

  constructor(
    sink: FastPathSink | undefined,
    rowsToSkip: number,
    toRow: (cells: Cells, number: number) => SourceRow,
  ) {
    this.#sink = sink;
    this.#toSkip = rowsToSkip;
    this.#toRow = toRow;
  }

  /** Returns all rows of the scanner. @throws the errors of the scanner. */
  *drain(scanner: RowScanner<Cells>, bytesRead: number): Generator<SourceBatch> {
    const [sink, pace] = [this.#sink, this.#pace];
    let rows: SourceRow[] = [];
    while (scanner.next(pace.isDue)) {
      if (this.#toSkip > 0) {
        this.#toSkip -= 1;
        continue;
      }
      const mayTake = sink !== undefined && pace.isDue && scanner.isPlain;
      // Returned rows must follow the taken ones, so start a new batch.
      if (mayTake && rows.length > 0) {
        yield { encoded: sink.flush(), rows, bytesRead };
        rows = [];
      }
      this.#number += 1;
      if (mayTake && sink.take(scanner, this.#number)) {
        pace.took();
        continue;
      }
      pace.handedOut(mayTake);
      rows.push(this.#toRow(scanner.toCells(), this.#number));
    }
    const encoded = sink?.flush();
    if (encoded !== undefined || rows.length > 0) yield { encoded, rows, bytesRead };
  }
}
