import type { SpatialReference } from '../../../model/layer.js';
import { isSameReference, isWkt, sridOf, WGS84 } from '../../../model/reference-numbers.js';
import { Refusal, shortText } from '../../report/report.js';

/** A code, its URN, or its address: `3857`, `EPSG:3857`, `urn:ogc:def:crs:EPSG::3857`, `…/def/crs/EPSG/0/3857`. */
const CRS_NAME =
  /^(?:urn:ogc:def:crs:|https?:\/\/www\.opengis\.net\/def\/crs\/)?(?:EPSG|ESRI)?[:/]*(?:[\d.]*[:/])?(\d+)$/i;

/** Maximum length of a `crs` that an error quotes, in characters. */
const MAX_QUOTED = 200;

/**
 * Reads the `crs` member of GeoJSON before RFC 7946, whose name may also be a WKT definition.
 *
 * @returns a reference, its text if it is unknown, or nothing
 */
export function readCrs(crs: unknown): SpatialReference | { readonly unknown: string } | undefined {
  if (crs === undefined || crs === null) return undefined;
  const { type, properties } = crs as { type?: unknown; properties?: { name?: unknown; code?: unknown } };
  const name = type === 'EPSG' ? properties?.code : properties?.name;
  const text = typeof name === 'string' || typeof name === 'number' ? String(name) : undefined;
  if (text === undefined || type === 'link')
    return { unknown: shortText(JSON.stringify(crs), { maxLength: MAX_QUOTED }) };
  if (/CRS:?84h?$/i.test(text)) return WGS84;
  if (isWkt(text)) return { wkt: text };
  const number = CRS_NAME.exec(text)?.[1];
  const reference = { wkid: Number(number) };
  const isKnown = number !== undefined && sridOf(reference) !== undefined;
  return isKnown ? reference : { unknown: shortText(JSON.stringify(text), { maxLength: MAX_QUOTED }) };
}

/** Returns the `crs` that a feature or its geometry states. */
export function ownCrs(feature: unknown): unknown {
  const { crs, geometry } = (feature ?? {}) as { crs?: unknown; geometry?: { crs?: unknown } | null };
  return crs ?? geometry?.crs;
}

/**
 * Returns the refusal of a feature with another `crs` than its collection; `undefined` if it has the same or
 * none.
 */
export function crsMisfit(feature: unknown, reference: SpatialReference): Refusal | undefined {
  const crs = ownCrs(feature);
  const own = readCrs(crs);
  if (own === undefined || (!('unknown' in own) && isSameReference(own, reference))) return undefined;
  const told = 'unknown' in own ? own.unknown : `EPSG:${String(sridOf(own))}`;
  return new Refusal('projection', `its "crs" ${told} differs from that of the source`);
}
