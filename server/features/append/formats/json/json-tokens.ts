/**
 * Finds the ends of JSON values in UTF-8 bytes. Values that these functions accept are valid JSON; other
 * values may be valid too, and are left to a full parser.
 */

import { JSON_BYTES } from './json-bytes.js';

const { BACKSLASH, CLOSE_BRACE, CLOSE_BRACKET, COMMA, OPEN_BRACE, OPEN_BRACKET, QUOTE, SPACE } = JSON_BYTES;

const [MINUS, PLUS, DOT, ZERO, NINE] = [0x2d, 0x2b, 0x2e, 0x30, 0x39] as const;
const [TAB, LINE_FEED, RETURN, LETTER_E, LOWER_CASE] = [0x09, 0x0a, 0x0d, 0x65, 0x20] as const;

/** Result for bytes that are not accepted. */
export const NONE = -1;

/** Returns the offset after white space. */
export function skipBlank(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let byte = bytes[at]; byte !== undefined && byte <= SPACE; byte = bytes[at]) {
    if (byte !== SPACE && byte !== LINE_FEED && byte !== RETURN && byte !== TAB) break;
    at += 1;
  }
  return at;
}

/**
 * Returns the offset of a string's closing quote, from the offset after the opening one; `NONE` if the string
 * has escapes.
 */
export function stringEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; ; at += 1) {
    // A byte beyond the end is undefined, which ends the string like a control character.
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) return at;
    if (byte < SPACE || byte === BACKSLASH) return NONE;
  }
}

/** Returns the offset after a number. */
export function numberEnd(bytes: Uint8Array, from: number): number {
  let at = bytes[from] === MINUS ? from + 1 : from;
  const first = at;
  at = digitsEnd(bytes, at);
  if (at === first || (bytes[first] === ZERO && at > first + 1)) return NONE;
  if (bytes[at] === DOT) {
    const decimals = at + 1;
    at = digitsEnd(bytes, decimals);
    if (at === decimals) return NONE;
  }
  if (((bytes[at] ?? 0) | LOWER_CASE) === LETTER_E) {
    at += bytes[at + 1] === MINUS || bytes[at + 1] === PLUS ? 2 : 1;
    const exponent = at;
    at = digitsEnd(bytes, exponent);
    if (at === exponent) return NONE;
  }
  return at;
}

/**
 * Maximum digits of a number cell: a longer integer is kept as text for fields that store all digits, and is
 * not a coordinate.
 */
const MAX_ORDINATE_BYTES = 15;

/** Returns true if a number's text may be an integer too long for a coordinate. */
export function isLongWhole(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start <= MAX_ORDINATE_BYTES) return false;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === DOT || (byte | LOWER_CASE) === LETTER_E) return false;
  }
  return true;
}

function digitsEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let byte = bytes[at] ?? 0; byte >= ZERO && byte <= NINE; byte = bytes[at] ?? 0) at += 1;
  return at;
}

const [NULL, TRUE, FALSE] = [Buffer.from('null'), Buffer.from('true'), Buffer.from('false')];

/** Returns the offset after `null`, `true` or `false`. */
export function wordEnd(bytes: Uint8Array, from: number): number {
  const first = bytes[from];
  const word = first === NULL[0] ? NULL : first === TRUE[0] ? TRUE : FALSE;
  return isAt(bytes, from, word) ? from + word.length : NONE;
}

/** Returns the offset after a scalar value. */
export function plainValueEnd(bytes: Uint8Array, from: number): number {
  const byte = bytes[from] ?? 0;
  if (byte === QUOTE) return stringEnd(bytes, from + 1) + 1 || NONE;
  return byte === MINUS || (byte >= ZERO && byte <= NINE) ? numberEnd(bytes, from) : wordEnd(bytes, from);
}

/** Returns true if the expected bytes are at the offset. */
export function isAt(bytes: Uint8Array, at: number, expected: Uint8Array): boolean {
  for (let index = 0; index < expected.length; index += 1) {
    if (bytes[at + index] !== expected[index]) return false;
  }
  return true;
}

/**
 * Returns the offset of the comma or bracket after a value, or the end of the text. Counts brackets and
 * quotes only, so the value need not be valid JSON. It may start anywhere in the value, but not within a
 * string.
 */
export function valueStop(bytes: Uint8Array, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) at = looseStringEnd(bytes, at + 1);
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth += 1;
    else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth -= 1;
    if (depth < 0 || (depth === 0 && byte === COMMA)) return at;
  }
  return bytes.length;
}

function looseStringEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  for (; at < bytes.length && bytes[at] !== QUOTE; at += 1) if (bytes[at] === BACKSLASH) at += 1;
  return at;
}
