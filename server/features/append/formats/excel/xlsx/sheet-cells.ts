import { readDecimalCell } from '../../../convert/values/cell-text.js';
import type { CellRow } from '../../../source/source-format.js';
import type { NumberKind } from '../number-format.js';
import { readSerial, writeSerial } from '../serial-date.js';
import type { StringTable } from '../string-table.js';
import { type CellKind, MANY_CHARACTERS, MAX_HELD_CHARACTERS, type SheetRow } from '../workbook.js';
import { CellTag, OF_BOOLEAN, OF_ERROR, OF_INLINE, OF_NUMBER, OF_TABLE } from './cell-tag.js';
import { PartBytes } from './part-bytes.js';
import {
  behindAttributes,
  behindTag,
  digitsEnd,
  GREATER_THAN,
  isAt,
  isNumber,
  NONE,
  readDigits,
  skipBlank,
  SLASH,
  textEnd,
} from './plain-xml.js';
import { MAX_TEXT_CHARACTERS } from './shared-strings.js';
import { type CellSetting, SheetRowReader } from './sheet-rows.js';
import { XmlScanner } from './xml-scanner.js';

const START_BYTES = 64 * 1024;
const MOMENT_BYTES = 24;

const tag = (text: string): Buffer => Buffer.from(text);
const [ROW, ROW_END, CELL_END] = [tag('<row'), tag('</row>'), tag('</c>')];
const [VALUE, VALUE_END] = [tag('<v>'), tag('</v>')];
const [INLINE, INLINE_END] = [tag('<is>'), tag('</is>')];
const [TEXT, TEXT_AS_IT_IS, TEXT_END] = [tag('<t>'), tag('<t xml:space="preserve">'), tag('</t>')];
const [TRUE, FALSE] = [tag('true'), tag('false')];

/** Row without values. */
const NO_ROW: SheetRow = { cells: [], isLong: false };

/**
 * Scans the rows of a sheet. Reports offsets of the cells of regular rows: numbers as written, texts and
 * dates as text. Reports all other rows as values.
 */
export class SheetCellScanner implements CellRow {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** Bytes of the last row's cells. */
  bytes: Buffer = Buffer.allocUnsafeSlow(START_BYTES);
  /** True if the last row can be read by its cells. */
  isPlain = false;
  readonly #kinds: readonly CellKind[];
  readonly #setting: Pick<CellSetting, 'styles' | 'is1904'>;
  readonly #strings: StringTable;
  readonly #reader: SheetRowReader;
  readonly #xml: XmlScanner;
  readonly #part: PartBytes;
  /** Rows reported as values, and the index of the next one. */
  #told: readonly SheetRow[] = [];
  #nextTold = 0;
  #rowStart = 0;
  /** End offset of the row's cells so far. */
  #filled = 0;
  /** Upper bound of the characters of all rows since the last pause. */
  #characters = 0;
  #isPaused = false;
  readonly #tag = new CellTag();
  readonly #moment = Buffer.alloc(MOMENT_BYTES);

  /** @param kinds - expected cell kind of each column, for rows read by cells */
  constructor(
    setting: Omit<CellSetting, 'maxColumns'> & { readonly strings: StringTable },
    kinds: readonly CellKind[],
  ) {
    this.#kinds = kinds;
    this.#setting = setting;
    this.#strings = setting.strings;
    this.starts = new Int32Array(kinds.length);
    this.ends = new Int32Array(kinds.length);
    this.#reader = new SheetRowReader({ ...setting, maxColumns: kinds.length });
    this.#xml = new XmlScanner(this.#reader);
    this.#part = new PartBytes(this.#xml);
  }

  /** Adds a part of the sheet; the rows before it must all have been read. */
  push(chunk: Buffer): void {
    this.#part.push(chunk);
  }

  /** Marks the end of the sheet. */
  end(): void {
    this.#part.end();
  }

  /** True if `next` returned false because the texts so far should be handed on first. */
  get isPaused(): boolean {
    return this.#isPaused;
  }

