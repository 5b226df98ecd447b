import { beyondIndex } from '../../indexed-text.js';
import type { Field } from '../../layer.js';
import { toJsonText } from '../json-text.js';
import { Refusal } from '../report.js';
import { isStorable, isStoredForm, readMoment, readTimeOfDay, toInstant } from './dates.js';
import type { Zone } from './time-zones.js';

/** What goes into a column of either database: the text forms of dates and ids are the same on both. */
export type ColumnValue = string | number | null;

/** Turns a source value into a column's value, or says why not. Never cuts, never guesses. */
export type ValueConverter = (value: unknown) => ColumnValue | Refusal;

export interface ConverterOptions {
  /** What a number means as a date or time; absent: epoch milliseconds. */
  readonly dateOfNumber?: ((number: number) => string) | undefined;
  /** Most bytes of a text in UTF-8, beside the field's own length; absent: any. */
  readonly maxBytes?: number | undefined;
}

/** @param zone - of dates that come without an offset. */
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
  // Null is a value of its own here; whether the field may hold it is asked when the row is complete.
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

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const NOT_A_NUMBER = /^[+-]?(?:nan|inf|infinity)$/i;

/** The number in a value; `null` for NaN, infinities and blank text; `undefined` when there is none. */
function readNumber(value: unknown): number | null | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text === '' || NOT_A_NUMBER.test(text)) return null;
  if (!NUMBER.test(text)) return undefined;
  return Number(text);
}

const notNumber = new Refusal('invalid_number', 'not a number');
const notInteger = new Refusal('invalid_number', 'not a whole number');

const WHOLE = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;
/** Of texts and exponents: more digits than any type holds are not unfolded. */
const MAX_DIGITS = 400;

/**
 * The whole number that a text is, to the last digit; `undefined` when it has a fraction. Not by way of a double,
 * which rounds a small fraction away, and the last of many digits.
 */
function readWholeText(text: string): bigint | undefined {
  const [, sign = '', integer = '', fraction = '', exponent = '0'] = WHOLE.exec(text) ?? [];
  const digits = integer + fraction;
  if (digits === '' || digits.length > MAX_DIGITS) return undefined;
  if (/^0+$/.test(digits)) return 0n;
  const zeros = Number(exponent) - fraction.length;
  if (zeros > MAX_DIGITS || -zeros > digits.length) return undefined;
  const wholeLength = digits.length + Math.min(zeros, 0);
  if (!/^0*$/.test(digits.slice(wholeLength))) return undefined;
  const whole = BigInt(digits.slice(0, wholeLength) + '0'.repeat(Math.max(zeros, 0)));
  return sign === '-' ? -whole : whole;
}

function isWhole(value: unknown, number: number): boolean {
  return typeof value === 'string' ? readWholeText(value.trim()) !== undefined : Number.isInteger(number);
}

function integerConverter(min: number, max: number): ValueConverter {
  const outOfRange = new Refusal('out_of_range', `not between ${String(min)} and ${String(max)}`);
  return (value) => {
    const number = readNumber(value);
    if (number === null) return null;
    if (number === undefined) return notNumber;
    if (number < min || number > max) return outOfRange;
    return isWhole(value, number) ? number : notInteger;
  };
}

/** Ids that are made go on from the greatest that is given, and must be whole numbers of JSON for long after it. */
const MAX_OBJECT_ID = 2 ** 52;
const badObjectId = new Refusal('invalid_key', 'not a positive whole number');
const hugeObjectId = new Refusal('invalid_key', 'beyond 2^52: no room is left for the ids after it');

function toObjectId(value: unknown): ColumnValue | Refusal {
  const number = readNumber(value);
  if (number === null) return null;
  if (number === undefined || number <= 0 || !isWhole(value, number)) return badObjectId;
  return number > MAX_OBJECT_ID ? hugeObjectId : number;
}

const BIG_MIN = -(2n ** 63n);
const BIG_MAX = 2n ** 63n - 1n;
const bigOutOfRange = new Refusal('out_of_range', 'not between -2^63 and 2^63 - 1');
const inexact = new Refusal(
  'out_of_range',
  'beyond 2^53, where a number has lost its last digits; give text',
);

function toBigInteger(value: unknown): ColumnValue | Refusal {
  const number = readNumber(value);
  if (number === null) return null;
  if (number === undefined) return notNumber;
  if (typeof value !== 'string') {
    if (!Number.isInteger(number)) return notInteger;
    return Number.isSafeInteger(number) ? number : inexact;
  }
  if (!Number.isFinite(number)) return bigOutOfRange;
  const whole = readWholeText(value.trim());
  if (whole === undefined) return notInteger;
  return whole < BIG_MIN || whole > BIG_MAX ? bigOutOfRange : whole.toString();
}

function toDouble(value: unknown): ColumnValue | Refusal {
  const number = readNumber(value);
  if (number === undefined) return notNumber;
  // Text such as 1e999 is a number, but none that fits.
  return number !== null && !Number.isFinite(number) ? doubleOutOfRange : number;
}

const doubleOutOfRange = new Refusal('out_of_range', 'too large for a 64-bit number');
const singleOutOfRange = new Refusal('out_of_range', 'too large for a 32-bit number');

function toSingle(value: unknown): ColumnValue | Refusal {
  const number = toDouble(value);
  if (typeof number !== 'number') return number;
  const single = Math.fround(number);
  return Number.isFinite(single) ? shortestSingle(single) : singleOutOfRange;
}

