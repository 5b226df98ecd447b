import { isUtf8 } from 'node:buffer';
import type { CellRow } from '../../source/source-format.js';
import { decodeMarked } from './unreadable-text.js';
import { lastCharacterEnd } from './utf8-tally.js';
import { CsvSplitter, MAX_ROW_CHARACTERS, tooLong, unclosedQuote } from './csv-splitter.js';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
/** Factor by which a very long row must grow before it is scanned again. */
const MORE_BYTES = 2 ** 20;

/**
 * Splits CSV text in UTF-8 into rows as `CsvSplitter` does, one at a time, without cutting out the cells.
 * `starts` and `ends` are the offsets of the last row's cells; -1 for empty and missing cells.
 */
export class CsvCellScanner implements CellRow {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  bytes: Buffer = Buffer.alloc(0);
  /** True if the bytes of the cells are their text: no doubled quotes, no cells beyond the width. */
  isPlain = false;
  readonly #delimiterText: string;
  readonly #qualifierText: string;
  readonly #delimiter: number;
  readonly #qualifier: number;
  readonly #isChecked: boolean;
  #hasZero = false;
  /** True if some of the bytes are not UTF-8, so that each row must be checked. */
  #isDamaged = false;
  #isLast = false;
  #rowStart = 0;
  #rowEnd = 0;
  #next = 0;
  #enough = 0;
  #rowCount = 0;

  /**
   * Both characters are ASCII.
   *
   * @param width - number of cells to report per row
   * @param isChecked - true if all bytes are known to be UTF-8
   */
  constructor(delimiter: string, qualifier: string, width: number, isChecked = false) {
    this.#delimiterText = delimiter;
    this.#qualifierText = qualifier;
    this.#delimiter = delimiter.charCodeAt(0);
    this.#qualifier = qualifier.charCodeAt(0);
    this.#isChecked = isChecked;
    this.starts = new Int32Array(width);
    this.ends = new Int32Array(width);
  }

  /** Adds text; the rows before it must all have been read. */
  push(chunk: Buffer): void {
    const rest = this.bytes.subarray(this.#next);
    this.bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    this.#next = 0;
    this.#hasZero = this.bytes.includes(0);
    this.#isDamaged = !this.#isChecked && !isUtf8(this.bytes.subarray(0, lastCharacterEnd(this.bytes)));
  }

  /** Marks the end of the text: the last row needs no line end. */
  end(): void {
    this.#isLast = true;
    // The last character may have been cut off.
    this.#isDamaged ||= !this.#isChecked && !isUtf8(this.bytes.subarray(this.#next));
  }

  /**
   * Advances to the next row. Returns false if more text is needed.
   *
   * @throws {CsvTextError}
   */
  next(): boolean {
    const { bytes } = this;
    // Scan an incomplete row again only when it has doubled, which keeps the cost linear.
    if (!this.#isLast && this.#next === 0 && bytes.length < this.#enough) return false;
    while (this.#next < bytes.length) {
      this.#rowStart = this.#next;
      const next = this.#splitRow(bytes);
      if (next < 0) break;
      this.#next = next;
      // Skip blank lines.
      if (this.#rowEnd < 0) continue;
      if (this.#isDamaged && !isUtf8(bytes.subarray(this.#rowStart, this.#rowEnd))) this.isPlain = false;
      this.#rowCount += 1;
      return true;
    }
    const length = bytes.length - this.#next;
    if (this.#isLast && length > 0) throw unclosedQuote(this.#rowCount);
    if (length > MAX_ROW_CHARACTERS && bytes.toString('utf8', this.#next).length > MAX_ROW_CHARACTERS) {
      throw tooLong(this.#rowCount);
    }
    this.#enough =
      length < MAX_ROW_CHARACTERS ? Math.min(length * 2, MAX_ROW_CHARACTERS) : length + MORE_BYTES;
    return false;
  }

  /** Returns all cells of the row as `CsvSplitter` does, with `UNREADABLE` in cells that are not UTF-8. */
  toCells(): readonly string[] {
    const splitter = new CsvSplitter(this.#delimiterText, this.#qualifierText);
    const text = this.#isDamaged
      ? decodeMarked(this.bytes.subarray(this.#rowStart, this.#rowEnd))
      : this.bytes.toString('utf8', this.#rowStart, this.#rowEnd);
    return [...splitter.push(text), ...splitter.end()][0] ?? [];
  }

  /** Offset of the next row; -1 if this row is incomplete. */
  #splitRow(bytes: Buffer): number {
    const delimiter = this.#delimiter;
    const { starts, ends } = this;
    const width = starts.length;
    const { length } = bytes;
    let cell = 0;
    let isOdd = this.#hasZero;
    let isFilled = false;
    let at = this.#rowStart;
    let code = 0;
    for (;;) {
      let start = at;
      let end = -1;
      if (bytes[at] === this.#qualifier) {
        at = this.#closingQuote(bytes, at + 1);
        if (at === 0) return -1;
        if (at < 0) {
          isOdd = true;
          at = -at;
        }
        start += 1;
        end = at;
        at += 1;
      }
      const stop = at;
      for (; at < length; at += 1) {
        code = bytes[at] ?? 0;
        if (code === delimiter || code === LINE_FEED || code === CARRIAGE_RETURN) break;
      }
      if (end < 0) end = at;
      // Keep text after a closing quote.
      else if (at > stop) {
        isOdd = true;
        isFilled = true;
      }
      if (at === length && !this.#isLast) return -1;
      if (end > start) isFilled = true;
      if (cell < width) {
        starts[cell] = end > start ? start : -1;
        ends[cell] = end;
      } else if (end > start) {
        isOdd = true;
      }
      cell += 1;
      if (at === length || code !== delimiter) break;
      at += 1;
    }
    let next = at;
    if (at < length) {
      next = at + 1;
      if (code === CARRIAGE_RETURN) {
        // The line feed may be in the next piece.
        if (next === length && !this.#isLast) return -1;
        if (bytes[next] === LINE_FEED) next += 1;
      }
    }
    this.#rowEnd = cell === 1 && !isFilled ? -1 : at;
    this.isPlain = !isOdd;
    for (; cell < width; cell += 1) starts[cell] = -1;
    return next;
  }

  /**
   * Finds the offset of the closing quote, negative if there are doubled quotes before it; 0 if it has not
   * arrived yet.
   */
  #closingQuote(bytes: Buffer, from: number): number {
    const qualifier = this.#qualifier;
    const { length } = bytes;
    let isDoubled = false;
    for (let at = from; at < length; at += 1) {
      if (bytes[at] !== qualifier) continue;
      if (at + 1 === length && !this.#isLast) return 0;
      if (bytes[at + 1] !== qualifier) return isDoubled ? -at : at;
      isDoubled = true;
      at += 1;
    }
    return 0;
  }
}
