import { isUtf8 } from 'node:buffer';
import type { CellRow } from '../../source/source-format.js';
import { decodeMarked } from './unreadable-text.js';
import { lastCharacterEnd } from './utf8-tally.js';
import { CsvSplitter, MAX_ROW_CHARACTERS, tooLong, unclosedQuote } from './csv-splitter.js';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
/** How much more there must be of a row that is very long, before it is looked at again. */
const MORE_BYTES = 2 ** 20;

/**
 * Splits CSV text in UTF-8 into rows as `CsvSplitter` does, one at a time, and tells where the cells are instead of
 * cutting them out: `starts` and `ends` are those of the last row, with -1 for empty cells and those it lacks.
 */
export class CsvCellScanner implements CellRow {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  bytes: Buffer = Buffer.alloc(0);
  /** True if the bytes of its cells are their text: no quotes to be undoubled, no cells beyond the width. */
  isPlain = false;
  readonly #delimiterText: string;
  readonly #qualifierText: string;
  readonly #delimiter: number;
  readonly #qualifier: number;
  readonly #isChecked: boolean;
  #hasZero = false;
  /** Some of the bytes are no UTF-8, so that each row is looked at. */
  #isDamaged = false;
  #isLast = false;
  #rowStart = 0;
  #rowEnd = 0;
  #next = 0;
  #enough = 0;
  #rowCount = 0;

  /**
   * Both characters are of ASCII.
   *
   * @param width - cells that are told of each row.
   * @param isChecked - all bytes are known to be UTF-8.
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

  /** More text; the rows before it must all have been taken. */
  push(chunk: Buffer): void {
    const rest = this.bytes.subarray(this.#next);
    this.bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    this.#next = 0;
    this.#hasZero = this.bytes.includes(0);
    this.#isDamaged = !this.#isChecked && !isUtf8(this.bytes.subarray(0, lastCharacterEnd(this.bytes)));
  }

  /** There is no more text: the last row needs no line end. */
  end(): void {
    this.#isLast = true;
    // A character may have been cut off.
    this.#isDamaged ||= !this.#isChecked && !isUtf8(this.bytes.subarray(this.#next));
  }

  /**
   * Goes on to the next row; false when more text is needed.
   *
   * @throws {CsvTextError}
   */
  next(): boolean {
    const { bytes } = this;
    // A row that goes on is looked at again only when there is twice as much of it.
    if (!this.#isLast && this.#next === 0 && bytes.length < this.#enough) return false;
    while (this.#next < bytes.length) {
      this.#rowStart = this.#next;
      const next = this.#splitRow(bytes);
      if (next < 0) break;
      this.#next = next;
      // Blank lines are no rows.
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

  /** All cells of the row, as `CsvSplitter` gives them; with `UNREADABLE` in those that are no UTF-8. */
  toCells(): readonly string[] {
    const splitter = new CsvSplitter(this.#delimiterText, this.#qualifierText);
    const text = this.#isDamaged
      ? decodeMarked(this.bytes.subarray(this.#rowStart, this.#rowEnd))
      : this.bytes.toString('utf8', this.#rowStart, this.#rowEnd);
    return [...splitter.push(text), ...splitter.end()][0] ?? [];
  }

  /** Where the next row starts; -1 when this one is not all there. */
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
      // Text after a closing quote is kept.
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
        // Its line feed may be in the next piece.
        if (next === length && !this.#isLast) return -1;
        if (bytes[next] === LINE_FEED) next += 1;
      }
    }
    this.#rowEnd = cell === 1 && !isFilled ? -1 : at;
    this.isPlain = !isOdd;
    for (; cell < width; cell += 1) starts[cell] = -1;
    return next;
  }

  /** Its offset, negative when there are doubled quotes before it; 0 when it is not there yet. */
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
