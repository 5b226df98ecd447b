/**
 * Readers of cells by their bytes. Each accepts less than the converters do, and leaves other cells to
 * them.
 */

const [ZERO, MINUS, DOT, LETTER_E, PLUS] = [48, 45, 46, 101, 43] as const;

// Maximum length with which a decimal is neither too large nor too small for a double.
const MAX_DECIMAL_BYTES = 40;
const MAX_EXPONENT_DIGITS = 2;

/** Number of digits that a double certainly holds as an integer. */
const MAX_EXACT_DIGITS = 15;

/**
 * Returns the number in a cell if it is a decimal with a small exponent or none, which every reader
 * converts to the same double; never -0, and NaN for all other cells.
 */
export function readDecimalCell(bytes: Buffer, start: number, end: number): number {
  if (end - start > MAX_DECIMAL_BYTES) return NaN;
  const isNegative = bytes[start] === MINUS;
  // First significant digits, the digits after them, and their number.
  let head = 0;
  let tail = 0;
  let digits = 0;
  let wholeDigits = 0;
  let at = isNegative ? start + 1 : start;
  let point = -1;
  for (; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === DOT && point < 0) {
      point = at;
      continue;
    }
    const digit = byte - ZERO;
    if (digit < 0 || digit > 9) break;
    if (point < 0) wholeDigits += 1;
    if (digits < MAX_EXACT_DIGITS) head = head * 10 + digit;
    else tail = tail * 10 + digit;
    if (digits > 0 || digit > 0) digits += 1;
  }
  const decimals = point < 0 ? 0 : at - point - 1;
  if (wholeDigits === 0 || (point >= 0 && decimals === 0)) return NaN;
  const exponent = at === end ? 0 : readExponent(bytes, at, end);
  if (Number.isNaN(exponent) || (isNegative && digits === 0)) return NaN;
  const number = scaled(head, tail, Math.max(digits - MAX_EXACT_DIGITS, 0), exponent - decimals);
  if (Number.isNaN(number)) return Number(bytes.toString('latin1', start, end));
  return isNegative ? -number : number;
}

function readExponent(bytes: Buffer, start: number, end: number): number {
  if (((bytes[start] ?? 0) | 32) !== LETTER_E) return NaN;
  const isSigned = bytes[start + 1] === MINUS || bytes[start + 1] === PLUS;
  const first = start + (isSigned ? 2 : 1);
  if (end === first || end - first > MAX_EXPONENT_DIGITS) return NaN;
  let exponent = 0;
  for (let at = first; at < end; at += 1) {
    const digit = (bytes[at] ?? 0) - ZERO;
    if (digit < 0 || digit > 9) return NaN;
    exponent = exponent * 10 + digit;
  }
  return bytes[start + 1] === MINUS ? -exponent : exponent;
}

/** Powers of ten that doubles hold exactly. */
const POWERS = Array.from({ length: 23 }, (_, power) => 10 ** power);

/**
 * Returns `head` followed by `tailDigits` more digits, times a power of ten, rounded once, as parsing a
 * text rounds. NaN if two doubles do not suffice to determine the result.
 */
function scaled(head: number, tail: number, tailDigits: number, power: number): number {
  if (power < 1 - POWERS.length || power >= POWERS.length || tailDigits > MAX_EXACT_DIGITS) return NaN;
  if (tailDigits === 0) {
    // Both operands are exact, so the result is rounded once.
    return power < 0 ? head / (POWERS[-power] ?? 1) : head * (POWERS[power] ?? 1);
  }
  if (power > 0) return NaN;
  const factor = POWERS[tailDigits] ?? 1;
  const divisor = POWERS[-power] ?? 1;
  // Represent all digits as the sum of two doubles, then divide.
  const product = head * factor;
  const rest = productError(head, factor, product) + tail;
  const high = product + rest;
  const low = rest - (high - product);
  const quotient = high / divisor;
  const whole = quotient * divisor;
  const more = (high - whole - productError(quotient, divisor, whole) + low) / divisor;
  // Many times the error of the steps above. If it affects the result, another reader must decide.
  const doubt = Math.abs(more) * 2 ** -45 + quotient * 2 ** -95;
  const number = quotient + (more - doubt);
  return number === quotient + (more + doubt) ? number : NaN;
}

/** Splits a double into two of half its bits. */
const SPLITTER = 2 ** 27 + 1;

/** Returns the rounding error of a product of two doubles (Dekker, 1971). */
function productError(a: number, b: number, product: number): number {
  const aTimes = a * SPLITTER;
  const aHigh = aTimes - (aTimes - a);
  const aLow = a - aHigh;
  const bTimes = b * SPLITTER;
  const bHigh = bTimes - (bTimes - b);
  const bLow = b - bHigh;
  return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
}
