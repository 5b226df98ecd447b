import type { Layer, SpatialReference } from '../layer.js';
import { queryFault } from './query-fault.js';

/** A spatial reference as asked for: its number in the database, and how the reply names it. */
export interface RequestedReference {
  readonly srid: number;
  readonly shown: { readonly wkid: number; readonly latestWkid: number };
}

/** Numbers under which clients know Web Mercator. */
const WEB_MERCATOR: readonly number[] = [102100, 3857, 102113, 900913, 3785];

export const WGS84: RequestedReference = { srid: 4326, shown: { wkid: 4326, latestWkid: 4326 } };

/** The layer's own reference. */
export function referenceOfLayer({ spatialReference, srid }: Pick<Layer, 'spatialReference' | 'srid'>): RequestedReference {
  return { srid, shown: { wkid: spatialReference.wkid ?? srid, latestWkid: spatialReference.latestWkid ?? srid } };
}

/**
 * Reads `outSR` or `inSR`: a wkid, or an object with one, ready or as JSON text. `undefined` where it is absent.
 *
 * @throws {AppError} `request.invalid` on `parameter` for any other form. Whether the database knows the number
 * is found out when the query runs.
 */
export function readReference(value: unknown, parameter: string): RequestedReference | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const wkid = readWkid(typeof value === 'string' ? parseText(value) : value);
  if (wkid === undefined) {
    throw queryFault(parameter, 'it is not a wkid such as 4326, nor an object such as {"wkid":4326}');
  }
  if (WEB_MERCATOR.includes(wkid)) return { srid: 3857, shown: { wkid: 102100, latestWkid: 3857 } };
  return { srid: wkid, shown: { wkid, latestWkid: wkid } };
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readWkid(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) && value > 0 ? value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const { wkid, latestWkid } = value as SpatialReference;
  return readWkid(latestWkid) ?? readWkid(typeof wkid === 'number' ? wkid : undefined);
}
