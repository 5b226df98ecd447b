import type { RowEncoder } from '../../../../storage/sql/bulk-loader.js';
import type { Layer } from '../../../model/layer.js';
import type { GeometryConverter } from '../../convert/geometry/geometry.js';
import { PlainPolygons } from '../../convert/geometry/plain-polygons.js';
import type { Bounds } from '../../convert/geometry/wkb-bounds.js';
import { toMercator } from '../../../references/web-mercator.js';
import { Refusal } from '../../report/report.js';
import type { ShapeCell } from '../../source/source-format.js';
import type { CellEncoder } from './encode-cells.js';

/** Part of a row's encoding that its geometry needs. */
export interface ShapeEncoding {
  readonly encoder: RowEncoder;
  readonly layer: Pick<Layer, 'geometryType' | 'hasZ' | 'hasM'>;
  readonly convertGeometry: GeometryConverter;
  readonly bounds: Bounds;
  readonly isLonLat: boolean;
  readonly toMercator: boolean;
}

/** Limit in bytes; larger geometries take the slow path, so that no buffer grows to their size. */
const MAX_SHAPE_BYTES = 1 << 20;

/** Encodes a geometry that the source has as JSON. Most polygons need no object per vertex. */
export function jsonShapeEncoder(encoding: ShapeEncoding, { cell, notation, parse }: ShapeCell): CellEncoder {
  const { encoder, layer, convertGeometry, bounds, isLonLat } = encoding;
  const isPlain = layer.geometryType === 'esriGeometryPolygon' && !layer.hasZ && !layer.hasM;
  const polygons = isPlain ? new PlainPolygons({ isLonLat, notation }) : undefined;
  const parsed = (
    bytes: Buffer,
    start: number,
    end: number,
  ): ReturnType<typeof convertGeometry> | undefined => {
    try {
      return convertGeometry(parse(bytes, start, end));
    } catch (error) {
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  };
  return ({ bytes, starts, ends }) => {
    const start = starts[cell] ?? -1;
    const end = ends[cell] ?? 0;
    if (start < 0) {
      encoder.geometry(null);
      return true;
    }
    if (end - start > MAX_SHAPE_BYTES) return false;
    const geometry = polygons?.read(bytes, start, end) ?? parsed(bytes, start, end);
    if (geometry === undefined || geometry instanceof Refusal) return false;
    if (geometry !== null && encoding.toMercator && !projects(geometry)) return false;
    encoder.geometry(geometry);
    if (geometry !== null) bounds.add(geometry);
    return true;
  };
}

/** Returns false if the geometry needs a message to the owner of the source. */
function projects(geometry: Uint8Array): boolean {
  let clampedCount = 0;
  toMercator(geometry, () => (clampedCount += 1));
  return clampedCount === 0;
}
