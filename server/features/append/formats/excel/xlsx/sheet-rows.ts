import type { NumberKind } from '../number-format.js';
import { readSerial } from '../serial-date.js';
import type { StringTable } from '../string-table.js';
import {
  type CellValue,
  MAX_COLUMNS,
  MAX_HELD_CHARACTERS,
  type SheetRow,
  TOO_MUCH_TEXT,
} from '../workbook.js';
import { MAX_TEXT_CHARACTERS, RichText, unescapeCharacters } from './shared-strings.js';
import { attributeOf, XmlError, type XmlEvents } from './xml-scanner.js';

/** Shared strings and styles that turn cells into values. */
export interface CellSetting {
  readonly strings: Pick<StringTable, 'get'>;
  readonly styles: readonly NumberKind[];
  readonly is1904: boolean;
  readonly maxColumns: number;
}

/** Collects the rows of a sheet from scanner events, without empty rows. */
export class SheetRowReader implements XmlEvents {
  readonly #setting: CellSetting;
  readonly #richText = new RichText();
  #rows: SheetRow[] = [];
  #cells: (CellValue | undefined)[] = [];
  #isLong = false;
  #hasValue = false;
  #isInData = false;
  #isInRow = false;
  #column = -1;
  #type = '';
  #style = 0;
  #isInValue = false;
  #value = '';
  #isInline = false;
  #characters = 0;

  constructor(setting: CellSetting) {
    this.#setting = setting;
  }

  /** True between rows, where the next row depends on nothing before it. */
  get isBetweenRows(): boolean {
    return this.#isInData && !this.#isInRow && !this.#isInValue && !this.#isInline;
  }

  /** Characters of all texts since rows were last taken. */
  get characters(): number {
    return this.#characters;
  }

  /** Returns the rows completed since the last call. */
  take(): SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    this.#characters = 0;
    return rows;
  }

  open(name: string, attributes: string): void {
    if (name === 'sheetData') this.#isInData = true;
    if (!this.#isInData) return;
    if (name === 'row') this.#openRow();
    // Ignore a cell outside rows.
    if (!this.#isInRow) return;
    if (name === 'c') this.#openCell(attributes);
    else if (name === 'v') this.#isInValue = true;
    else if (this.#isInline) this.#richText.open(name);
    else if (name === 'is') this.#isInline = true;
  }

  close(name: string): void {
    if (!this.#isInRow) {
      if (name === 'sheetData') this.#isInData = false;
      return;
    }
    if (name === 'v') this.#isInValue = false;
    else if (name === 'c') this.#closeCell();
    else if (name === 'row') this.#closeRow();
    else if (name === 'sheetData') this.#isInData = false;
    else if (name === 'is') this.#isInline = false;
    else if (this.#isInline) this.#richText.close(name);
  }

  text(text: string): void {
    if (this.#isInValue) {
      this.#value += text;
      if (this.#value.length > MAX_TEXT_CHARACTERS) throw new XmlError('a text is too long');
    } else if (this.#isInline) {
      this.#richText.add(text);
    }
  }

  #openRow(): void {
    this.#isInRow = true;
    this.#cells = [];
    this.#isLong = false;
    this.#hasValue = false;
    this.#column = -1;
  }

  #openCell(attributes: string): void {
    const reference = attributeOf(attributes, 'r');
    const column = reference === undefined ? -1 : columnOf(reference);
    // Writers may omit references; each cell then follows the previous one.
    this.#column = column >= 0 ? column : this.#column + 1;
    this.#type = attributeOf(attributes, 't') ?? 'n';
    this.#style = Number(attributeOf(attributes, 's') ?? 0);
    this.#value = '';
    this.#richText.start();
  }

  #closeCell(): void {
    const value = this.#cellValue();
    if (typeof value === 'string') this.#characters += value.length;
    if (this.#characters > MAX_HELD_CHARACTERS) throw new XmlError(TOO_MUCH_TEXT);
    if (value === null || this.#column >= MAX_COLUMNS) return;
    this.#hasValue = true;
    if (this.#column >= this.#setting.maxColumns) this.#isLong = true;
    else this.#cells[this.#column] = value;
  }

  #closeRow(): void {
    this.#isInRow = false;
    if (this.#hasValue) this.#rows.push({ cells: this.#cells, isLong: this.#isLong });
  }

  #cellValue(): CellValue {
    const value = this.#value;
    switch (this.#type) {
      case 's':
        return blankAsNull(value === '' ? '' : (this.#setting.strings.get(Number(value)) ?? ''));
      case 'str':
        return blankAsNull(unescapeCharacters(value));
      case 'inlineStr':
        return blankAsNull(this.#richText.take());
      case 'b':
        return value === '' ? null : value === '1' || value === 'true';
      case 'd':
        return value === '' ? null : this.#isoDate(value);
      // Errors such as #N/A.
      case 'e':
        return null;
      default:
        return value === '' ? null : this.#number(Number(value));
    }
  }

  #number(number: number): CellValue {
    if (!Number.isFinite(number)) return null;
    const kind = this.#setting.styles[this.#style] ?? 'number';
    return kind === 'number' ? number : readSerial(number, kind, this.#setting.is1904);
  }

  /** Reads an ISO date, which strict workbooks may use; a day alone as its midnight. */
  #isoDate(value: string): string {
    const isDay = this.#setting.styles[this.#style] === 'date' && value.endsWith('T00:00:00');
    return isDay ? value.slice(0, 10) : value;
  }
}

function blankAsNull(text: string): string | null {
  return text === '' ? null : text;
}

const LETTER_A = 65;

/** Returns the column index: 0 for `A1`; -1 if there is no column. */
function columnOf(reference: string): number {
  let column = 0;
  for (let index = 0; index < reference.length; index += 1) {
    const letter = reference.charCodeAt(index) - LETTER_A;
    if (letter < 0 || letter > 25) break;
    column = column * 26 + letter + 1;
  }
  return column - 1;
}
