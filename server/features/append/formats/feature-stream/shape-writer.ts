import { WKB_TYPE } from '../../convert/geometry/wkb.js';
import type { PlainShape } from '../geopackage/plain-wkb.js';
import type { FeatureBlock } from './feature-frames.js';
import type { FlatTable } from '../flatgeobuf/flat-table.js';

/** Members of a `Geometry`: https://github.com/flatgeobuf/flatgeobuf/blob/master/src/fbs/feature.fbs */
const [ENDS, XY, Z, TYPE, PARTS] = [0, 1, 2, 6, 7] as const;

/**
 * Writes geometries of one type as little-endian ISO WKB; single lines and polygons become multi-part
 * geometries with one part, as layers store them.
 */
export class ShapeWriter {
  readonly #shape: PlainShape;
  #bytes: Buffer = Buffer.alloc(0);
  #view: DataView = new DataView(new ArrayBuffer(0));
  #target: Buffer = Buffer.alloc(0);
  /** Offset of the bytes in the target. */
  #offset = 0;
  #to = 0;

  constructor(shape: PlainShape) {
    this.#shape = shape;
  }

  /** Sets the block that `write` reads from and writes to. */
  read({ bytes, view, held }: FeatureBlock): void {
    this.#bytes = bytes;
    this.#view = view;
    this.#target = held;
    this.#offset = bytes.byteOffset - held.byteOffset;
  }

  /**
   * @param to - offset in the free space of the block
   * @returns the end offset; 0 if a part is empty, or the type differs
   * @throws {RangeError} if the feature is damaged
   */
  write(geometry: FlatTable, to: number): number {
    this.#to = to;
    return this.#writeWhole(geometry) ? this.#to : 0;
  }

  #writeWhole(geometry: FlatTable): boolean {
    const { type, part = 0 } = this.#shape;
    this.#writeHeader(type);
    switch (geometry.byte(TYPE)) {
      case WKB_TYPE.point:
        return part === 0 && this.#writePoint(geometry);
      case WKB_TYPE.multiPoint:
        return part % 1000 === WKB_TYPE.point && this.#writePoints(geometry, part);
      case WKB_TYPE.lineString:
      case WKB_TYPE.multiLineString:
        return part % 1000 === WKB_TYPE.lineString && this.#writeRuns(geometry, part);
      case WKB_TYPE.polygon:
        this.#writeCount(1);
        return part % 1000 === WKB_TYPE.polygon && this.#writePolygon(geometry, part);
      case WKB_TYPE.multiPolygon:
        return part % 1000 === WKB_TYPE.polygon && this.#writePolygons(geometry, part);
      default:
        return false;
    }
  }

  #writePolygons(geometry: FlatTable, part: number): boolean {
    const parts = geometry.follow(PARTS);
    const count = parts === 0 ? 0 : this.#view.getUint32(parts, true);
    this.#writeCount(count);
    for (let index = 0; index < count; index += 1) {
      if (!this.#writePolygon(geometry.tableIn(parts, index), part)) return false;
    }
    return count > 0;
  }

  #writePolygon(geometry: FlatTable, part: number): boolean {
    this.#writeHeader(part);
    return this.#writeRuns(geometry, 0);
  }

  /** Writes rings, or lines that are geometries of their own. */
  #writeRuns(geometry: FlatTable, part: number): boolean {
    const [view, ends, xy, z] = [this.#view, geometry.follow(ENDS), geometry.follow(XY), geometry.follow(Z)];
    if (xy === 0) return false;
    // A single run may omit its end.
    const count = ends === 0 ? 1 : view.getUint32(ends, true);
    this.#writeCount(count);
    let from = 0;
    for (let index = 0; index < count; index += 1) {
      const to =
        ends === 0 ? Math.floor(view.getUint32(xy, true) / 2) : view.getUint32(ends + 4 + 4 * index, true);
      if (part !== 0) this.#writeHeader(part);
      this.#writeCount(to - from);
      if (to <= from || !this.#writePositions(xy, z, from, to)) return false;
      from = to;
    }
    return count > 0;
  }

  #writePoints(geometry: FlatTable, part: number): boolean {
    const [xy, z] = [geometry.follow(XY), geometry.follow(Z)];
    const count = xy === 0 ? 0 : Math.floor(this.#view.getUint32(xy, true) / 2);
    this.#writeCount(count);
    for (let index = 0; index < count; index += 1) {
      this.#writeHeader(part);
      if (!this.#writePositions(xy, z, index, index + 1)) return false;
    }
    return count > 0;
  }

  #writePoint(geometry: FlatTable): boolean {
    const [view, xy, start] = [this.#view, geometry.follow(XY), this.#to];
    // An empty geometry may be written with NaN coordinates.
    return (
      xy !== 0 &&
      view.getUint32(xy, true) === 2 &&
      this.#writePositions(xy, geometry.follow(Z), 0, 1) &&
      Number.isFinite(this.#target.readDoubleLE(start)) &&
      Number.isFinite(this.#target.readDoubleLE(start + 8))
    );
  }

  #writePositions(xy: number, z: number, from: number, to: number): boolean {
    const [bytes, target] = [this.#bytes, this.#target];
    const hasZ = this.#shape.step === 24;
    if (hasZ && z === 0) return false;
    const first = xy + 4 + 16 * from;
    const last = xy + 4 + 16 * to;
    const length = (to - from) * this.#shape.step;
    if (last > bytes.length || this.#to + length > target.length)
      throw new RangeError('a feature is damaged');
    if (!hasZ) this.#copy(first, last, this.#to);
    else {
      for (let index = from, at = this.#to; index < to; index += 1, at += 24) {
        this.#copy(first + 16 * (index - from), first + 16 * (index - from) + 16, at);
        target.writeDoubleLE(this.#view.getFloat64(z + 4 + 8 * index, true), at + 16);
      }
    }
    this.#to += length;
    return true;
  }

  /** Offset within the buffer, which avoids a view for each part. */
  #copy(first: number, last: number, to: number): void {
    this.#target.copyWithin(to, first + this.#offset, last + this.#offset);
  }

  #writeHeader(type: number): void {
    this.#target[this.#to] = 1;
    this.#target.writeUInt32LE(type, this.#to + 1);
    this.#to += 5;
  }

  #writeCount(count: number): void {
    this.#to = this.#target.writeUInt32LE(count, this.#to);
  }
}
