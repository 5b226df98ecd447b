import type { GeometryNotation } from '../append/source/source-format.js';
import type { GeometryType } from '../model/layer.js';

type Members = Readonly<Record<string, unknown>>;

/**
 * Returns the layer type for a source geometry; `undefined` for none, and for geometries that no layer
 * accepts.
 */
export function geometryTypeOf(geometry: unknown, notation: GeometryNotation): GeometryType | undefined {
  if (geometry === null || geometry === undefined) return undefined;
  if (notation === 'wkb') return geometry instanceof Uint8Array ? typeOfWkb(geometry) : undefined;
  if (typeof geometry !== 'object') return undefined;
  return notation === 'esri'
    ? typeOfEsri(geometry as Members)
    : GEOJSON[String((geometry as Members)['type'])];
}

function typeOfEsri(geometry: Members): GeometryType | undefined {
  if ('rings' in geometry || 'curveRings' in geometry) return 'esriGeometryPolygon';
  if ('paths' in geometry || 'curvePaths' in geometry) return 'esriGeometryPolyline';
  if ('points' in geometry) return 'esriGeometryMultipoint';
  return 'x' in geometry ? 'esriGeometryPoint' : undefined;
}

const GEOJSON: Readonly<Record<string, GeometryType>> = {
  Point: 'esriGeometryPoint',
  MultiPoint: 'esriGeometryMultipoint',
  LineString: 'esriGeometryPolyline',
  MultiLineString: 'esriGeometryPolyline',
  Polygon: 'esriGeometryPolygon',
  MultiPolygon: 'esriGeometryPolygon',
};

const WKB: Readonly<Record<number, GeometryType>> = {
  1: 'esriGeometryPoint',
  4: 'esriGeometryMultipoint',
  2: 'esriGeometryPolyline',
  5: 'esriGeometryPolyline',
  3: 'esriGeometryPolygon',
  6: 'esriGeometryPolygon',
  15: 'esriGeometryMultiPatch',
  16: 'esriGeometryMultiPatch',
};

function typeOfWkb(wkb: Uint8Array): GeometryType | undefined {
  // Extended WKB has flags in the upper bits; ISO WKB adds thousands.
  return WKB[(readWkbType(wkb) & 0xffff) % 1000];
}

function readWkbType(wkb: Uint8Array): number {
  const view = new DataView(wkb.buffer, wkb.byteOffset, wkb.byteLength);
  return view.getUint32(1, view.getUint8(0) === 1);
}

/** Tells if a source geometry in WKB has z and m; neither for other notations. */
export function ordinatesOf(geometry: unknown): { readonly hasZ: boolean; readonly hasM: boolean } {
  const type = geometry instanceof Uint8Array ? readWkbType(geometry) : 0;
  const dimensions = Math.floor((type & 0xffff) / 1000);
  return {
    hasZ: (type & 0x8000_0000) !== 0 || dimensions === 1 || dimensions === 3,
    hasM: (type & 0x4000_0000) !== 0 || dimensions === 2 || dimensions === 3,
  };
}
