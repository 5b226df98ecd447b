import type { SourceGeometry } from '../../source/source-format.js';
import { WKB_TYPE } from '../../convert/geometry/wkb.js';

/**
 * Geometries of a table that GDAL would return unchanged, except for promotion of single lines and polygons.
 */
export interface PlainShape {
  /** WKB type of the whole geometry. */
  readonly type: number;
  /** WKB type of its parts; `undefined` for points. */
  readonly part: number | undefined;
  /** True if GDAL promotes a single part to a multi-part geometry. */
  readonly isPromoted: boolean;
  /** Size of a vertex in bytes. */
  readonly step: number;
}

const TYPES = {
  esriGeometryPoint: [WKB_TYPE.point, undefined],
  esriGeometryMultipoint: [WKB_TYPE.multiPoint, WKB_TYPE.point],
  esriGeometryPolyline: [WKB_TYPE.multiLineString, WKB_TYPE.lineString],
  esriGeometryPolygon: [WKB_TYPE.multiPolygon, WKB_TYPE.polygon],
  esriGeometryMultiPatch: undefined,
} as const;

/** `undefined` for tables whose geometries GDAL must read. */
export function plainShapeOf({ type, hasZ, hasM }: SourceGeometry): PlainShape | undefined {
  const types = type === undefined || hasM ? undefined : TYPES[type];
  if (types === undefined) return undefined;
  const added = hasZ ? 1000 : 0;
  const [whole, part] = types;
  return {
    type: whole + added,
    part: part === undefined ? undefined : part + added,
    isPromoted: part !== undefined && part !== WKB_TYPE.point,
    step: hasZ ? 24 : 16,
  };
}

const HEADER = 5;
const COUNT = 4;

/**
 * Checks a geometry without reading each vertex.
 *
 * @returns its type if it is little-endian ISO WKB of the table's own type and dimensions, with closed rings
 * and no empty parts; 0 if GDAL might change it
 */
export class PlainWkb {
  readonly #shape: PlainShape;
  #view: DataView = new DataView(new ArrayBuffer(0));
  #end = 0;

  constructor(shape: PlainShape) {
    this.#shape = shape;
  }

  typeOf(view: DataView, start: number, end: number): number {
    this.#view = view;
    this.#end = end;
    const { type, part, isPromoted } = this.#shape;
    const told = this.#typeAt(start);
    if (part === undefined) return told === type && this.#pastPoint(start) === end ? told : 0;
    if (isPromoted && told === part) return this.#pastPart(start, part) === end ? told : 0;
    if (told !== type || start + HEADER + COUNT > end) return 0;
    const count = view.getUint32(start + HEADER, true);
    let at = start + HEADER + COUNT;
    for (let index = 0; index < count && at > 0; index += 1) at = this.#pastPart(at, part);
    return count > 0 && at === end ? told : 0;
  }

  /** Returns the type; -1 if there is none, or the byte order differs. */
  #typeAt(at: number): number {
    return at + HEADER <= this.#end && this.#view.getUint8(at) === 1
      ? this.#view.getUint32(at + 1, true)
      : -1;
  }

  /** Returns the offset after it; -1 if it is invalid. */
  #pastPart(at: number, part: number): number {
    if (this.#typeAt(at) !== part) return -1;
    switch (part % 1000) {
      case WKB_TYPE.point:
        return this.#pastPoint(at);
      case WKB_TYPE.lineString:
        return this.#pastRun(at + HEADER, 2);
      default:
        return this.#pastRings(at + HEADER);
    }
  }

  /** An empty point is written with NaN coordinates. */
  #pastPoint(start: number): number {
    const [view, at] = [this.#view, start + HEADER];
    const end = at + this.#shape.step;
    if (end > this.#end) return -1;
    return Number.isFinite(view.getFloat64(at, true)) && Number.isFinite(view.getFloat64(at + 8, true))
      ? end
      : -1;
  }

  #pastRings(start: number): number {
    if (start + COUNT > this.#end) return -1;
    const count = this.#view.getUint32(start, true);
    let at = count > 0 ? start + COUNT : -1;
    for (let index = 0; index < count && at > 0; index += 1) {
      const end = this.#pastRun(at, 4);
      at = end > 0 && this.#isClosed(at + COUNT, end) ? end : -1;
    }
    return at;
  }

  #pastRun(at: number, least: number): number {
    if (at + COUNT > this.#end) return -1;
    const count = this.#view.getUint32(at, true);
    const end = at + COUNT + count * this.#shape.step;
    return count >= least && end <= this.#end ? end : -1;
  }

  /** Compares every ordinate of first and last vertex; GDAL would close an open ring. */
  #isClosed(first: number, end: number): boolean {
    const [view, { step }] = [this.#view, this.#shape];
    for (let offset = 0; offset < step; offset += 8) {
      if (view.getFloat64(first + offset, true) !== view.getFloat64(end - step + offset, true)) return false;
    }
    return true;
  }
}
