/**
 * What is certain of a cell by a look at its bytes. All of these are narrower than what the converters take: a cell
 * that does not pass is not refused, but left to them.
 */

const [ZERO, NINE, MINUS, DOT, COLON, LETTER_E, LETTER_T, LETTER_Z, SPACE, PLUS, SLASH] = [
  48, 57, 45, 46, 58, 101, 84, 90, 32, 43, 47,
] as const;

/** A whole number of so few digits, without a zero in front; NaN for all else. */
export function readWholeCell(bytes: Uint8Array, start: number, end: number, maxDigits: number): number {
  const isNegative = bytes[start] === MINUS;
  const first = isNegative ? start + 1 : start;
  const length = end - first;
  if (length < 1 || length > maxDigits) return NaN;
  if (bytes[first] === ZERO && (length > 1 || isNegative)) return NaN;
  let number = 0;
  for (let at = first; at < end; at += 1) {
    const digit = (bytes[at] ?? 0) - ZERO;
    if (digit < 0 || digit > 9) return NaN;
    number = number * 10 + digit;
  }
  return isNegative ? -number : number;
}

// Neither too large nor too small for a double, whatever the digits are.
const MAX_DECIMAL_BYTES = 40;
const MAX_EXPONENT_DIGITS = 2;

/** A decimal number, with a small exponent or none, that every reader takes for the same double; never -0. */
export function isDecimalCell(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start > MAX_DECIMAL_BYTES) return false;
  const isNegative = bytes[start] === MINUS;
  let at = isNegative ? start + 1 : start;
  let digits = 0;
  let isZero = true;
  const whole = at;
  for (; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < ZERO || byte > NINE) break;
    if (byte !== ZERO) isZero = false;
  }
  if (at === whole) return false;
  if (bytes[at] === DOT && at < end) {
    for (at += 1; at < end; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte < ZERO || byte > NINE) break;
      if (byte !== ZERO) isZero = false;
      digits += 1;
    }
    if (digits === 0) return false;
  }
  if (isNegative && isZero) return false;
  if (at === end) return true;
  if (((bytes[at] ?? 0) | 32) !== LETTER_E) return false;
  at += 1;
  if (bytes[at] === MINUS || bytes[at] === PLUS) at += 1;
  const exponent = end - at;
  if (exponent < 1 || exponent > MAX_EXPONENT_DIGITS) return false;
  for (; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < ZERO || byte > NINE) return false;
  }
  return true;
}

const POWERS = Array.from({ length: 23 }, (_, power) => 10 ** power);
const MAX_EXACT_DIGITS = 15;

/** The number that a cell is, if `isDecimalCell`; NaN for all else. */
export function readDecimalCell(bytes: Buffer, start: number, end: number): number {
  if (!isDecimalCell(bytes, start, end)) return NaN;
  const isNegative = bytes[start] === MINUS;
  let mantissa = 0;
  let digits = 0;
  let decimals = -1;
  for (let at = isNegative ? start + 1 : start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === DOT) {
      decimals = 0;
      continue;
    }
    digits += 1;
    // More than a double holds surely.
    if (digits > MAX_EXACT_DIGITS || byte > NINE) return Number(bytes.toString('latin1', start, end));
    mantissa = mantissa * 10 + byte - ZERO;
    if (decimals >= 0) decimals += 1;
  }
  // Both are exact, so that the quotient is rounded once, as the reading of the text is.
  const number = mantissa / (POWERS[Math.max(decimals, 0)] ?? 1);
  return isNegative ? -number : number;
}

/** Characters of what `writeInstantCell` writes. */
export const INSTANT_LENGTH = 24;

/**
 * Writes a date and time as `toISOString` does, from the ISO 8601 forms that are most common: with a `T` or a blank,
 * with or without up to six decimals, and in UTC: with `Z` or `+00` or, where `isUtc`, with nothing. False for all else.
 */
export function writeInstantCell(
  bytes: Uint8Array,
  start: number,
  end: number,
  { target, isUtc }: { readonly target: Uint8Array; readonly isUtc: boolean },
): boolean {
  const length = end - start;
  if (length < 19) return false;
  const divider = bytes[start + 4];
  if ((divider !== MINUS && divider !== SLASH) || bytes[start + 7] !== divider) return false;
  const middle = bytes[start + 10];
  if (middle !== LETTER_T && middle !== SPACE) return false;
  if (bytes[start + 13] !== COLON || bytes[start + 16] !== COLON) return false;
  const year = twoDigits(bytes, start) * 100 + twoDigits(bytes, start + 2);
  const month = twoDigits(bytes, start + 5);
  const day = twoDigits(bytes, start + 8);
  // Days that only some months have, and the first years, are left to others.
  if (!(year >= 100 && month >= 1 && month <= 12 && day >= 1 && day <= 28)) return false;
  if (!(twoDigits(bytes, start + 11) <= 23)) return false;
  if (!(twoDigits(bytes, start + 14) <= 59 && twoDigits(bytes, start + 17) <= 59)) return false;
  let at = start + 19;
  target.set(EMPTY_FRACTION, 19);
  if (bytes[at] === DOT && at < end) {
    let decimals = 0;
    for (at += 1; at < end; at += 1, decimals += 1) {
      const byte = bytes[at] ?? 0;
      if (byte < ZERO || byte > NINE) break;
      // The others are cut off.
      if (decimals < 3) target[20 + decimals] = byte;
    }
    if (decimals === 0 || decimals > 6) return false;
  }
  if (at === end ? !isUtc : !isUtcSuffix(bytes, at, end)) return false;
  for (let index = 0; index < 19; index += 1) target[index] = bytes[start + index] ?? 0;
  target[4] = MINUS;
  target[7] = MINUS;
  target[10] = LETTER_T;
  return true;
}

function isUtcSuffix(bytes: Uint8Array, at: number, end: number): boolean {
  if (end - at === 1) return bytes[at] === LETTER_Z;
  return end - at === 3 && bytes[at] === PLUS && bytes[at + 1] === ZERO && bytes[at + 2] === ZERO;
}

const EMPTY_FRACTION = Buffer.from('.000Z');

/** NaN for anything else. */
function twoDigits(bytes: Uint8Array, at: number): number {
  const tens = (bytes[at] ?? 0) - ZERO;
  const ones = (bytes[at + 1] ?? 0) - ZERO;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NaN;
}
