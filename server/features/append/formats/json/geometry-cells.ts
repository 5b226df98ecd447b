import type { JsonNotation } from '../../source/source-format.js';
import { JSON_BYTES } from './json-bytes.js';
import {
  isAt,
  isLongWhole,
  NONE,
  numberEnd,
  skipBlank,
  stringEnd,
  valueStop,
  wordEnd,
} from './json-tokens.js';

const { CLOSE_BRACE, CLOSE_BRACKET, COLON, COMMA, OPEN_BRACKET, QUOTE } = JSON_BYTES;

/** Target for cell offsets. */
interface Cells {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** Finds the cells of the geometry whose brace is at the offset. Returns the offset after it, or `NONE`. */
export type GeometryScanner = (bytes: Uint8Array, from: number) => number;

const asBytes = (text: string): Buffer => Buffer.from(text);
const [TYPE, POINT, COORDINATES] = [asBytes('type'), asBytes('"Point"'), asBytes('coordinates')];
const [X, Y, Z, M] = [asBytes('x'), asBytes('y'), asBytes('z'), asBytes('m')];
/** A geometry with more members may have its own spatial reference, or be invalid. */
const SHAPE_MEMBERS = {
  esri: ['rings', 'paths', 'points', 'hasZ', 'hasM'].map(asBytes),
  geojson: ['type', 'coordinates', 'bbox'].map(asBytes),
};

/** Length below which a number is certainly within the range of a double. */
const MAX_IDLE_BYTES = 40;

/** Reads points with two ordinates, and an unused third: x in the cell, y in the next. */
export function makePointScanner(cells: Cells, notation: JsonNotation, cell: number): GeometryScanner {
  const { starts, ends } = cells;
  const ordinate = (bytes: Uint8Array, from: number, at: number): number => {
    const end = numberEnd(bytes, from);
    if (end === NONE || isLongWhole(bytes, from, end)) return NONE;
    // A repeated member would override it.
    if ((starts[at] ?? 0) >= 0) return NONE;
    starts[at] = from;
    ends[at] = end;
    return end;
  };
  const position = (bytes: Uint8Array, from: number): number => {
    if (bytes[from] !== OPEN_BRACKET) return NONE;
    let at = ordinate(bytes, skipBlank(bytes, from + 1), cell);
    if (at === NONE) return NONE;
    at = skipBlank(bytes, at);
    if (bytes[at] !== COMMA) return NONE;
    at = ordinate(bytes, skipBlank(bytes, at + 1), cell + 1);
    if (at === NONE) return NONE;
    at = skipBlank(bytes, at);
    if (bytes[at] === COMMA) {
      at = idleEnd(bytes, skipBlank(bytes, at + 1));
      if (at === NONE) return NONE;
      at = skipBlank(bytes, at);
    }
    return bytes[at] === CLOSE_BRACKET ? at + 1 : NONE;
  };
  let isPoint = false;
  const geoJson: MemberReader = (bytes, key, keyEnd, at) => {
    if (isName(bytes, key, keyEnd, COORDINATES)) return position(bytes, at);
    if (isPoint || !isName(bytes, key, keyEnd, TYPE) || !isAt(bytes, at, POINT)) return NONE;
    isPoint = true;
    return at + POINT.length;
  };
  const esri: MemberReader = (bytes, key, keyEnd, at) => {
    if (isName(bytes, key, keyEnd, X)) return ordinate(bytes, at, cell);
    if (isName(bytes, key, keyEnd, Y)) return ordinate(bytes, at, cell + 1);
    return isName(bytes, key, keyEnd, Z) || isName(bytes, key, keyEnd, M) ? idleEnd(bytes, at) : NONE;
  };
  return (bytes, from) => {
    isPoint = notation === 'esri';
    const end = eachMember(bytes, from, notation === 'esri' ? esri : geoJson);
    return isPoint && (starts[cell] ?? -1) >= 0 && (starts[cell + 1] ?? -1) >= 0 ? end : NONE;
  };
}

/** Reads geometries of any kind: the cell is the whole object, of which only the brackets are checked. */
export function makeShapeScanner(cells: Cells, notation: JsonNotation, cell: number): GeometryScanner {
  const members = SHAPE_MEMBERS[notation];
  const member: MemberReader = (bytes, key, keyEnd, at) =>
    members.some((name) => isName(bytes, key, keyEnd, name)) ? valueStop(bytes, at) : NONE;
  return (bytes, from) => {
    const end = eachMember(bytes, from, member);
    cells.starts[cell] = from;
    cells.ends[cell] = end;
    return end;
  };
}

/** Returns the offset after the value at `at` of the member whose name is between the offsets, or `NONE`. */
type MemberReader = (bytes: Uint8Array, key: number, keyEnd: number, at: number) => number;

/** Reads the members of an object from its brace on. Returns the offset after it, or `NONE`. */
export function eachMember(bytes: Uint8Array, from: number, read: MemberReader): number {
  for (let at = from; ;) {
    const key = skipBlank(bytes, at + 1);
    const keyEnd = bytes[key] === QUOTE ? stringEnd(bytes, key + 1) : NONE;
    if (keyEnd === NONE) return NONE;
    at = skipBlank(bytes, keyEnd + 1);
    if (bytes[at] !== COLON) return NONE;
    at = read(bytes, key + 1, keyEnd, skipBlank(bytes, at + 1));
    if (at === NONE) return NONE;
    at = skipBlank(bytes, at);
    if (bytes[at] === CLOSE_BRACE) return at + 1;
    if (bytes[at] !== COMMA) return NONE;
  }
}

export function isName(bytes: Uint8Array, start: number, end: number, name: Uint8Array): boolean {
  return end - start === name.length && isAt(bytes, start, name);
}

/**
 * Returns the offset after an unused ordinate, which is either unknown or certainly within the range of a
 * double.
 */
function idleEnd(bytes: Uint8Array, from: number): number {
  const end = bytes[from] === LETTER_N ? wordEnd(bytes, from) : numberEnd(bytes, from);
  if (end === NONE || end - from > MAX_IDLE_BYTES) return NONE;
  if (isLongWhole(bytes, from, end)) return NONE;
  for (let at = from; at < end; at += 1) if (((bytes[at] ?? 0) | LOWER_CASE) === LETTER_E) return NONE;
  return end;
}

const [LETTER_N, LETTER_E, LOWER_CASE] = [0x6e, 0x65, 0x20] as const;
