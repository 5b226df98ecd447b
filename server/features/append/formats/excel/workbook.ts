import type { RowScanner } from '../../source/fast-path-reader.js';

/** A cell as it is shown: dates and times as text without a zone, errors as `null`. */
export type CellValue = string | number | boolean | null;

export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
}

/**
 * Characters of the texts that rows have which are read at once: many cells may refer to one long text. No row has more.
 * What Excel itself writes into 16 kB of a sheet comes to 20 million.
 */
export const MAX_HELD_CHARACTERS = 32 * 1024 * 1024;

/** From here on, rows that are there are handed on before others are read. */
export const MANY_CHARACTERS = 8 * 1024 * 1024;

export const TOO_MUCH_TEXT = 'its rows hold too much text';

/** Rows of a sheet in order, those without any value left out. */
export interface SheetRows {
  /** Cells by column; what is not there has no value. */
  readonly rows: readonly SheetRow[];
  /** Estimate of how far into the file reading has come. */
  readonly bytesRead: number;
}

export interface SheetRow {
  readonly cells: readonly (CellValue | undefined)[];
  /** There are values beyond the columns that were asked for. */
  readonly isLong: boolean;
}

export interface SheetOptions {
  /** Columns that are wanted, from the first. */
  readonly maxColumns: number;
  readonly signal: AbortSignal;
}

/** Kind of the cells of a column. Dates and times are text. */
export type CellKind = 'text' | 'number' | 'boolean';

/** More rows of a sheet, to be gone through before the next come. */
export interface ScannedRows extends Pick<SheetRows, 'bytesRead'> {
  /** Cells of numbers are as they are written, those of booleans `true` or `false`, all others the text itself. */
  readonly scanner: RowScanner<SheetRow>;
}

/** An opened workbook, of either kind of file. */
export interface Workbook {
  /** Those with cells, in the order of their tabs. */
  readonly sheets: readonly Sheet[];
  /** Days are counted from 1904, instead of 1900. */
  readonly is1904: boolean;
  /** Size in bytes of a sheet and of the texts that its cells refer to, unpacked. */
  bytes(sheet: number): number;
  /** Bytes of the texts that cells have referred to in all readings so far, each as often as it was. */
  readonly referredBytes: number;
  /** Rough number of rows; `undefined` where the file does not say. */
  rowCount(sheet: number): number | undefined;
  rows(sheet: number, options: SheetOptions): AsyncIterable<SheetRows>;
  /**
   * Reads the rows by their cells, as far as these are of the given kinds. Absent where cells are not text in the file.
   */
  scan?(
    sheet: number,
    options: Pick<SheetOptions, 'signal'> & { readonly kinds: readonly CellKind[] },
  ): AsyncIterable<ScannedRows>;
  close(): Promise<void>;
}

/** Most columns of a sheet, as in `.xlsx`; `.xls` allows fewer. */
export const MAX_COLUMNS = 16_384;
