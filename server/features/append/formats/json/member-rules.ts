import { Refusal } from '../../report/report.js';

/**
 * Rules for members of JSON sources that describe their siblings. A member that changes their meaning is understood, or
 * refused by name; any other member is ignored.
 *
 * Feature collections and feature sets of Esri:
 * - understood: `features`, `fields`, `geometryType`, `hasZ`, `hasM`, `spatialReference`, `transform`.
 * - reported in a message: `exceededTransferLimit` (features are missing), `vcsWkid` (heights are not converted).
 * - harmless: `dateFieldsTimeReference`, `timeInfo`, `datesInUnknownTimezone` (dates in JSON are epoch milliseconds in
 *   UTC, whatever zone they are shown in), `geometryProperties` (names fields and the unit of lengths that are attributes),
 *   `objectIdFieldName`, `globalIdFieldName`, `uniqueIdField`, `displayFieldName`, `fieldAliases`, domains and types of
 *   `fields` (values are codes), `definitionExpression` and drawing (say what a map shows).
 * - refused: a `transform` that cannot be read, `type` `Topology`.
 *
 * Features of Esri: `attributes` and `geometry` are understood; `centroid`, `aggregateGeometries`, `symbol` and
 * `popupTemplate` are harmless; `compressedGeometry` in the place of a geometry is refused.
 *
 * Geometries of Esri: `x`, `y`, `z`, `m`, `points`, `paths`, `rings`, `hasZ`, `hasM` and `spatialReference` are
 * understood; `curvePaths`, `curveRings` and `compressedGeometry` are refused, also beside `paths` and `rings`.
 *
 * GeoJSON:
 * - understood: `type`, `features`, `geometry`, `properties`, `id`, `coordinates`, and `crs` of a collection, or of the
 *   first feature of newline-delimited GeoJSON.
 * - harmless: `bbox`, `coordRefSys` of JSON-FG beside `features` or `geometry` (says where `place` is, while `geometry`
 *   is in WGS 84), `time`, `featureType`, `conformsTo`, `links`.
 * - refused: `crs` of a feature or geometry in another reference, linked `crs`, `transform`, `coordRefSys` and `measures`
 *   of a geometry (it is not in WGS 84, or its last number is m), `place` without `geometry`, `type` `Topology`.
 */
type Members = Readonly<Record<string, unknown>>;

/**
 * Returns why a JSON text is not a supported collection of features, by its root members; `undefined` if it
 * may be.
 */
export function rootMisfit({ type, transform }: Members): string | undefined {
  if (type === 'Topology') return 'it is TopoJSON, which is not supported';
  if (type === 'FeatureCollection' && isGiven(transform)) return 'its "transform" is not supported';
  return undefined;
}

const compressed = new Refusal('invalid_geometry', 'compressedGeometry is not supported');
const curves = new Refusal('invalid_geometry', 'curves are not supported');
const notInWgs84 = new Refusal('projection', 'coordRefSys of a geometry is not supported');
const measured = new Refusal('invalid_geometry', 'measures of a geometry are not supported');
const placed = new Refusal('invalid_geometry', 'place is not supported, and the feature has no geometry');

/** Returns a refusal of an Esri feature whose only geometry is compressed; `undefined` otherwise. */
export function esriFeatureMisfit(feature: unknown): Refusal | undefined {
  const { geometry, compressedGeometry } = (feature ?? {}) as Members;
  return isGiven(compressedGeometry) && !isGiven(geometry) ? compressed : undefined;
}

export function esriGeometryMisfit(geometry: object): Refusal | undefined {
  const { curvePaths, curveRings, compressedGeometry } = geometry as Members;
  if (hasParts(curvePaths) || hasParts(curveRings)) return curves;
  return isGiven(compressedGeometry) ? compressed : undefined;
}

export function geoJsonFeatureMisfit({ geometry, place }: Members): Refusal | undefined {
  return isGiven(place) && !isGiven(geometry) ? placed : undefined;
}

export function geoJsonGeometryMisfit(geometry: object): Refusal | undefined {
  const { coordRefSys, measures } = geometry as Members;
  if (isGiven(coordRefSys)) return notInWgs84;
  const isMeasured = isGiven(measures) && (measures as Members)['enabled'] !== false;
  return isMeasured ? measured : undefined;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function hasParts(value: unknown): boolean {
  return isGiven(value) && !(Array.isArray(value) && value.length === 0);
}
