import { isUtf8 } from 'node:buffer';

/**
 * Byte-level readers of XML in UTF-8. They agree with `XmlScanner` on all that they accept; other input may
 * still be XML, and is left to the scanner.
 */

export const [AMPERSAND, SLASH, LESS_THAN, EQUALS, GREATER_THAN, QUOTE] = [38, 47, 60, 61, 62, 34] as const;
export const SPACE = 32;
const [TAB, LINE_FEED, RETURN, APOSTROPHE, UNDERSCORE, LOWER_X] = [9, 10, 13, 39, 95, 120] as const;
const [PLUS, MINUS, DOT, ZERO, NINE, LETTER_E, LOWER_CASE] = [43, 45, 46, 48, 57, 101, 32] as const;
const ASCII = 0x7f;

/** Result for bytes that are not accepted. */
export const NONE = -1;

/** Returns the offset after white space. */
export function skipBlank(bytes: Buffer, from: number): number {
  let at = from;
  for (let byte = bytes[at]; byte !== undefined && byte <= SPACE; byte = bytes[at]) {
    if (byte !== SPACE && byte !== LINE_FEED && byte !== RETURN && byte !== TAB) break;
    at += 1;
  }
  return at;
}

export function isAt(bytes: Buffer, at: number, wanted: Buffer): boolean {
  for (let index = 0; index < wanted.length; index += 1) {
    if (bytes[at + index] !== wanted[index]) return false;
  }
  return true;
}

/** Returns the offset after white space and a tag; `NONE` for another tag. */
export function behindTag(bytes: Buffer, from: number, tag: Buffer): number {
  const at = skipBlank(bytes, from);
  return isAt(bytes, at, tag) ? at + tag.length : NONE;
}

/**
 * Returns the offset after a start tag whose attributes are ignored, from the end of its name; `NONE` if it
 * closes itself.
 */
export function behindAttributes(bytes: Buffer, from: number): number {
  const first = bytes[from] ?? 0;
  if (first !== SPACE && first !== GREATER_THAN) return NONE;
  let isQuoted = false;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (byte === GREATER_THAN) return bytes[at - 1] === SLASH ? NONE : at + 1;
    else if (byte === APOSTROPHE) return NONE;
  }
  return NONE;
}

/**
 * Returns the offset of the tag that ends a text; `NONE` if its bytes are not the text: entities, escapes
 * such as `_x000D_`, zero characters, or invalid UTF-8.
 */
export function textEnd(bytes: Buffer, from: number): number {
  let seen = 0;
  for (let at = from; ; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === LESS_THAN) return seen <= ASCII || isUtf8(bytes.subarray(from, at)) ? at : NONE;
    if (byte === 0 || byte === AMPERSAND) return NONE;
    if (byte === UNDERSCORE && bytes[at + 1] === LOWER_X) return NONE;
    seen |= byte;
  }
}

export function digitsEnd(bytes: Buffer, from: number): number {
  let at = from;
  for (let byte = bytes[at] ?? 0; byte >= ZERO && byte <= NINE; byte = bytes[at] ?? 0) at += 1;
  return at;
}

/** Parses digits as a double; 0 for none. */
export function readDigits(bytes: Buffer, start: number, end: number): number {
  let number = 0;
  for (let at = start; at < end; at += 1) number = number * 10 + (bytes[at] ?? ZERO) - ZERO;
  return number;
}

// A double holds it, whatever the digits.
const MAX_NUMBER_BYTES = 40;
const MAX_EXPONENT_DIGITS = 2;

/** Returns true if the bytes between the offsets are a decimal number within the range of a double. */
export function isNumber(bytes: Buffer, start: number, end: number): boolean {
  const first = bytes[start] === MINUS ? start + 1 : start;
  let at = digitsEnd(bytes, first);
  if (at === first || end - start > MAX_NUMBER_BYTES) return false;
  if (bytes[at] === DOT) {
    const decimals = at + 1;
    at = digitsEnd(bytes, decimals);
    if (at === decimals) return false;
  }
  if (((bytes[at] ?? 0) | LOWER_CASE) === LETTER_E) {
    const exponent = at + (bytes[at + 1] === MINUS || bytes[at + 1] === PLUS ? 2 : 1);
    at = digitsEnd(bytes, exponent);
    if (at === exponent || at - exponent > MAX_EXPONENT_DIGITS) return false;
  }
  return at === end;
}