  /**
   * Advances to the next row. Returns false if more of the sheet is needed, or for a pause.
   *
   * @param mayTake - false if the cells are not needed
   * @throws {XmlError}
   */
  next(mayTake: boolean): boolean {
    const part = this.#part;
    this.#isPaused = this.#characters >= MANY_CHARACTERS;
    if (this.#isPaused) {
      this.#characters = 0;
      return false;
    }
    for (;;) {
      this.#nextTold += 1;
      this.isPlain = false;
      if (this.#nextTold < this.#told.length) return true;
      if (mayTake && part.isBetween && this.#reader.isBetweenRows) {
        const end = this.#row(part.bytes, part.at);
        if (end !== NONE) {
          this.#rowStart = part.at;
          part.at = end;
          // Rows without values are left out.
          if (this.#filled === 0) continue;
          this.#characters += this.#filled;
          this.isPlain = true;
          return true;
        }
      }
      const goesOn = part.tellThrough(ROW_END);
      this.#characters += this.#reader.characters;
      this.#told = this.#reader.take();
      this.#nextTold = -1;
      if (goesOn || this.#told.length > 0) continue;
      if (part.isAtEnd) this.#xml.end();
      return false;
    }
  }

  /** Returns the last row as values. */
  toCells(): SheetRow {
    if (!this.isPlain) return this.#told[this.#nextTold] ?? NO_ROW;
    this.#part.tellAgain(this.#rowStart);
    return this.#reader.take()[0] ?? NO_ROW;
  }

  /** Returns the offset after the next row; `NONE` if it is irregular or incomplete. */
  #row(bytes: Buffer, from: number): number {
    let at = behindTag(bytes, from, ROW);
    if (at !== NONE) at = behindAttributes(bytes, at);
    this.starts.fill(-1);
    this.#filled = 0;
    this.#tag.column = -1;
    while (at !== NONE) {
      at = skipBlank(bytes, at);
      if (bytes[at + 1] === SLASH) return isAt(bytes, at, ROW_END) ? at + ROW_END.length : NONE;
      at = this.#cell(bytes, at);
    }
    return NONE;
  }

  #cell(bytes: Buffer, from: number): number {
    const at = this.#tag.read(bytes, from);
    if (bytes[at] === SLASH) return bytes[at + 1] === GREATER_THAN ? at + 2 : NONE;
    return bytes[at] === GREATER_THAN ? this.#content(bytes, skipBlank(bytes, at + 1)) : NONE;
  }

  #content(bytes: Buffer, from: number): number {
    if (isAt(bytes, from, CELL_END)) return from + CELL_END.length;
    const isInline = this.#tag.type === OF_INLINE;
    let start = behindTag(bytes, from, isInline ? INLINE : VALUE);
    if (isInline && start !== NONE) {
      const isAsItIs = isAt(bytes, skipBlank(bytes, start), TEXT_AS_IT_IS);
      start = behindTag(bytes, start, isAsItIs ? TEXT_AS_IT_IS : TEXT);
    }
    const end = start === NONE ? NONE : textEnd(bytes, start);
    if (end === NONE || (end > start && !this.#value(bytes, start, end))) return NONE;
    let at = behindTag(bytes, end, isInline ? TEXT_END : VALUE_END);
    if (isInline && at !== NONE) at = behindTag(bytes, at, INLINE_END);
    return at === NONE ? NONE : behindTag(bytes, at, CELL_END);
  }

  /** Returns false if the column has cells of another kind, or needs a closer look. */
  #value(bytes: Buffer, start: number, end: number): boolean {
    const { type, style, column } = this.#tag;
    const kind = this.#kinds[column];
    switch (type) {
      case OF_ERROR:
        // Errors such as #N/A have no value.
        return true;
      case OF_TABLE:
        return (
          kind === 'text' && digitsEnd(bytes, start) === end && this.#text(readDigits(bytes, start, end))
        );
      case OF_BOOLEAN: {
        const value = bytes.toString('latin1', start, end);
        return kind === 'boolean' && this.#fill(value === '1' || value === 'true' ? TRUE : FALSE);
      }
      case OF_NUMBER: {
        if (!isNumber(bytes, start, end)) return false;
        const numberKind = this.#setting.styles[style] ?? 'number';
        if (numberKind === 'number') return kind === 'number' && this.#fill(bytes, start, end);
        const serial = readDecimalCell(bytes, start, end);
        if (kind !== 'text' || Number.isNaN(serial)) return false;
        return this.#date(serial, numberKind);
      }
      default:
        return kind === 'text' && end - start <= MAX_TEXT_CHARACTERS && this.#fill(bytes, start, end);
    }
  }

  #date(serial: number, kind: Exclude<NumberKind, 'number'>): true {
    const { is1904 } = this.#setting;
    const length = writeSerial(this.#moment, serial, kind, is1904);
    if (length > 0) return this.#fill(this.#moment, 0, length);
    return this.#fill(Buffer.from(readSerial(serial, kind, is1904), 'latin1'));
  }

  #text(index: number): boolean {
    const length = this.#strings.byteLength(index);
    if (length <= 0) return length === 0;
    if (this.#filled + length > MAX_HELD_CHARACTERS) return false;
    this.#reserve(length);
    this.#strings.copy(index, this.bytes, this.#filled);
    this.#endCell(length);
    return true;
  }

  #fill(from: Buffer, start = 0, end = from.length): true {
    this.#reserve(end - start);
    let to = this.#filled;
    for (let at = start; at < end; at += 1, to += 1) this.bytes[to] = from[at] ?? 0;
    this.#endCell(end - start);
    return true;
  }

  #endCell(length: number): void {
    const { column } = this.#tag;
    this.starts[column] = this.#filled;
    this.#filled += length;
    this.ends[column] = this.#filled;
  }

  #reserve(length: number): void {
    const needed = this.#filled + length;
    if (needed <= this.bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(needed * 2);
    this.bytes.copy(larger, 0, 0, this.#filled);
    this.bytes = larger;
  }
}
