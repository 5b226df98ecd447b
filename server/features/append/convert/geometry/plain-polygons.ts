import { JSON_BYTES } from '../../formats/json/json-bytes.js';
import { isAt, isLongWhole, NONE, numberEnd, skipBlank } from '../../formats/json/json-tokens.js';
import type { JsonNotation } from '../../source/source-format.js';
import { eachMember, isName } from '../../formats/json/geometry-cells.js';
import { readDecimalCell } from '../values/cell-text.js';
import { checkLonLat, MAX_SHAPE_LONGITUDE } from './lon-lat.js';
import { WKB_TYPE } from './wkb.js';

const { CLOSE_BRACKET, COMMA, OPEN_BRACE, OPEN_BRACKET } = JSON_BYTES;

const START_VERTICES = 64;
const MIN_VERTICES = 4;
const VERTEX_BYTES = 16;
/** Bytes before the vertices of a one-ring polygon in a multipolygon. */
const HEAD_BYTES = 22;

const [TYPE, COORDINATES, RINGS] = [Buffer.from('type'), Buffer.from('coordinates'), Buffer.from('rings')];
const POLYGON = Buffer.from('"Polygon"');

/**
 * Reads two-dimensional polygons of one ring from JSON, without an object per vertex. The bytes equal the
 * result of `makeGeometryConverter` for a two-dimensional layer.
 */
export class PlainPolygons {
  readonly #isLonLat: boolean;
  readonly #isGeoJson: boolean;
  /** Alternating x and y. */
  #ring = new Float64Array(START_VERTICES * 2);
  #count = 0;
  #isPolygon = false;
  #wkb = Buffer.alloc(0);

  constructor({ isLonLat, notation }: { readonly isLonLat: boolean; readonly notation: JsonNotation }) {
    this.#isLonLat = isLonLat;
    this.#isGeoJson = notation === 'geojson';
  }

  /**
   * Returns the geometry, valid until the next call; `undefined` for anything else, including invalid JSON.
   */
  read(bytes: Buffer, start: number, end: number): Buffer | undefined {
    this.#count = 0;
    this.#isPolygon = !this.#isGeoJson;
    if (bytes[start] !== OPEN_BRACE || eachMember(bytes, start, this.#readMember) !== end) return undefined;
    if (!this.#isPolygon || this.#count === 0 || !this.#close()) return undefined;
    return this.#write();
  }

  readonly #readMember = (bytes: Uint8Array, key: number, keyEnd: number, at: number): number => {
    if (this.#isGeoJson && isName(bytes, key, keyEnd, TYPE)) {
      if (this.#isPolygon || !isAt(bytes, at, POLYGON)) return NONE;
      this.#isPolygon = true;
      return at + POLYGON.length;
    }
    if (this.#count > 0 || !isName(bytes, key, keyEnd, this.#isGeoJson ? COORDINATES : RINGS)) return NONE;
    return this.#readRings(bytes as Buffer, at);
  };

  /** Reads a list that contains one list of vertices. */
  #readRings(bytes: Buffer, from: number): number {
    if (bytes[from] !== OPEN_BRACKET) return NONE;
    let at = skipBlank(bytes, from + 1);
    if (bytes[at] !== OPEN_BRACKET) return NONE;
    do {
      at = this.#readVertex(bytes, skipBlank(bytes, at + 1));
      if (at === NONE) return NONE;
      at = skipBlank(bytes, at);
    } while (bytes[at] === COMMA);
    if (bytes[at] !== CLOSE_BRACKET) return NONE;
    at = skipBlank(bytes, at + 1);
    return bytes[at] === CLOSE_BRACKET ? at + 1 : NONE;
  }

  #readVertex(bytes: Buffer, from: number): number {
    if (bytes[from] !== OPEN_BRACKET) return NONE;
    const xStart = skipBlank(bytes, from + 1);
    const xEnd = numberEnd(bytes, xStart);
    if (xEnd === NONE) return NONE;
    const comma = skipBlank(bytes, xEnd);
    const yStart = skipBlank(bytes, comma + 1);
    const yEnd = numberEnd(bytes, yStart);
    if (bytes[comma] !== COMMA || yEnd === NONE) return NONE;
    const end = skipBlank(bytes, yEnd);
    const x = readOrdinate(bytes, xStart, xEnd);
    const y = readOrdinate(bytes, yStart, yEnd);
    if (bytes[end] !== CLOSE_BRACKET || Number.isNaN(x) || Number.isNaN(y)) return NONE;
    if (this.#isLonLat && checkLonLat(x, y, MAX_SHAPE_LONGITUDE) !== undefined) return NONE;
    this.#add(x, y);
    return end + 1;
  }

  #add(x: number, y: number): void {
    if (this.#count * 2 === this.#ring.length) {
      const longer = new Float64Array(this.#ring.length * 2);
      longer.set(this.#ring);
      this.#ring = longer;
    }
    this.#ring[this.#count * 2] = x;
    this.#ring[this.#count * 2 + 1] = y;
    this.#count += 1;
  }

  /** Closes the ring; false if it has too few vertices. */
  #close(): boolean {
    const ring = this.#ring;
    const last = (this.#count - 1) * 2;
    const [x = 0, y = 0] = [ring[0], ring[1]];
    if (this.#count > 0 && (ring[last] !== x || ring[last + 1] !== y)) this.#add(x, y);
    return this.#count >= MIN_VERTICES;
  }

  #write(): Buffer {
    const [ring, count] = [this.#ring, this.#count];
    const size = HEAD_BYTES + count * VERTEX_BYTES;
    if (this.#wkb.length !== size) this.#wkb = Buffer.alloc(size);
    const wkb = this.#wkb;
    writeHead(wkb, count);
    // Outer rings run clockwise.
    const isReversed = !(this.#area() < 0);
    const view = new DataView(wkb.buffer, wkb.byteOffset, size);
    for (let index = 0, at = HEAD_BYTES; index < count; index += 1, at += VERTEX_BYTES) {
      const from = (isReversed ? count - 1 - index : index) * 2;
      view.setFloat64(at, ring[from] ?? NaN, true);
      view.setFloat64(at + 8, ring[from + 1] ?? NaN, true);
    }
    return wkb;
  }

  /** Computes the area in the same steps as `signedArea`. */
  #area(): number {
    const ring = this.#ring;
    const [x0 = 0, y0 = 0] = [ring[0], ring[1]];
    let sum = 0;
    for (let at = 2; at + 3 < this.#count * 2; at += 2) {
      const [x1, y1, x2, y2] = [ring[at] ?? 0, ring[at + 1] ?? 0, ring[at + 2] ?? 0, ring[at + 3] ?? 0];
      sum += (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
    }
    return sum;
  }
}

function writeHead(wkb: Buffer, vertices: number): void {
  wkb[0] = 1;
  wkb.writeUInt32LE(WKB_TYPE.multiPolygon, 1);
  wkb.writeUInt32LE(1, 5);
  wkb[9] = 1;
  wkb.writeUInt32LE(WKB_TYPE.polygon, 10);
  wkb.writeUInt32LE(1, 14);
  wkb.writeUInt32LE(vertices, 18);
}

/** Returns the ordinate; NaN if it is not certain. */
function readOrdinate(bytes: Buffer, start: number, end: number): number {
  return isLongWhole(bytes, start, end) ? NaN : readDecimalCell(bytes, start, end);
}
