import { isSameReference, isWkt } from './reference-numbers.js';
import type { Extent, SpatialReference } from './layer.js';

/** Side of the square of Web Mercator that maps show, from its centre, in metres. */
export const WEB_MERCATOR_EDGE = 20037508.342789244;

export const WEB_MERCATOR: SpatialReference = { wkid: 102100, latestWkid: 3857 };

/** Numbers under which clients know web mercator. */
const WEB_MERCATOR_WKIDS = new Set([3857, 102100, 102113, 900913, 3785]);

/** A spatial reference as clients write it. */
export interface SpatialReferenceInput {
  readonly wkid?: number | null | undefined;
  readonly latestWkid?: number | null | undefined;
  readonly wkt?: string | null | undefined;
  readonly wkt2?: unknown;
}

/**
 * Returns a spatial reference with both numbers, as the modelled system shows them, or with its definition if it has
 * no number. `undefined` if it has neither.
 */
export function normalizeSpatialReference(input: SpatialReferenceInput): SpatialReference | undefined {
  const latestWkid = input.latestWkid ?? input.wkid ?? undefined;
  if (latestWkid === undefined || latestWkid <= 0) {
    const wkt = [input.wkt, input.wkt2].find((text) => typeof text === 'string' && isWkt(text));
    return typeof wkt === 'string' ? { wkt } : undefined;
  }
  if (WEB_MERCATOR_WKIDS.has(latestWkid)) return WEB_MERCATOR;
  return { wkid: input.wkid ?? latestWkid, latestWkid };
}

/**
 * Returns the database's number for a normalized spatial reference; 0 for well-known text, whose number only the
 * database knows.
 */
export function sridOf(spatialReference: SpatialReference): number {
  return spatialReference.latestWkid ?? spatialReference.wkid ?? 0;
}

/** True if a change asks for another spatial reference than the current one; an absent reference asks for none. */
export function isOtherReference(
  given: SpatialReferenceInput | null | undefined,
  current: SpatialReference,
): boolean {
  const wanted = normalizeSpatialReference(given ?? {});
  return wanted !== undefined && !isSameReference(wanted, current);
}

/** Returns the extent of an empty layer: some clients refuse a layer without numbers there. */
export function defaultExtent(spatialReference: SpatialReference): Extent {
  switch (sridOf(spatialReference)) {
    case 3857: {
      const edge = WEB_MERCATOR_EDGE;
      return { xmin: -edge, ymin: -edge, xmax: edge, ymax: edge };
    }
    case 4326:
      return { xmin: -180, ymin: -90, xmax: 180, ymax: 90 };
    default:
      return { xmin: 0, ymin: 0, xmax: 0, ymax: 0 };
  }
}

/** An extent as clients write it. */
export interface ExtentInput {
  readonly xmin?: number | null | undefined;
  readonly ymin?: number | null | undefined;
  readonly xmax?: number | null | undefined;
  readonly ymax?: number | null | undefined;
  readonly spatialReference?: SpatialReferenceInput | null | undefined;
}

/**
 * Returns the extent's numbers if all four are given in `spatialReference`, else `undefined`. An initial extent is
 * only a hint, so a faulty one is no error.
 */
export function readExtent(
  input: ExtentInput | null | undefined,
  spatialReference: SpatialReference,
): Extent | undefined {
  const reference = normalizeSpatialReference(input?.spatialReference ?? spatialReference);
  const isThere = reference !== undefined && isSameReference(reference, spatialReference);
  return isThere ? readBox(input) : undefined;
}

/** Returns the extent's numbers, in any spatial reference. */
export function readBox(input: ExtentInput | null | undefined): Extent | undefined {
  if (input === null || input === undefined) return undefined;
  const { xmin, ymin, xmax, ymax } = input;
  if (!isNumber(xmin) || !isNumber(ymin) || !isNumber(xmax) || !isNumber(ymax)) return undefined;
  return xmin > xmax || ymin > ymax ? undefined : { xmin, ymin, xmax, ymax };
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