// Nine digits tell any two 32-bit numbers apart.
const SINGLE_DIGITS = 9;

/**
 * The shortest decimal number that is still this 32-bit one. SQLite has 64 bits only, and would else answer
 * with digits that nobody wrote, where PostgreSQL answers with these.
 */
function shortestSingle(single: number): number {
  for (let digits = 1; digits < SINGLE_DIGITS; digits += 1) {
    const short = Number(single.toPrecision(digits));
    if (Math.fround(short) === single) return short;
  }
  return Number(single.toPrecision(SINGLE_DIGITS));
}

const LONE_SURROGATE = /\p{Surrogate}/u;
const tooDeep = new Refusal('invalid_text', 'is nested too deep to be written as text');
const binary = new Refusal('invalid_text', 'is binary');
const unstorable = new Refusal('invalid_text', 'holds a character that cannot be stored');

/** A character of UTF-16 has no more bytes in UTF-8. */
const MOST_BYTES = 3;

function textConverter(length: number | undefined, maxBytes = Number.POSITIVE_INFINITY): ValueConverter {
  const max = length ?? Number.POSITIVE_INFINITY;
  const tooLarge = new Refusal('too_long', beyondIndex(maxBytes));
  const tooLong = new Refusal('too_long', `longer than ${String(max)} characters`);
  return (value) => {
    if (value instanceof Uint8Array) return binary;
    const text = toText(value);
    if (text === undefined) return tooDeep;
    // PostgreSQL stores neither the zero character nor half of a surrogate pair.
    if (text.includes('\0') || LONE_SURROGATE.test(text)) return unstorable;
    // Characters are code points, of which there are never more than code units.
    if (text.length > max && Array.from(text).length > max) return tooLong;
    if (text.length * MOST_BYTES > maxBytes && Buffer.byteLength(text) > maxBytes) return tooLarge;
    return text;
  };
}

function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return plainNumber(value);
  return toJsonText(value);
}

/** Without an exponent as long as that is exact. */
function plainNumber(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1e21 ? BigInt(value).toString() : String(value);
}

const GUID = /^\{?([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})\}?$/;
const notGuid = new Refusal('invalid_guid', 'not a GUID');

function toGuid(value: unknown): ColumnValue | Refusal {
  if (typeof value !== 'string') return notGuid;
  const text = value.trim();
  if (text === '') return null;
  return GUID.exec(text)?.[1]?.toLowerCase() ?? notGuid;
}

const notDate = new Refusal('invalid_date', 'not a date');
const dateOutOfRange = new Refusal('out_of_range', 'not a date between the years 1 and 9999');

function toDate(value: unknown, zone: Zone): ColumnValue | Refusal {
  if (typeof value === 'string' && isStoredForm(value)) return value;
  if (typeof value === 'string' && value.trim() === '') return null;
  const instant = readInstant(value, zone);
  if (instant === undefined) return notDate;
  return isStorable(instant) ? new Date(instant).toISOString() : dateOutOfRange;
}

function readInstant(value: unknown, zone: Zone): number | undefined {
  // Numbers are epoch milliseconds in UTC, whatever the source's zone.
  if (typeof value === 'number') return Math.trunc(value);
  if (typeof value !== 'string') return undefined;
  const moment = readMoment(value);
  return moment && toInstant(moment, zone);
}

const notDateOnly = new Refusal('invalid_date', 'not a date without a time');

function toDateOnly(value: unknown): ColumnValue | Refusal {
  if (typeof value === 'string' && value.trim() === '') return null;
  const moment = typeof value === 'string' ? readMoment(value) : undefined;
  const wallClockMs = typeof value === 'number' ? value : moment?.wallClockMs;
  if (wallClockMs === undefined) return notDateOnly;
  if (!isStorable(wallClockMs)) return dateOutOfRange;
  const [day, time] = new Date(wallClockMs).toISOString().split('T');
  return time === '00:00:00.000Z' && day !== undefined ? day : notDateOnly;
}

const notTime = new Refusal('invalid_date', 'not a time of day');

function toTimeOnly(value: unknown): ColumnValue | Refusal {
  if (typeof value !== 'string') return notTime;
  if (value.trim() === '') return null;
  const milliseconds = readTimeOfDay(value);
  if (milliseconds === undefined) return notTime;
  const text = new Date(milliseconds).toISOString().slice(11, 23);
  return text.endsWith('.000') ? text.slice(0, 8) : text;
}

function toTimestampOffset(value: unknown, zone: Zone): ColumnValue | Refusal {
  if (typeof value === 'string' && value.trim() === '') return null;
  const moment = typeof value === 'string' ? readMoment(value) : undefined;
  if (typeof value !== 'number' && moment === undefined) return notDate;
  const instant = moment === undefined ? Math.trunc(value as number) : toInstant(moment, zone);
  const offsetMs = moment === undefined ? 0 : moment.wallClockMs - instant;
  if (!isStorable(instant) || !isStorable(instant + offsetMs)) return dateOutOfRange;
  return new Date(instant + offsetMs).toISOString().slice(0, 23) + formatOffset(offsetMs);
}

function formatOffset(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / 60_000);
  const pad = (number: number): string => String(number).padStart(2, '0');
  return `${offsetMs < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
