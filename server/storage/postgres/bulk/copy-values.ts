/** Writers of values in PostgreSQL's binary COPY format, from the texts that a `BulkValue` may have. */

const [ZERO, DASH, COLON, POINT, LETTER_T, LETTER_Z] = [48, 45, 58, 46, 84, 90] as const;
const TWO_TO_32 = 2 ** 32;

/** High half of a day in microseconds; the low half follows. */
const DAY_HIGH = 20;
const DAY_LOW = 500_654_080;
const SECOND_MICROS = 1e6;

/** Days from 1 March of the year 0, after its leap day, to 1 January 2000. */
const DAYS_TO_2000 = 730_425;
const DAYS_IN_400_YEARS = 146_097;

export const UUID_BYTES = 16;
const UUID_DIGITS = 36;
const DATE_LENGTH = 10;
const INSTANT_LENGTH = 24;

const DIGITS = new Int8Array(256).fill(-1);
for (let digit = 0; digit < 16; digit += 1) {
  DIGITS[digit.toString(16).charCodeAt(0)] = digit;
  DIGITS[digit.toString(16).toUpperCase().charCodeAt(0)] = digit;
}

/** Error thrown when a value has an unexpected form, so that the row is not stored. */
class ValueFormError extends Error {
  override readonly name = 'ValueFormError';
}

/** Writes big-endian; `value` is an integer, taken modulo 2^32. */
export function writeInt32(target: Uint8Array, at: number, value: number): number {
  target[at] = value >>> 24;
  target[at + 1] = value >>> 16;
  target[at + 2] = value >>> 8;
  target[at + 3] = value;
  return at + 4;
}

/** @param value - integer that a double represents exactly. */
export function writeInt64(target: Uint8Array, at: number, value: number): number {
  const high = Math.floor(value / TWO_TO_32);
  return writeInt32(target, writeInt32(target, at, high), value - high * TWO_TO_32);
}

/** Writes the 16 bytes of a UUID given with hyphens. */
export function writeUuid(
  target: Uint8Array,
  at: number,
  bytes: Uint8Array,
  { start, end }: TextRange,
): number {
  let from = start;
  let isUuid = end - start === UUID_DIGITS;
  for (let to = at; to < at + UUID_BYTES; to += 1) {
    // Skip the hyphen at each position where one may be.
    if (bytes[from] === DASH) from += 1;
    const high = DIGITS[bytes[from] ?? 0] ?? -1;
    const low = DIGITS[bytes[from + 1] ?? 0] ?? -1;
    isUuid &&= high >= 0 && low >= 0;
    target[to] = (high << 4) | low;
    from += 2;
  }
  if (!isUuid || from !== end) throw new ValueFormError('a UUID is not valid');
  return at + UUID_BYTES;
}

/** Writes `YYYY-MM-DDTHH:MM:SS.mmmZ` as microseconds since 2000. */
export function writeInstant(
  target: Uint8Array,
  at: number,
  bytes: Uint8Array,
  { start, end }: TextRange,
): number {
  const time = start + DATE_LENGTH + 1;
  const isInstant =
    end - start === INSTANT_LENGTH && bytes[time - 1] === LETTER_T && bytes[end - 1] === LETTER_Z;
  if (!isInstant) throw new ValueFormError('a timestamp is not valid');
  const days = readDays(bytes, { start, end: time - 1 });
  // The product needs fewer than 53 bits for every four-digit year.
  const low = days * DAY_LOW + readMicroseconds(bytes, { start: time, end: end - 1 });
  const carry = Math.floor(low / TWO_TO_32);
  return writeInt32(target, writeInt32(target, at, days * DAY_HIGH + carry), low - carry * TWO_TO_32);
}

/** Range between two offsets. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Reads `YYYY-MM-DD` as days since 2000. */
export function readDays(bytes: Uint8Array, { start, end }: TextRange): number {
  const isDate = end - start === DATE_LENGTH && bytes[start + 4] === DASH && bytes[start + 7] === DASH;
  const month = digitsAt(bytes, start + 5, 2);
  const monthFromMarch = (month + 9) % 12;
  // January and February count as the last months of the previous year.
  const year = digitsAt(bytes, start, 4) - (monthFromMarch > 9 ? 1 : 0);
  const cycle = Math.floor(year / 400);
  const yearOfCycle = year - cycle * 400;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + digitsAt(bytes, start + 8, 2) - 1;
  const leapDays = Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100);
  const days = cycle * DAYS_IN_400_YEARS + yearOfCycle * 365 + leapDays + dayOfYear - DAYS_TO_2000;
  if (!isDate || Number.isNaN(days)) throw new ValueFormError('a date is not valid');
  return days;
}

/** Reads `HH:MM:SS` or `HH:MM:SS.mmm` as microseconds since midnight. */
export function readMicroseconds(bytes: Uint8Array, { start, end }: TextRange): number {
  const hasColons = bytes[start + 2] === COLON && bytes[start + 5] === COLON;
  const hasMillis = end - start === 12 && bytes[start + 8] === POINT;
  const seconds =
    digitsAt(bytes, start, 2) * 3600 + digitsAt(bytes, start + 3, 2) * 60 + digitsAt(bytes, start + 6, 2);
  const micros = seconds * SECOND_MICROS + (hasMillis ? digitsAt(bytes, start + 9, 3) * 1000 : 0);
  if (!hasColons || (!hasMillis && end - start !== 8) || Number.isNaN(micros)) {
    throw new ValueFormError('a time is not valid');
  }
  return micros;
}

/** Reads digits; NaN if there are others. */
function digitsAt(bytes: Uint8Array, at: number, count: number): number {
  let number = 0;
  for (let index = at; index < at + count; index += 1) {
    const digit = (bytes[index] ?? 0) - ZERO;
    if (digit < 0 || digit > 9) return NaN;
    number = number * 10 + digit;
  }
  return number;
}
