import type { ErrorAttribution } from '../../../../gdal/error-attribution.js';
import type { OgrTable } from './ogrinfo-text.js';
import type { SourceGeometry } from '../../source/source-format.js';

/** As what a child writes geometries. */
export interface GeometryTypes {
  /** As `-nlt` takes them. */
  readonly names: readonly string[];
  /** The child leaves out a row of another type, and complains; else it ends there. */
  readonly leavesOut: boolean;
}

interface GeometryTable {
  readonly geometry: SourceGeometry | null;
  readonly table: Pick<OgrTable, 'geometryWords'>;
}

/** GDAL's words for tables that may hold curves. */
const CURVED = /Curve|Circular|Surface|Unknown/;

/** True if rows of other types than the table declares can be read: not where GDAL must make straight lines of curves. */
export function mayBeOfAnyType({ table: { geometryWords } }: GeometryTable): boolean {
  return !CURVED.test(geometryWords);
}

/** True if a table may hold geometries of every type. */
export function isOfAnyType({ table: { geometryWords } }: GeometryTable): boolean {
  return geometryWords.includes('Unknown');
}

/**
 * Types to write, by how complaints are heard.
 *
 * @param isLed - a row before all others tells GDAL which column holds geometries
 */
export function typesOf(from: GeometryTable, hearing: ErrorAttribution, isLed = false): GeometryTypes {
  const { geometry } = from;
  if (geometry === null) return { names: ['NONE'], leavesOut: false };
  // GDAL would take the type of the leading row for that of all rows.
  if (isLed && isOfAnyType(from)) return { names: ['GEOMETRY'], leavesOut: false };
  // GDAL converts no geometry when it is told this.
  if (hearing === 'byRowOfAnyType') return { names: ['GEOMETRY'], leavesOut: false };
  // A table of polygons or lines may hold some of several parts, which would end it; shapefiles know no other.
  const mayBeMulti = geometry.type === 'esriGeometryPolygon' || geometry.type === 'esriGeometryPolyline';
  const names = [...(mayBeMulti ? ['PROMOTE_TO_MULTI'] : []), 'CONVERT_TO_LINEAR'];
  return { names, leavesOut: hearing === 'byRow' };
}
