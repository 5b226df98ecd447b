// https://www.gaia-gis.it/gaia-sins/BLOB-Geometry.html: 00, 01 for little-endian, SRID, box, 7C, the geometry, FE. The
// geometry is well-known binary, except that its parts begin with 69 instead of the byte order.
const [START, LITTLE_ENDIAN, BOX_END, PART, END] = [0x00, 0x01, 0x7c, 0x69, 0xfe] as const;
const SRID_AT = 2;
/** Offset of the box: xmin, ymin, xmax and ymax. */
export const BOX_AT = 6;
const DOUBLE = 8;
const BOX_END_AT = BOX_AT + 4 * DOUBLE;
const TYPE_AT = BOX_END_AT + 1;
/** Size of byte order and type, with which each part of well-known binary begins. */
const PART_HEAD = 5;
const COUNT = 4;

const [POINT, LINE, POLYGON, MULTIPOINT, MULTILINE, MULTIPOLYGON] = [1, 2, 3, 4, 5, 6] as const;

// Measured: below this, a loop is faster than a call out of JavaScript.
const SHORT_BYTES = 64;

/** Returns the size of a geometry in SpatiaLite's format. */
export function blobSize(wkb: Uint8Array): number {
  // The type and the rest of the geometry, then the end mark.
  return TYPE_AT + wkb.length - 1 + 1;
}

/** Minimum size that SpatiaLite accepts for a geometry when it reads only the box. */
export const NUMBER_BLOB_BYTES = 45;

/** Writes a blob whose box has the number as xmin, to pass a double without decimal digits. */
export function writeNumberBlob(number: number, target: DataView, start: number): void {
  for (let at = start; at < start + NUMBER_BLOB_BYTES; at += 1) target.setUint8(at, 0);
  target.setUint8(start + 1, LITTLE_ENDIAN);
  target.setFloat64(start + BOX_AT, number, true);
  target.setUint8(start + BOX_END_AT, BOX_END);
  target.setUint8(start + NUMBER_BLOB_BYTES - 1, END);
}

/** Destination of a blob. */
export interface BlobTarget {
  readonly bytes: Uint8Array;
  /** View of the same bytes. */
  readonly view: DataView;
}

/**
 * Writes a point, or several points, lines or polygons as SpatiaLite stores them, byte for byte as `GeomFromWKB` does.
 *
 * SpatiaLite itself would build objects and serialize them again.
 *
 * @param wkb - ISO well-known binary, little-endian.
 * @param start - offset of the blob; see `blobSize`.
 */
export function writeSpatialiteBlob(wkb: Uint8Array, srid: number, target: BlobTarget, start: number): void {
  const { bytes, view } = target;
  const typeAt = start + TYPE_AT;
  // Copy the byte order too; the end mark of the box then overwrites it.
  if (wkb.length > SHORT_BYTES) bytes.set(wkb, typeAt - 1);
  else for (let from = 1; from < wkb.length; from += 1) bytes[typeAt + from - 1] = wkb[from] ?? 0;
  const end = typeAt + wkb.length - 1;
  bytes[start] = START;
  bytes[start + 1] = LITTLE_ENDIAN;
  view.setInt32(start + SRID_AT, srid, true);
  bytes[start + BOX_END_AT] = BOX_END;
  bytes[end] = END;
  const box = new BlobBox(target);
  if (box.pass(typeAt) !== end) throw new Error('a geometry is longer or shorter than it says');
  view.setFloat64(start + BOX_AT, box.xmin, true);
  view.setFloat64(start + BOX_AT + DOUBLE, box.ymin, true);
  view.setFloat64(start + BOX_AT + 2 * DOUBLE, box.xmax, true);
  view.setFloat64(start + BOX_AT + 3 * DOUBLE, box.ymax, true);
}

/** Reads through a geometry, marks its parts and computes its box. */
class BlobBox {
  xmin = Infinity;
  ymin = Infinity;
  xmax = -Infinity;
  ymax = -Infinity;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;

  constructor({ bytes, view }: BlobTarget) {
    this.#bytes = bytes;
    this.#view = view;
  }

  /** @returns the offset after the geometry whose type is at the offset. */
  pass(typeAt: number): number {
    const type = this.#view.getUint32(typeAt, true);
    const step = (type >= 3000 ? 4 : type >= 1000 ? 3 : 2) * DOUBLE;
    const at = typeAt + 4;
    switch (type % 1000) {
      case POINT:
        return this.#run(at, 1, step);
      case LINE:
        return this.#run(at + COUNT, this.#count(at), step);
      case POLYGON:
        return this.#rings(at + COUNT, this.#count(at), step);
      case MULTIPOINT:
      case MULTILINE:
      case MULTIPOLYGON:
        return this.#parts(at + COUNT, this.#count(at));
      default:
        throw new Error(`a geometry of type ${String(type)} has no place in a layer`);
    }
  }

  #count(at: number): number {
    return this.#view.getUint32(at, true);
  }

  #parts(start: number, count: number): number {
    let at = start;
    for (let part = 0; part < count; part += 1) {
      this.#bytes[at] = PART;
      at = this.pass(at + PART_HEAD - COUNT);
    }
    return at;
  }

  /** Adds the outer ring to the box; holes lie within it. */
  #rings(start: number, count: number, step: number): number {
    if (count === 0) return start;
    let at = this.#run(start + COUNT, this.#count(start), step);
    for (let hole = 1; hole < count; hole += 1) at += COUNT + this.#count(at) * step;
    return at;
  }

  #run(start: number, count: number, step: number): number {
    const view = this.#view;
    const end = start + count * step;
    let { xmin, ymin, xmax, ymax } = this;
    for (let at = start; at < end; at += step) {
      const x = view.getFloat64(at, true);
      const y = view.getFloat64(at + DOUBLE, true);
      if (x < xmin) xmin = x;
      if (x > xmax) xmax = x;
      if (y < ymin) ymin = y;
      if (y > ymax) ymax = y;
    }
    this.xmin = xmin;
    this.ymin = ymin;
    this.xmax = xmax;
    this.ymax = ymax;
    return end;
  }
}
