/** Error for text that is not CSV: a quote that is never closed. */
export class CsvTextError extends Error {
  override readonly name = 'CsvTextError';
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
// A row this long has an unclosed quote; continuing would hold the whole file.
export const MAX_ROW_CHARACTERS = 16 * 1024 * 1024;

/**
 * Splits CSV text, given in pieces of any size, into rows of cells. Lines may end in LF, CRLF or CR, in any
 * mixture; a quoted cell may hold delimiters, line ends and doubled quotes. Blank lines are left out.
 */
export class CsvSplitter {
  readonly #delimiter: number;
  readonly #qualifier: string;
  readonly #qualifierCode: number;
  #rest = '';
  /** Scan an incomplete row again only when it has doubled, otherwise the cost is quadratic. */
  #enough = 0;
  /** Number of rows returned so far. */
  #rowCount = 0;

  constructor(delimiter: string, qualifier: string) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#qualifier = qualifier;
    this.#qualifierCode = qualifier.charCodeAt(0);
  }

  /** @throws {CsvTextError} */
  push(text: string): string[][] {
    this.#rest += text;
    if (this.#rest.length < this.#enough) return [];
    const rows = this.#split(this.#rest, false);
    if (this.#rest.length > MAX_ROW_CHARACTERS) throw tooLong(this.#rowCount);
    this.#enough = Math.min(this.#rest.length * 2, MAX_ROW_CHARACTERS);
    return rows;
  }

  /** Returns the remaining rows at the end of the text. @throws {CsvTextError} */
  end(): string[][] {
    const rows = this.#rest === '' ? [] : this.#split(this.#rest, true);
    if (this.#rest !== '') throw unclosedQuote(this.#rowCount);
    return rows;
  }

  #split(text: string, isLast: boolean): string[][] {
    const rows: string[][] = [];
    let rowStart = 0;
    while (rowStart < text.length) {
      const row: string[] = [];
      const next = this.#splitRow(text, rowStart, row, isLast);
      if (next === undefined) break;
      rowStart = next;
      if (row.length > 1 || row[0] !== '') rows.push(row);
    }
    this.#rest = text.slice(rowStart);
    this.#rowCount += rows.length;
    return rows;
  }

  /**
   * Adds the cells of one row. Returns the offset of the next row, or `undefined` if this row is incomplete.
   */
  #splitRow(text: string, from: number, row: string[], isLast: boolean): number | undefined {
    let position = from;
    for (;;) {
      let cell = '';
      if (text.charCodeAt(position) === this.#qualifierCode) {
        const quoted = this.#readQuoted(text, position + 1, isLast);
        if (quoted === undefined) return undefined;
        cell = quoted.cell;
        position = quoted.next;
      }
      // Text after a closing quote is kept as it is, as spreadsheets do.
      const end = this.#findCellEnd(text, position);
      if (end > position) cell += text.slice(position, end);
      if (end === text.length) {
        if (!isLast) return undefined;
        row.push(cell);
        return end;
      }
      row.push(cell);
      const code = text.charCodeAt(end);
      position = end + 1;
      if (code === this.#delimiter) continue;
      if (code === LINE_FEED) return position;
      // A carriage return at the end of a piece may have its line feed in the next.
      if (position === text.length && !isLast) return undefined;
      return text.charCodeAt(position) === LINE_FEED ? position + 1 : position;
    }
  }

  #readQuoted(text: string, from: number, isLast: boolean): { cell: string; next: number } | undefined {
    let cell = '';
    let start = from;
    for (;;) {
      const quote = text.indexOf(this.#qualifier, start);
      if (quote < 0 || (quote + 1 === text.length && !isLast)) return undefined;
      if (text.charCodeAt(quote + 1) !== this.#qualifierCode) {
        return { cell: cell + text.slice(start, quote), next: quote + 1 };
      }
      cell += text.slice(start, quote + 1);
      start = quote + 2;
    }
  }

  #findCellEnd(text: string, from: number): number {
    let index = from;
    for (; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code === this.#delimiter || code === LINE_FEED || code === CARRIAGE_RETURN) break;
    }
    return index;
  }
}

/** @param rowCount - number of rows before the faulty row */
export function tooLong(rowCount: number): CsvTextError {
  const where = `in or after line ${String(rowCount + 1)}`;
  return new CsvTextError(
    `a row is longer than ${MAX_ROW_CHARACTERS} characters, or a quote is open, ${where}`,
  );
}

export function unclosedQuote(rowCount: number): CsvTextError {
  return new CsvTextError(`a quote is opened but not closed, in or after line ${String(rowCount + 1)}`);
}
