import type { ErrorAttribution } from '../../../../gdal/error-attribution.js';
import type { OgrTable } from './ogrinfo-text.js';
import type { SourceGeometry } from '../../source/source-format.js';

/** Geometry type that a child writes. */
export interface GeometryTypes {
  /** Values of `-nlt`. */
  readonly names: readonly string[];
  /** True if the child skips rows of another type with an error message; otherwise it stops there. */
  readonly leavesOut: boolean;
}

interface GeometryTable {
  readonly geometry: SourceGeometry | null;
  readonly table: Pick<OgrTable, 'geometryWords'>;
}

/** GDAL's names of types that may contain curves. */
const CURVED = /Curve|Circular|Surface|Unknown/;

/** True if rows of other types than the declared one can be read: not if GDAL must convert curves to lines. */
export function mayBeOfAnyType({ table: { geometryWords } }: GeometryTable): boolean {
  return !CURVED.test(geometryWords);
}

/** True if a table may hold geometries of every type. */
export function isOfAnyType({ table: { geometryWords } }: GeometryTable): boolean {
  return geometryWords.includes('Unknown');
}

/**
 * Returns the types to write, depending on how errors are reported.
 *
 * @param isLed - true if a leading row shows GDAL which column holds geometries
 */
export function typesOf(from: GeometryTable, hearing: ErrorAttribution, isLed = false): GeometryTypes {
  const { geometry } = from;
  if (geometry === null) return { names: ['NONE'], leavesOut: false };
  // GDAL would take the type of the leading row for that of all rows.
  if (isLed && isOfAnyType(from)) return { names: ['GEOMETRY'], leavesOut: false };
  // With this type, GDAL converts no geometry.
  if (hearing === 'byRowOfAnyType') return { names: ['GEOMETRY'], leavesOut: false };
  // A table of polygons or lines may hold multi-part ones, which would end the output; shapefiles do not
  // distinguish them.
  const mayBeMulti = geometry.type === 'esriGeometryPolygon' || geometry.type === 'esriGeometryPolyline';
  const names = [...(mayBeMulti ? ['PROMOTE_TO_MULTI'] : []), 'CONVERT_TO_LINEAR'];
  return { names, leavesOut: hearing === 'byRow' };
}
