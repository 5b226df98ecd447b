import type { Layer } from '../../../model/layer.js';
import { checkLonLat, MAX_POINT_LONGITUDE, MAX_SHAPE_LONGITUDE } from './lon-lat.js';
import { WKB_TYPE } from './wkb.js';

const HEADER = 5;
const COUNT = 4;
const DOUBLE = 8;

/** Flags of z and m in the EWKB of PostGIS and GDAL, where ISO adds thousands to the type. */
const [Z_FLAG, M_FLAG] = [0x80000000, 0x40000000] as const;

/** Types of the layer's geometry and of its parts. */
const TYPES: ReadonlyMap<Layer['geometryType'], readonly [whole: number, part: number]> = new Map([
  ['esriGeometryPolyline', [WKB_TYPE.multiLineString, WKB_TYPE.lineString]],
  ['esriGeometryPolygon', [WKB_TYPE.multiPolygon, WKB_TYPE.polygon]],
]);

/** Geometry type of the layer, and meaning of its coordinates. */
export interface WkbFit {
  readonly layer: Pick<Layer, 'geometryType' | 'hasZ' | 'hasM'>;
  readonly isLonLat: boolean;
}

/**
 * Makes a function that fits geometries to the layer in place, if they differ from the stored form only in
 * the winding of rings and the flags of z and m. Nearly all source geometries do, and so need not be parsed
 * and rewritten.
 *
 * @returns a function that returns true if the bytes now fit; otherwise they still hold the same geometry.
 */
export function makeInPlaceFitter({ layer, isLonLat }: WkbFit): (bytes: Buffer) => boolean {
  const { geometryType, hasZ, hasM } = layer;
  const fitter = new InPlaceFitter({ hasZ, hasM, isLonLat });
  if (geometryType === 'esriGeometryPoint') return (bytes) => fitter.point(bytes);
  const types = TYPES.get(geometryType);
  return types === undefined ? () => false : (bytes) => fitter.shape(bytes, ...types);
}

class InPlaceFitter {
  readonly #hasZ: boolean;
  readonly #isLonLat: boolean;
  readonly #added: number;
  readonly #flags: number;
  /** Bytes of a vertex. */
  readonly #step: number;
  #bytes: Buffer = Buffer.alloc(0);
  #view: DataView = new DataView(this.#bytes.buffer, 0, 0);
  #at = 0;
  /** Start and end of runs to reverse, once the whole geometry has turned out valid. */
  readonly #turns: number[] = [];
  // Number of entries in use; truncating the array each time would cost more than all other work on it.
  #turnCount = 0;

  constructor({ hasZ, hasM, isLonLat }: { hasZ: boolean; hasM: boolean; isLonLat: boolean }) {
    this.#hasZ = hasZ;
    this.#isLonLat = isLonLat;
    this.#added = (hasZ ? 1000 : 0) + (hasM ? 2000 : 0);
    this.#flags = (hasZ ? Z_FLAG : 0) + (hasM ? M_FLAG : 0);
    this.#step = (2 + Number(hasZ) + Number(hasM)) * DOUBLE;
  }

