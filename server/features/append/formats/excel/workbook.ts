import type { RowScanner } from '../../source/fast-path-reader.js';

/** Displayed value of a cell: dates and times as text without a zone, errors as `null`. */
export type CellValue = string | number | boolean | null;

export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
}

/**
 * Maximum characters of texts in rows that are read at once, since many cells may refer to one long text. No
 * row has more.
 */
export const MAX_HELD_CHARACTERS = 32 * 1024 * 1024;

/** Number of characters from which rows are handed on before more are read. */
export const MANY_CHARACTERS = 8 * 1024 * 1024;

export const TOO_MUCH_TEXT = 'its rows hold too much text';

/** Rows of a sheet in order, without empty rows. */
export interface SheetRows {
  /** Cells by column; a missing cell has no value. */
  readonly rows: readonly SheetRow[];
  /** Estimated position of reading in the file. */
  readonly bytesRead: number;
}

export interface SheetRow {
  readonly cells: readonly (CellValue | undefined)[];
  /** True if there are values beyond the requested columns. */
  readonly isLong: boolean;
}

export interface SheetOptions {
  /** Number of columns to read, from the first. */
  readonly maxColumns: number;
  readonly signal: AbortSignal;
}

/** Expected cell kind of each column. Dates and times are text. */
export type CellKind = 'text' | 'number' | 'boolean';

/** More rows of a sheet, to be consumed before the next batch. */
export interface ScannedRows extends Pick<SheetRows, 'bytesRead'> {
  /** Number cells as written, boolean cells as `true` or `false`, all others as their text. */
  readonly scanner: RowScanner<SheetRow>;
}

/** Opened workbook of either file format. */
export interface Workbook {
  /** Sheets with cells, in the order of their tabs. */
  readonly sheets: readonly Sheet[];
  /** True if days count from 1904 instead of 1900. */
  readonly is1904: boolean;
  /** Unpacked size in bytes of a sheet and of the texts that its cells refer to. */
  bytes(sheet: number): number;
  /** Total bytes of texts that cells have referred to in all readings, counting each reference. */
  readonly referredBytes: number;
  /** Estimated number of rows; `undefined` if the file does not state it. */
  rowCount(sheet: number): number | undefined;
  rows(sheet: number, options: SheetOptions): AsyncIterable<SheetRows>;
  /**
   * Reads the rows by their cells, if these have the given kinds. Absent if the file does not store cells as
   * text.
   */
  scan?(
    sheet: number,
    options: Pick<SheetOptions, 'signal'> & { readonly kinds: readonly CellKind[] },
  ): AsyncIterable<ScannedRows>;
  close(): Promise<void>;
}

/** Maximum number of columns of a sheet in `.xlsx`; `.xls` allows fewer. */
export const MAX_COLUMNS = 16_384;
