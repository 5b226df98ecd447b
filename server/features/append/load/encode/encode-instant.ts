import { writeMoment } from '../../convert/dates/write-moment.js';

const [DASH, SLASH, BLANK, COLON, POINT, PLUS, ZERO, NINE, T, Z] = [
  45, 47, 32, 58, 46, 43, 48, 57, 84, 90,
] as const;

const MIDNIGHT = Buffer.from('0000-00-00T00:00:00.000Z');

/** Length of the stored form, to which every encoded instant is converted. */
export const INSTANT_BYTES = 24;
const DATE_BYTES = 10;
const SECONDS_BYTES = 19;

/**
 * Decimals that are stored; further ones are cut off. Texts with more than six are left to the
 * converter.
 */
const KEPT_DECIMALS = 3;
const MOST_DECIMALS = 6;

/**
 * Writes an instant in UTC as `YYYY-MM-DDTHH:MM:SS.mmmZ` to the start of `target`, from the most
 * common forms: `YYYY-MM-DD` or `YYYY/MM/DD`, then `T` or a blank and `HH:MM:SS` with up to six
 * decimals, then `Z` or `+00`. If `isUtc`, a text without a zone is in UTC, and may be a date
 * alone.
 *
 * @returns false for any other text, even if it is an instant.
 */
export function writeInstant(
  bytes: Uint8Array,
  start: number,
  end: number,
  { target, isUtc }: { readonly target: Buffer; readonly isUtc: boolean },
): boolean {
  const length = end - start;
  if (length < DATE_BYTES) return false;
  const separator = bytes[start + 4];
  if ((separator !== DASH && separator !== SLASH) || bytes[start + 7] !== separator) return false;
  const year = twoDigits(bytes, start) * 100 + twoDigits(bytes, start + 2);
  const month = twoDigits(bytes, start + 5);
  const day = twoDigits(bytes, start + 8);
  if (!(year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month))) return false;
  MIDNIGHT.copy(target);
  copyTwo(target, 0, bytes, start);
  copyTwo(target, 2, bytes, start + 2);
  copyTwo(target, 5, bytes, start + 5);
  copyTwo(target, 8, bytes, start + 8);
  if (length === DATE_BYTES) return isUtc;
  const middle = bytes[start + 10];
  if (length < SECONDS_BYTES || (middle !== T && middle !== BLANK)) return false;
  if (bytes[start + 13] !== COLON || bytes[start + 16] !== COLON) return false;
  const hour = twoDigits(bytes, start + 11);
  const minute = twoDigits(bytes, start + 14);
  const second = twoDigits(bytes, start + 17);
  if (!(hour <= 23 && minute <= 59 && second <= 59)) return false;
  copyTwo(target, 11, bytes, start + 11);
  copyTwo(target, 14, bytes, start + 14);
  copyTwo(target, 17, bytes, start + 17);
  let at = start + SECONDS_BYTES;
  if (bytes[at] === POINT && at < end) {
    let decimals = 0;
    for (at += 1; at < end; at += 1, decimals += 1) {
      const byte = bytes[at] ?? 0;
      if (byte < ZERO || byte > NINE) break;
      if (decimals < KEPT_DECIMALS) target[20 + decimals] = byte;
    }
    if (decimals === 0 || decimals > MOST_DECIMALS) return false;
  }
  return at === end ? isUtc : isUtcSuffix(bytes, at, end);
}

function isUtcSuffix(bytes: Uint8Array, at: number, end: number): boolean {
  if (end - at === 1) return bytes[at] === Z;
  return end - at === 3 && bytes[at] === PLUS && bytes[at + 1] === ZERO && bytes[at + 2] === ZERO;
}

/** NaN for no digits. */
function twoDigits(bytes: Uint8Array, at: number): number {
  const tens = (bytes[at] ?? 0) - ZERO;
  const ones = (bytes[at + 1] ?? 0) - ZERO;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NaN;
}

function copyTwo(target: Buffer, to: number, bytes: Uint8Array, from: number): void {
  target[to] = bytes[from] ?? 0;
  target[to + 1] = bytes[from + 1] ?? 0;
}

function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Number of digits of milliseconds that certainly lie before the year 10000. */
const MAX_DIGITS = 14;

/**
 * Writes an instant as `writeInstant` does, from milliseconds since 1970 as decimal digits.
 *
 * @returns false for any other text, and for more digits than are certain to be an instant.
 */
export function writeEpoch(bytes: Uint8Array, start: number, end: number, target: Uint8Array): boolean {
  if (end === start || end - start > MAX_DIGITS) return false;
  let milliseconds = 0;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < ZERO || byte > NINE) return false;
    milliseconds = milliseconds * 10 + byte - ZERO;
  }
  writeMoment(target, milliseconds);
  return true;
}
