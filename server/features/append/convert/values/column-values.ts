import { beyondIndex } from '../../../model/indexed-text.js';
import type { Field } from '../../../model/layer.js';
import { toJsonText } from '../../report/json-text.js';
import { Refusal } from '../../report/report.js';
import { toDate, toDateOnly, toTimeOnly, toTimestampOffset } from '../dates/date-values.js';
import {
  doubleOutOfRange,
  integerConverter,
  toBigInteger,
  toDouble,
  toObjectId,
  toSingle,
} from './number-values.js';
import type { Zone } from '../dates/time-zones.js';

/** Value of a column in either database: both store the same text forms of dates and ids. */
export type ColumnValue = string | number | null;

/**
 * Converts a source value to the value of a column, or returns a refusal. It never truncates or guesses.
 */
export type ValueConverter = (value: unknown) => ColumnValue | Refusal;

export interface ConverterOptions {
  /** Reads a number as a date or time; absent: epoch milliseconds. */
  readonly dateOfNumber?: ((number: number) => string) | undefined;
  /** Maximum bytes of a text in UTF-8, in addition to the field's own length; absent for no limit. */
  readonly maxBytes?: number | undefined;
}

/** Makes the converter of a field. @param zone - time zone of dates without an offset. */
export function makeConverter(
  field: Field,
  zone: Zone,
  { dateOfNumber, maxBytes }: ConverterOptions = {},
): ValueConverter {
  const plain = converterFor(field, zone, maxBytes);
  const convert: ValueConverter =
    dateOfNumber !== undefined && OF_TIME.has(field.type)
      ? (value) => plain(typeof value === 'number' ? dateOfNumber(value) : value)
      : plain;
  // Null passes here; the complete row is checked for required fields later.
  return (value) => (value === null || value === undefined ? null : convert(value));
}

const OF_TIME: ReadonlySet<Field['type']> = new Set([
  'esriFieldTypeDate',
  'esriFieldTypeDateOnly',
  'esriFieldTypeTimeOnly',
  'esriFieldTypeTimestampOffset',
]);

function converterFor(field: Field, zone: Zone, maxBytes: number | undefined): ValueConverter {
  switch (field.type) {
    case 'esriFieldTypeOID':
      return toObjectId;
    case 'esriFieldTypeGlobalID':
    case 'esriFieldTypeGUID':
      return toGuid;
    case 'esriFieldTypeSmallInteger':
      return integerConverter(-32_768, 32_767);
    case 'esriFieldTypeInteger':
      return integerConverter(-2_147_483_648, 2_147_483_647);
    case 'esriFieldTypeBigInteger':
      return toBigInteger;
    case 'esriFieldTypeSingle':
      return toSingle;
    case 'esriFieldTypeDouble':
      return toDouble;
    case 'esriFieldTypeString':
      return textConverter(field.length, maxBytes);
    case 'esriFieldTypeDate':
      return (value) => toDate(value, zone);
    case 'esriFieldTypeDateOnly':
      return toDateOnly;
    case 'esriFieldTypeTimeOnly':
      return toTimeOnly;
    case 'esriFieldTypeTimestampOffset':
      return (value) => toTimestampOffset(value, zone);
  }
}

const LONE_SURROGATE = /\p{Surrogate}/u;
const tooDeep = new Refusal('invalid_text', 'is nested too deep to be written as text');
const binary = new Refusal('invalid_text', 'is binary, which is not supported');
const unstorable = new Refusal('invalid_text', 'holds a character that cannot be stored');

/** Maximum UTF-8 bytes per UTF-16 code unit. */
const MOST_BYTES = 3;

function textConverter(length: number | undefined, maxBytes = Number.POSITIVE_INFINITY): ValueConverter {
  const max = length ?? Number.POSITIVE_INFINITY;
  const tooLarge = new Refusal('too_long', beyondIndex(maxBytes));
  const tooLong = new Refusal('too_long', `must be at most ${String(max)} characters long`);
  return (value) => {
    if (value instanceof Uint8Array) return binary;
    // A JSON number beyond the range of doubles; its digits are lost.
    if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) return doubleOutOfRange;
    const text = toText(value);
    if (text === undefined) return tooDeep;
    // PostgreSQL stores neither the zero character nor half of a surrogate pair.
    if (text.includes('\0') || LONE_SURROGATE.test(text)) return unstorable;
    // Characters are code points, never more than code units.
    if (text.length > max && isLonger(text, max)) return tooLong;
    if (text.length * MOST_BYTES > maxBytes && Buffer.byteLength(text) > maxBytes) return tooLarge;
    return text;
  };
}

/** Compares the length in characters, each of which is one or two code units. */
function isLonger(text: string, max: number): boolean {
  return text.length > 2 * max || Array.from(text).length > max;
}

function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return plainNumber(value);
  return toJsonText(value);
}

/** Writes a number without an exponent, as long as that is exact. */
function plainNumber(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1e21 ? BigInt(value).toString() : String(value);
}

const GUID = /^\{?([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})\}?$/;
const notGuid = new Refusal('invalid_guid', 'must be a GUID');

function toGuid(value: unknown): ColumnValue | Refusal {
  if (typeof value !== 'string') return notGuid;
  const text = value.trim();
  if (text === '') return null;
  return GUID.exec(text)?.[1]?.toLowerCase() ?? notGuid;
}
