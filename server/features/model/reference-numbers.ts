import type { SpatialReference } from './layer.js';

/** Web Mercator under its other numbers. */
const SAME_AS: ReadonlyMap<number, number> = new Map([
  [102100, 3857],
  [102113, 3857],
  [900913, 3857],
  [3785, 3857],
]);

export const WGS84: SpatialReference = { wkid: 4326 };

/** Returns one number for each system; `undefined` if the reference is not given by number. */
export function sridOf(reference: SpatialReference): number | undefined {
  const number = reference.latestWkid ?? reference.wkid;
  if (number === undefined || number <= 0) return undefined;
  return SAME_AS.get(number) ?? number;
}

/** Numbers of degrees on NAD83 and on WGS 84, which clients treat as equal: both have about the same error. */
const SAME_DEGREES: ReadonlySet<number> = new Set([4326, 4269]);

/** True if coordinates of one number are valid for the other without projection. */
export function areSameNumbers(a: number, b: number): boolean {
  return a === b || (SAME_DEGREES.has(a) && SAME_DEGREES.has(b));
}

/** True if coordinates need no projection from one reference to the other. */
export function isSameReference(a: SpatialReference, b: SpatialReference): boolean {
  const [left, right] = [sridOf(a), sridOf(b)];
  if (left === undefined || right === undefined) return a.wkt !== undefined && a.wkt === b.wkt;
  return areSameNumbers(left, right);
}

/** Numbers of Esri in EPSG's range, for which EPSG has no reference. */
const LOW_ESRI_NUMBERS: readonly (readonly [first: number, last: number])[] = [
  [2181, 2187],
  [4305, 4305],
  [20062, 20063],
  [24721, 24721],
  [26761, 26765],
  [26788, 26790],
  [30591, 30592],
  [31491, 31495],
  [31917, 31922],
  [32059, 32060],
];

/** First number from which on all numbers are Esri's. */
const FIRST_ESRI_NUMBER = 32_768;

/** True for a number of Esri's own. Databases know few of these or none; GDAL has their definitions. */
export function isEsriNumber(srid: number): boolean {
  return srid >= FIRST_ESRI_NUMBER || LOW_ESRI_NUMBERS.some(([first, last]) => srid >= first && srid <= last);
}

/** Openings of well-known text. GDAL might open any other text as a file of that name. */
const WKT =
  /^\s*(?:PROJCS|GEOGCS|GEOCCS|COMPD_CS|LOCAL_CS|PROJ(?:ECTED)?CRS|GEOG(?:RAPHIC)?CRS|GEOD(?:ETIC)?CRS|COMPOUNDCRS|BOUNDCRS|ENG(?:INEERING)?CRS)\s*[[(]/i;

export function isWkt(text: string): boolean {
  return WKT.test(text);
}

/** Returns the reference in the form of GDAL's `-s_srs` and `-t_srs` and of PROJ; empty if it is not valid. */
export function gdalReference(reference: SpatialReference): string {
  const srid = sridOf(reference);
  if (srid === undefined) return isWkt(reference.wkt ?? '') ? (reference.wkt ?? '') : '';
  return `${isEsriNumber(srid) ? 'ESRI' : 'EPSG'}:${String(srid)}`;
}
