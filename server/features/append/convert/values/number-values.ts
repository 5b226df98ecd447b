import { Refusal } from '../../report/report.js';

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
/** No number is longer, and an expression that goes over millions of digits may run out of stack. */
const MAX_LENGTH = 10_000;
const NOT_A_NUMBER = /^[+-]?nan$/i;
const INFINITE = /^([+-]?)inf(?:inity)?$/i;

/**
 * The number in a value; `null` for NaN, which stands for no value, and blank text; `undefined` when there is none.
 * Infinite for what no double holds: no column takes that.
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
/** Limit on digits of texts and exponents: no type holds more, so longer ones are not expanded. */
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

/** Whole numbers from `min` to `max`. */
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

/** Those that name a row; from 1. */
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

/** Whole numbers of 64 bits; as text where they come as one, to the last digit. */
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

/** Numbers of 64 bits. */
export function toDouble(value: unknown): number | null | Refusal {
  const number = readNumber(value);
  if (number === undefined) return notNumber;
  // Text such as 1e999 is a number, but none that fits.
  return number !== null && !Number.isFinite(number) ? doubleOutOfRange : number;
}

export const doubleOutOfRange = new Refusal('out_of_range', 'must fit a 64-bit floating-point number');
const singleOutOfRange = new Refusal('out_of_range', 'must fit a 32-bit floating-point number');

/** Numbers of 32 bits. */
export function toSingle(value: unknown): number | null | Refusal {
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
