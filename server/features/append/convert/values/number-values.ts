import { Refusal } from '../../report/report.js';

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
/** Maximum length of a number. A regular expression over millions of digits could exhaust the stack. */
const MAX_LENGTH = 10_000;
const NOT_A_NUMBER = /^[+-]?nan$/i;
const INFINITE = /^([+-]?)inf(?:inity)?$/i;

/**
 * Returns the number in a value: `null` for NaN and blank text, which mean no value; `undefined` if it is
 * not a number; infinity if it is beyond the range of doubles, which no column accepts.
 */
function readNumber(value: unknown): number | null | undefined {
  if (typeof value === 'number') return Number.isNaN(value) ? null : value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text === '' || NOT_A_NUMBER.test(text)) return null;
  if (text.length > MAX_LENGTH) return undefined;
  const sign = INFINITE.exec(text)?.[1];
  if (sign !== undefined) return sign === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  if (!NUMBER.test(text)) return undefined;
  return Number(text);
}

const notNumber = new Refusal('invalid_number', 'must be a number');
const notInteger = new Refusal('invalid_number', 'must be a whole number');

const WHOLE = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;
/** Limit on digits of texts and exponents. No type holds more, so longer ones are not expanded. */
const MAX_DIGITS = 400;

/**
 * Returns the exact integer in a text; `undefined` if it has a fraction. A double would round away a small
 * fraction, and the last of many digits.
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

/** Converts integers from `min` to `max`. */
export function integerConverter(min: number, max: number): (value: unknown) => number | null | Refusal {
  const outOfRange = new Refusal('out_of_range', `must be between ${String(min)} and ${String(max)}`);
  return (value) => {
    const number = readNumber(value);
    if (number === null) return null;
    if (number === undefined) return notNumber;
    if (number < min || number > max) return outOfRange;
    return isWhole(value, number) ? number : notInteger;
  };
}

const badObjectId = new Refusal('invalid_key', 'must be a positive whole number');
const inexactObjectId = new Refusal('invalid_key', 'must be below 2^53, where numbers begin to lose digits');

/** Converts object ids, from 1. */
export function toObjectId(value: unknown): number | null | Refusal {
  const number = readNumber(value);
  if (number === null) return null;
  if (number === undefined || number <= 0 || !isWhole(value, number)) return badObjectId;
  return Number.isSafeInteger(number) ? number : inexactObjectId;
}

const BIG_MIN = -(2n ** 63n);
const BIG_MAX = 2n ** 63n - 1n;
const bigOutOfRange = new Refusal('out_of_range', 'must be between -2^63 and 2^63 - 1');
const inexact = new Refusal(
  'out_of_range',
  'must be given as text: beyond 2^53 a number loses its last digits',
);

/** Converts 64-bit integers; those that come as text remain text, with all digits. */
export function toBigInteger(value: unknown): string | number | null | Refusal {
  const number = readNumber(value);
  if (number === null) return null;
  if (number === undefined) return notNumber;
  if (!Number.isFinite(number)) return bigOutOfRange;
  if (typeof value !== 'string') {
    if (!Number.isInteger(number)) return notInteger;
    return Number.isSafeInteger(number) ? number : inexact;
  }
  const whole = readWholeText(value.trim());
  if (whole === undefined) return notInteger;
  return whole < BIG_MIN || whole > BIG_MAX ? bigOutOfRange : whole.toString();
}

/** Converts 64-bit numbers. */
export function toDouble(value: unknown): number | null | Refusal {
  const number = readNumber(value);
  if (number === undefined) return notNumber;
  // Text such as 1e999 is a number beyond the range.
  return number !== null && !Number.isFinite(number) ? doubleOutOfRange : number;
}

export const doubleOutOfRange = new Refusal('out_of_range', 'must fit a 64-bit floating-point number');
const singleOutOfRange = new Refusal('out_of_range', 'must fit a 32-bit floating-point number');

/** Converts 32-bit numbers. */
export function toSingle(value: unknown): number | null | Refusal {
  const number = toDouble(value);
  if (typeof number !== 'number') return number;
  const single = Math.fround(number);
  return Number.isFinite(single) ? shortestSingle(single) : singleOutOfRange;
}

// Nine digits distinguish any two 32-bit numbers.
const SINGLE_DIGITS = 9;

/**
 * Returns the shortest decimal that identifies this 32-bit number, as PostgreSQL does. SQLite stores 64
 * bits, and would otherwise return digits that are not in the source.
 */
function shortestSingle(single: number): number {
  for (let digits = 1; digits < SINGLE_DIGITS; digits += 1) {
    const short = Number(single.toPrecision(digits));
    if (Math.fround(short) === single) return short;
  }
  return Number(single.toPrecision(SINGLE_DIGITS));
}
