import type { SourceGeometry } from '../../source/source-format.js';
import { WKB_TYPE } from '../../convert/geometry/wkb.js';

/** How geometries of a table are written that GDAL would give as they are, but for the parts of one polygon or line. */
export interface PlainShape {
  /** Type of the whole geometry in well-known binary. */
  readonly type: number;
  /** Type of its parts; `undefined` for points. */
  readonly part: number | undefined;
  /** GDAL makes one part a whole. */
  readonly isPromoted: boolean;
  /** Bytes of a vertex. */
  readonly step: number;
}

const TYPES = {
  esriGeometryPoint: [WKB_TYPE.point, undefined],
  esriGeometryMultipoint: [WKB_TYPE.multiPoint, WKB_TYPE.point],
  esriGeometryPolyline: [WKB_TYPE.multiLineString, WKB_TYPE.lineString],
  esriGeometryPolygon: [WKB_TYPE.multiPolygon, WKB_TYPE.polygon],
  esriGeometryMultiPatch: undefined,
} as const;

/** `undefined` for tables of which GDAL must see each geometry. */
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
 * Looks at a geometry without a look at each vertex.
 *
 * @returns the type of the geometry when it is little-endian ISO binary of the table's own type and dimensions, with
 *   closed rings and nothing empty in it; 0 when GDAL might make something else of it.
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

  /** -1 where there is none, or none of this byte order. */
  #typeAt(at: number): number {
    return at + HEADER <= this.#end && this.#view.getUint8(at) === 1
      ? this.#view.getUint32(at + 1, true)
      : -1;
  }

  /** The offset behind it; -1 where it is none. */
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

  /** An empty one is written with coordinates that are not numbers. */
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

  /** In every ordinate; GDAL would close it. */
  #isClosed(first: number, end: number): boolean {
    const [view, { step }] = [this.#view, this.#shape];
    for (let offset = 0; offset < step; offset += 8) {
      if (view.getFloat64(first + offset, true) !== view.getFloat64(end - step + offset, true)) return false;
    }
    return true;
  }
}
