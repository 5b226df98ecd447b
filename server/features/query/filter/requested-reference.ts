import type { ProjectionTexts } from '../../../storage/sql/dialect.js';
import type { Layer, SpatialReference } from '../../model/layer.js';
import { normalizeSpatialReference, sridOf } from '../../model/spatial-reference.js';
import { queryFault } from '../../model/query-fault.js';

/** Requested spatial reference: its number in the database, and its name in the reply. */
export interface RequestedReference {
  /** Number in the database; 0 for a text definition until its lookup. */
  readonly srid: number;
  readonly shown: SpatialReference;
  /** Projection of the layer's geometries to the reference, if the numbers do not determine it. */
  readonly projection?: ProjectionTexts;
}

export const WGS84: RequestedReference = { srid: 4326, shown: { wkid: 4326, latestWkid: 4326 } };

/** The layer's own reference. */
export function referenceOfLayer(layer: Pick<Layer, 'spatialReference' | 'srid'>): RequestedReference {
  return {
    srid: layer.srid,
    shown: normalizeSpatialReference(layer.spatialReference) ?? layer.spatialReference,
  };
}

/**
 * Reads `outSR` or `inSR`: a wkid, or an object with one or with a definition as `wkt` or `wkt2`, ready or as JSON
 * text. `undefined` where it is absent.
 *
 * @throws {AppError} `request.invalid` on `parameter` for any other form. Whether the reference is known is found
 * out when the query runs.
 */
export function readReference(value: unknown, parameter: string): RequestedReference | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const given = typeof value === 'string' ? parseText(value) : value;
  const { wkid, latestWkid, wkt, wkt2 } = (
    typeof given === 'object' ? (given ?? {}) : { wkid: given }
  ) as SpatialReference & { readonly wkt2?: unknown };
  const shown = normalizeSpatialReference({
    wkid: readWkid(wkid),
    latestWkid: readWkid(latestWkid),
    wkt: typeof wkt === 'string' ? wkt : undefined,
    wkt2,
  });
  if (shown !== undefined) return { srid: sridOf(shown), shown };
  throw queryFault(
    parameter,
    'must be a wkid such as 4326 or an object such as {"wkid":4326} or {"wkt":"PROJCS[…]"}',
  );
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readWkid(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