  point(bytes: Buffer): boolean {
    if (bytes.length !== HEADER + this.#step) return false;
    this.#begin(bytes);
    return this.#header(WKB_TYPE.point) && this.#isVertex(HEADER, MAX_POINT_LONGITUDE);
  }

  shape(bytes: Buffer, whole: number, part: number): boolean {
    this.#begin(bytes);
    const parts = this.#counted(whole);
    if (parts === 0) return false;
    for (let index = 0; index < parts; index += 1) {
      const count = this.#counted(part);
      if (count === 0) return false;
      const isWell = part === WKB_TYPE.polygon ? this.#polygon(count) : count >= 2 && this.#run(count);
      if (!isWell) return false;
    }
    if (this.#at !== bytes.length) return false;
    for (let index = 0; index < this.#turnCount; index += 2) {
      this.#turn(this.#turns[index] ?? 0, this.#turns[index + 1] ?? 0);
    }
    return true;
  }

  #begin(bytes: Buffer): void {
    this.#at = 0;
    this.#turnCount = 0;
    if (this.#bytes === bytes) return;
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Skips a header of the type, and rewrites it in ISO form. */
  #header(type: number): boolean {
    const at = this.#at;
    if (at + HEADER > this.#bytes.length || this.#bytes[at] !== 1) return false;
    const told = this.#view.getUint32(at + 1, true);
    if (told !== type + this.#added) {
      if (told !== type + this.#flags) return false;
      this.#view.setUint32(at + 1, type + this.#added, true);
    }
    this.#at = at + HEADER;
    return true;
  }

  /** Skips a header and returns the count after it; 0 for another header. */
  #counted(type: number): number {
    return this.#header(type) ? this.#count() : 0;
  }

  #count(): number {
    const at = this.#at;
    if (at + COUNT > this.#bytes.length) return 0;
    this.#at = at + COUNT;
    return this.#view.getUint32(at, true);
  }

  #polygon(rings: number): boolean {
    for (let ring = 0; ring < rings; ring += 1) {
      const count = this.#count();
      const start = this.#at;
      if (count < 4 || !this.#run(count) || !this.#isClosed(start)) return false;
      // Outer rings run clockwise, holes the other way.
      if (this.#area(start) < 0 !== (ring === 0)) this.#toTurn(start, this.#at);
    }
    return true;
  }

  #toTurn(start: number, end: number): void {
    this.#turns[this.#turnCount] = start;
    this.#turns[this.#turnCount + 1] = end;
    this.#turnCount += 2;
  }

  /** Skips `count` vertices. */
  #run(count: number): boolean {
    const end = this.#at + count * this.#step;
    if (end > this.#bytes.length) return false;
    for (; this.#at < end; this.#at += this.#step) {
      if (!this.#isVertex(this.#at, MAX_SHAPE_LONGITUDE)) return false;
    }
    return true;
  }

  #isVertex(at: number, maxLongitude: number): boolean {
    const view = this.#view;
    const x = view.getFloat64(at, true);
    const y = view.getFloat64(at + DOUBLE, true);
    if (!Number.isFinite(x) || !Number.isFinite(y)) return false;
    if (this.#isLonLat && checkLonLat(x, y, maxLongitude) !== undefined) return false;
    for (let more = at + 2 * DOUBLE; more < at + this.#step; more += DOUBLE) {
      const ordinate = view.getFloat64(more, true);
      // An unknown m is NaN; an unknown z would have to become 0.
      const mayBeUnknown = !this.#hasZ || more > at + 2 * DOUBLE;
      if (!Number.isFinite(ordinate) && !(mayBeUnknown && Number.isNaN(ordinate))) return false;
    }
    return true;
  }

  /** Returns true if the vertices just passed end where they start. */
  #isClosed(start: number): boolean {
    const [view, last] = [this.#view, this.#at - this.#step];
    return (
      view.getFloat64(start, true) === view.getFloat64(last, true) &&
      view.getFloat64(start + DOUBLE, true) === view.getFloat64(last + DOUBLE, true)
    );
  }

  /** Returns twice the area of the ring just skipped; see `signedArea`. */
  #area(start: number): number {
    const [view, step] = [this.#view, this.#step];
    const x0 = view.getFloat64(start, true);
    const y0 = view.getFloat64(start + DOUBLE, true);
    let x1 = view.getFloat64(start + step, true) - x0;
    let y1 = view.getFloat64(start + step + DOUBLE, true) - y0;
    let sum = 0;
    for (let at = start + 2 * step; at < this.#at; at += step) {
      const x2 = view.getFloat64(at, true) - x0;
      const y2 = view.getFloat64(at + DOUBLE, true) - y0;
      sum += x1 * y2 - x2 * y1;
      x1 = x2;
      y1 = y2;
    }
    return sum;
  }

  /** Reverses a run of vertices. */
  #turn(start: number, end: number): void {
    const [view, step] = [this.#view, this.#step];
    for (let low = start, high = end - step; low < high; low += step, high -= step) {
      for (let offset = 0; offset < step; offset += DOUBLE) {
        const ordinate = view.getFloat64(low + offset, true);
        view.setFloat64(low + offset, view.getFloat64(high + offset, true), true);
        view.setFloat64(high + offset, ordinate, true);
      }
    }
  }
}
