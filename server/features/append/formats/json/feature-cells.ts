import type { CellRow, JsonNotation } from '../../source/source-format.js';
import { JSON_BYTES } from './json-bytes.js';
import {
  isAt,
  NONE,
  numberEnd,
  plainValueEnd,
  skipBlank,
  stringEnd,
  valueStop,
  wordEnd,
} from './json-tokens.js';
import {
  eachMember,
  isName,
  makePointScanner,
  makeShapeScanner,
  type GeometryScanner,
} from './geometry-cells.js';

const { CLOSE_BRACE, COLON, COMMA, OPEN_BRACE, QUOTE } = JSON_BYTES;

/** Value kind of a member in all rows of the fast path. */
export type MemberKind = 'string' | 'number' | 'boolean';

/** Shape that all features of the fast path share. */
export interface FeatureShape {
  readonly notation: JsonNotation;
  /** Members of the attributes, in source order. */
  readonly members: readonly { readonly name: string; readonly kind: MemberKind }[];
  /** True if geometries are points with a cell each for x and y; otherwise a geometry is one cell of JSON. */
  readonly hasPoints: boolean;
}

const TYPE = Buffer.from('type');
const FEATURE = Buffer.from('"Feature"');
const GEOMETRY = Buffer.from('geometry');
/** Unsupported geometry; the feature must be refused. */
const COMPRESSED = Buffer.from('compressedGeometry');
const ATTRIBUTES = { geojson: Buffer.from('properties'), esri: Buffer.from('attributes') };

/**
 * Scans adjacent features and reports the offsets of their cells instead of parsing them. The cells are the
 * attributes in order, then those of the geometry; -1 for null.
 */
export class FeatureScanner implements CellRow {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  bytes: Buffer = Buffer.alloc(0);
  /** Offsets of the last feature. */
  start = 0;
  end = 0;
  /** True if the feature is certainly valid JSON and consists of its cells only. */
  isPlain = false;
  readonly #isGeoJson: boolean;
  readonly #attributesName: Buffer;
  /** Name with its quotes. */
  readonly #names: readonly Buffer[];
  readonly #kinds: readonly MemberKind[];
  readonly #place: GeometryScanner;
  #next = 0;
  // State of the current feature.
  #seen = 0;
  readonly #readMember = (bytes: Uint8Array, key: number, keyEnd: number, at: number): number =>
    this.#member(bytes, key, keyEnd, at);

  constructor({ notation, members, hasPoints }: FeatureShape) {
    this.#isGeoJson = notation === 'geojson';
    this.#attributesName = ATTRIBUTES[notation];
    this.#names = members.map(({ name }) => Buffer.from(`"${name}"`));
    this.#kinds = members.map(({ kind }) => kind);
    this.starts = new Int32Array(members.length + 2);
    this.ends = new Int32Array(members.length + 2);
    this.#place = (hasPoints ? makePointScanner : makeShapeScanner)(this, notation, members.length);
  }

  /** Features in UTF-8, separated by commas. */
  open(bytes: Buffer): void {
    this.bytes = bytes;
    this.#next = 0;
  }

  /** Advances to the next feature. @param mayTake - false if it need not be scanned */
  next(mayTake: boolean): boolean {
    const { bytes } = this;
    if (this.#next > bytes.length) return false;
    this.start = skipBlank(bytes, this.#next);
    const end = mayTake ? this.#feature(bytes, this.start) : NONE;
    const stop = end === NONE ? NONE : skipBlank(bytes, end);
    this.isPlain = stop !== NONE && (stop === bytes.length || bytes[stop] === COMMA);
    this.end = this.isPlain ? stop : valueStop(bytes, this.start);
    this.#next = this.end + 1;
    return true;
  }

  #feature(bytes: Buffer, from: number): number {
    this.#seen = this.#isGeoJson ? 0 : HAS_TYPE;
    this.starts.fill(-1, this.#names.length);
    const end = bytes[from] === OPEN_BRACE ? eachMember(bytes, from, this.#readMember) : NONE;
    return (this.#seen & NEEDED) === NEEDED ? end : NONE;
  }

  #member(bytes: Uint8Array, key: number, keyEnd: number, at: number): number {
    if (isName(bytes, key, keyEnd, this.#attributesName)) {
      return this.#isFirst(HAS_ATTRIBUTES) ? this.#attributes(bytes, at) : NONE;
    }
    if (isName(bytes, key, keyEnd, GEOMETRY)) {
      if (!this.#isFirst(HAS_GEOMETRY)) return NONE;
      if (bytes[at] === OPEN_BRACE) return this.#place(bytes, at);
      return bytes[at] === LETTER_N ? wordEnd(bytes, at) : NONE;
    }
    if (isName(bytes, key, keyEnd, COMPRESSED)) return NONE;
    if (!this.#isGeoJson || !isName(bytes, key, keyEnd, TYPE)) return plainValueEnd(bytes, at);
    return this.#isFirst(HAS_TYPE) && isAt(bytes, at, FEATURE) ? at + FEATURE.length : NONE;
  }

  /** A repeated member would override it. */
  #isFirst(member: number): boolean {
    if ((this.#seen & member) !== 0) return false;
    this.#seen |= member;
    return true;
  }

  #attributes(bytes: Uint8Array, from: number): number {
    const names = this.#names;
    const last = names.length - 1;
    let at = from;
    if (bytes[at] !== OPEN_BRACE) return NONE;
    for (let index = 0; index <= last; index += 1) {
      const name = names[index] ?? TYPE;
      at = skipBlank(bytes, at + 1);
      if (!isAt(bytes, at, name)) return NONE;
      at = skipBlank(bytes, at + name.length);
      if (bytes[at] !== COLON) return NONE;
      at = this.#value(bytes, skipBlank(bytes, at + 1), index);
      if (at === NONE) return NONE;
      at = skipBlank(bytes, at);
      if (bytes[at] !== (index === last ? CLOSE_BRACE : COMMA)) return NONE;
    }
    return at + 1;
  }

  #value(bytes: Uint8Array, from: number, cell: number): number {
    const kind = this.#kinds[cell];
    const isText = bytes[from] === QUOTE;
    if (isText && kind === 'string') {
      const end = stringEnd(bytes, from + 1);
      this.starts[cell] = from + 1;
      this.ends[cell] = end;
      return end === NONE ? NONE : end + 1;
    }
    const isNumber = kind === 'number' && !isText;
    let end = isNumber ? numberEnd(bytes, from) : NONE;
    this.starts[cell] = from;
    if (end === NONE) {
      end = isText ? NONE : wordEnd(bytes, from);
      const isNull = end !== NONE && bytes[from] === LETTER_N;
      if (isNull) this.starts[cell] = -1;
      else if (kind !== 'boolean') return NONE;
    }
    this.ends[cell] = end;
    return end;
  }
}

const LETTER_N = 0x6e;

const [HAS_TYPE, HAS_ATTRIBUTES, HAS_GEOMETRY] = [1, 2, 4] as const;
const NEEDED = HAS_TYPE | HAS_ATTRIBUTES;
