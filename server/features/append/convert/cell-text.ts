/**
 * What is certain of a cell by a look at its bytes. All of these are narrower than what the converters take: a cell
 * that does not pass is not refused, but left to them.
 */

const [ZERO, NINE, MINUS, DOT, LETTER_E, PLUS] = [48, 57, 45, 46, 101, 43] as const;

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
