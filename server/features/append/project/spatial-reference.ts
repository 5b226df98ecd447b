import type { SpatialReference } from '../../layer.js';

/** Web Mercator under its other numbers. */
const SAME_AS: ReadonlyMap<number, number> = new Map([
  [102100, 3857],
  [102113, 3857],
  [900913, 3857],
  [3785, 3857],
]);

export const WGS84: SpatialReference = { wkid: 4326 };

/** One number for one system; `undefined` when the reference is not given by number. */
export function sridOf(reference: SpatialReference): number | undefined {
  const number = reference.latestWkid ?? reference.wkid;
  if (number === undefined || number <= 0) return undefined;
  return SAME_AS.get(number) ?? number;
}

/** Whether coordinates need no projection from one to the other. */
export function isSameReference(a: SpatialReference, b: SpatialReference): boolean {
  const left = sridOf(a);
  return left === undefined ? a.wkt !== undefined && a.wkt === b.wkt : left === sridOf(b);
}

/** Whether the number is one of Esri's own, of which databases know few or none; GDAL has their definitions. */
export function isEsriNumber(srid: number): boolean {
  return (srid >= 37_000 && srid < 38_000) || srid >= 53_000;
}

/** The reference as GDAL's `-s_srs` and `-t_srs` take it. */
export function gdalReference(reference: SpatialReference): string {
  const srid = sridOf(reference);
  if (srid === undefined) return reference.wkt ?? '';
  return `${isEsriNumber(srid) ? 'ESRI' : 'EPSG'}:${String(srid)}`;
}
