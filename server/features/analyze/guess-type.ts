import { readMoment } from '../append/convert/dates/dates.js';
import type { SourceColumn } from '../append/source/source-format.js';
import type { FieldType } from '../model/layer.js';

/** Field type that a column may have in a layer. */
export interface GuessedType {
  readonly type: FieldType;
  /** Length in characters, for text. */
  readonly length?: number;
}

/** Lengths of text fields; the first that fits all values is used. */
const TEXT_LENGTHS = [256, 4000, 65_536, 1_048_576];
// Rows after the sample may hold longer texts.
const UNSEEN_TEXT_LENGTH = 4000;

/** Headers of identifiers written in digits: leading zeros count, and sums make no sense. */
const IDENTIFIER_HEADER =
  /(?:^|[^a-z])(?:zip|plz|postal|postcode|phone|tel|telephone|telefon|fax|mobile|fips|geoid|ssn|isbn|ean|gtin|iban)(?:[^a-z]|code|number|nr|no|$)/;

/** Maximum length of a number or date. A regular expression over millions of digits could exhaust the stack. */
const MAX_TOKEN_LENGTH = 1000;
const INTEGER = /^[+-]?(?:0|[1-9]\d*)$/;
const DECIMAL = /^[+-]?(?:(?:0|[1-9]\d*)\.\d*|\.\d+|(?:0|[1-9]\d*)(?:\.\d+)?[eE][+-]\d+|\d+\.\d+[eE]\d+)$/;
const NOT_A_NUMBER = /^nan$/i;
const DATE_START = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:$|[T\s,])/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}/;

const INTEGER_MAX = 2_147_483_647;

/** Collects the values of one column, and then returns the type that accepts all of them. */
export class TypeGuess {
  readonly #isTyped: boolean;
  readonly #isIdentifier: boolean;
  #count = 0;
  #textCount = 0;
  #integerCount = 0;
  #decimalCount = 0;
  #dateCount = 0;
  /** True for an integer beyond 32 bits; `#hasHuge` for one beyond the exact range of doubles. */
  #hasBig = false;
  #hasHuge = false;
  #isDayFirst = false;
  #isEitherFirst = false;
  #longest = 0;

  /** @param isTyped - true if the source distinguishes text from numbers. */
  constructor(header: string, isTyped: boolean) {
    this.#isTyped = isTyped;
    const words = header.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
    this.#isIdentifier = IDENTIFIER_HEADER.test(words);
  }

  add(value: unknown): void {
    if (value === null || value === undefined) return;
    this.#count += 1;
    if (typeof value === 'number') {
      this.#longest = Math.max(this.#longest, String(value).length);
      if (Number.isInteger(value)) this.#addInteger(value);
      else this.#decimalCount += 1;
      return;
    }
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    this.#longest = Math.max(this.#longest, text.length);
    this.#addText(text.trim());
  }

  /** @param isWhole - true if all values have been added. */
  type(isWhole: boolean): GuessedType {
    const numberCount = this.#integerCount + this.#decimalCount;
    if (this.#count === 0 || (this.#isIdentifier && this.#dateCount < this.#count))
      return this.#text(isWhole);
    if (this.#dateCount === this.#count && !(this.#isDayFirst && this.#isEitherFirst)) {
      return { type: 'esriFieldTypeDate' };
    }
    if (numberCount < this.#count || (this.#hasHuge && this.#decimalCount > 0)) return this.#text(isWhole);
    if (this.#decimalCount > 0) return { type: 'esriFieldTypeDouble' };
    // Rows that have not been read may hold larger numbers.
    return { type: this.#hasBig ? 'esriFieldTypeBigInteger' : 'esriFieldTypeInteger' };
  }

  #addText(text: string): void {
    if (text.length > MAX_TOKEN_LENGTH) {
      this.#textCount += 1;
    } else if (!this.#isTyped && INTEGER.test(text)) {
      const isStorable = text.length <= 18;
      if (isStorable) this.#addInteger(Number(text));
      else this.#textCount += 1;
    } else if (!this.#isTyped && DECIMAL.test(text)) {
      this.#decimalCount += 1;
    } else if (!this.#isTyped && NOT_A_NUMBER.test(text)) {
      // A null among the numbers.
      this.#decimalCount += 1;
    } else if (DATE_START.test(text) && readMoment(text) !== undefined) {
      this.#addDate(text);
    } else {
      this.#textCount += 1;
    }
  }

  #addInteger(value: number): void {
    this.#integerCount += 1;
    if (Math.abs(value) > INTEGER_MAX) this.#hasBig = true;
    if (!Number.isSafeInteger(value)) this.#hasHuge = true;
  }

  #addDate(text: string): void {
    this.#dateCount += 1;
    const [, first, second] = YEAR_LAST.exec(text) ?? [];
    if (first === undefined) return;
    // A day above 12 in one row proves the order of day and month for all rows.
    if (Number(first) > 12) this.#isDayFirst = true;
    else if (Number(second) <= 12 && first !== second) this.#isEitherFirst = true;
  }

  #text(isWhole: boolean): GuessedType {
    const least = isWhole || this.#count === 0 ? 0 : UNSEEN_TEXT_LENGTH;
    const wanted = Math.max(this.#longest, least);
    const length = TEXT_LENGTHS.find((one) => one >= wanted) ?? wanted;
    return { type: 'esriFieldTypeString', length };
  }
}

/** Returns the field for a column of a source with types. */
export function typeOfColumn(column: SourceColumn): GuessedType {
  switch (column.type) {
    case 'boolean':
      return { type: 'esriFieldTypeSmallInteger' };
    case 'integer':
      return { type: 'esriFieldTypeInteger' };
    case 'bigInteger':
      return { type: 'esriFieldTypeBigInteger' };
    case 'single':
      return { type: 'esriFieldTypeSingle' };
    case 'double':
      return { type: 'esriFieldTypeDouble' };
    case 'date':
    case 'dateTime':
      return { type: 'esriFieldTypeDate' };
    case 'time':
      return { type: 'esriFieldTypeTimeOnly' };
    case 'text':
      return {
        type: 'esriFieldTypeString',
        length: column.length === undefined || column.length === 0 ? UNSEEN_TEXT_LENGTH : column.length,
      };
  }
}

const SQL_TYPES: Readonly<Record<FieldType, string>> = {
  esriFieldTypeOID: 'sqlTypeInteger',
  esriFieldTypeGlobalID: 'sqlTypeOther',
  esriFieldTypeGUID: 'sqlTypeOther',
  esriFieldTypeSmallInteger: 'sqlTypeSmallInt',
  esriFieldTypeInteger: 'sqlTypeInteger',
  esriFieldTypeBigInteger: 'sqlTypeBigInt',
  esriFieldTypeSingle: 'sqlTypeReal',
  esriFieldTypeDouble: 'sqlTypeFloat',
  esriFieldTypeString: 'sqlTypeNVarchar',
  esriFieldTypeDate: 'sqlTypeTimestamp2',
  esriFieldTypeDateOnly: 'sqlTypeDate',
  esriFieldTypeTimeOnly: 'sqlTypeTime',
  esriFieldTypeTimestampOffset: 'sqlTypeTimestampWithTimezone',
};

export function sqlTypeOf(type: FieldType): string {
  return SQL_TYPES[type];
}
