import type { GeometryType, Layer } from '../../../model/layer.js';
import { Refusal } from '../../report/report.js';
import type { GeometryNotation } from '../../source/source-format.js';
import { readEsriShape } from './esri-shape.js';
import { readGeoJsonShape } from './geojson-shape.js';
import { checkLonLat, MAX_POINT_LONGITUDE, MAX_SHAPE_LONGITUDE } from './lon-lat.js';
import { doesNotFit } from '../values/misfit.js';
import { windPolygon } from './rings.js';
import { type Position, type Shape, ShapeFault } from './shape.js';
import { makeMultipatchWriter } from './multipatch-wkb.js';
import { asBuffer, positionSize, WKB_TYPE, type WkbDimensions, WkbWriter } from './wkb.js';
import { makeWkbFitter } from './wkb-fit.js';

/** Converts a source geometry to ISO WKB of the layer's type; `null` for none. */
export type GeometryConverter = (geometry: unknown) => Uint8Array | null | Refusal;

export interface GeometryPlan {
  readonly layer: Pick<Layer, 'geometryType' | 'hasZ' | 'hasM'>;
  readonly notation: GeometryNotation;
  /** True if coordinates are longitude and latitude in degrees, and must be in range. */
  readonly isLonLat: boolean;
  /**
   * True if the source declares multipatches, even if they look like polygons because they consist only of
   * rings.
   */
  readonly holdsMultipatches?: boolean;
}

/**
 * Makes a converter: promotes single geometries to multi-part ones, removes or adds z and m, closes and winds
 * rings.
 */
export function makeGeometryConverter(plan: GeometryPlan): GeometryConverter {
  const { layer, notation, isLonLat, holdsMultipatches = false } = plan;
  const { geometryType } = layer;
  if (geometryType === undefined) return () => null;
  if (notation === 'wkb') {
    if (geometryType === 'esriGeometryMultiPatch')
      return wkbConverter(makeMultipatchWriter({ isLonLat, takesPolygons: holdsMultipatches }));
    const misfit = doesNotFit('multipatch', geometryType);
    return wkbConverter(holdsMultipatches ? () => misfit : makeWkbFitter({ layer, isLonLat }));
  }
  const read = notation === 'geojson' ? readGeoJsonShape : readEsriShape;
  return (geometry) => {
    if (geometry === null || geometry === undefined) return null;
    if (typeof geometry !== 'object') return notGeometry;
    try {
      const shape = read(geometry);
      if (shape === undefined) return null;
      return (isLonLat ? outOfBounds(shape) : undefined) ?? write(shape, geometryType, layer);
    } catch (error) {
      if (error instanceof ShapeFault) return error.refusal;
      throw error;
    }
  };
}

function wkbConverter(fit: (wkb: Buffer) => Uint8Array | null | Refusal): GeometryConverter {
  return (geometry) => {
    if (geometry === null || geometry === undefined) return null;
    if (!(geometry instanceof Uint8Array)) return notGeometry;
    return fit(asBuffer(geometry));
  };
}

const notGeometry = new Refusal('invalid_geometry', 'must be a geometry');

function write(shape: Shape, target: GeometryType, dimensions: WkbDimensions): Uint8Array | Refusal {
  const size = positionSize(dimensions);
  if (target === 'esriGeometryPoint' && shape.kind === 'point') {
    return new WkbWriter(5 + size, dimensions, shape.order).header(WKB_TYPE.point).position(shape.position)
      .bytes;
  }
  if (target === 'esriGeometryMultipoint' && (shape.kind === 'point' || shape.kind === 'multipoint')) {
    const positions = shape.kind === 'point' ? [shape.position] : shape.positions;
    const writer = new WkbWriter(9 + positions.length * (5 + size), dimensions, shape.order);
    writer.header(WKB_TYPE.multiPoint).count(positions.length);
    for (const position of positions) writer.header(WKB_TYPE.point).position(position);
    return writer.bytes;
  }
  if (target === 'esriGeometryPolyline' && shape.kind === 'lines') {
    const bytes = shape.lines.reduce((sum, line) => sum + 9 + line.length * size, 9);
    const writer = new WkbWriter(bytes, dimensions, shape.order);
    writer.header(WKB_TYPE.multiLineString).count(shape.lines.length);
    for (const line of shape.lines) writer.header(WKB_TYPE.lineString).positions(line);
    return writer.bytes;
  }
  if (target === 'esriGeometryPolygon' && shape.kind === 'polygons') {
    const bytes = shape.polygons
      .flat()
      .reduce((sum, ring) => sum + 4 + ring.length * size, 9 + shape.polygons.length * 9);
    const writer = new WkbWriter(bytes, dimensions, shape.order);
    writer.header(WKB_TYPE.multiPolygon).count(shape.polygons.length);
    for (const polygon of shape.polygons) {
      writer.header(WKB_TYPE.polygon).count(polygon.length);
      for (const ring of windPolygon(polygon)) writer.positions(ring);
    }
    return writer.bytes;
  }
  return doesNotFit(shape.kind, target);
}

function outOfBounds(shape: Shape): Refusal | undefined {
  if (shape.kind === 'point') return checkPosition(shape.position, MAX_POINT_LONGITUDE);
  const parts =
    shape.kind === 'multipoint'
      ? [shape.positions]
      : shape.kind === 'lines'
        ? shape.lines
        : shape.polygons.flat();
  for (const part of parts) {
    for (const position of part) {
      const refusal = checkPosition(position, MAX_SHAPE_LONGITUDE);
      if (refusal !== undefined) return refusal;
    }
  }
  return undefined;
}

function checkPosition([x = 0, y = 0]: Position, maxLongitude: number): Refusal | undefined {
  return checkLonLat(x, y, maxLongitude);
}
