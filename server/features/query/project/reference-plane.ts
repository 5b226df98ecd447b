import type { SpatialReference } from '../../model/layer.js';
import type { LookupOptions } from '../../references/proj-lookups.js';
import { describeReference } from '../../references/describe-reference.js';
import { sridOf } from '../../model/spatial-reference.js';
import { readMeasure } from '../../references/measure.js';

/** The kind of coordinates of a spatial reference. */
export type ReferencePlane =
  /** Longitudes and latitudes; `turn` is a full turn in their unit, such as 360. */
  | { readonly kind: 'degrees'; readonly turn: number }
  /** A map, which may be cut open along the meridian opposite to its central one, in degrees. */
  | { readonly kind: 'plane'; readonly centralMeridian: number };

const DEGREES: ReferencePlane = { kind: 'degrees', turn: 360 };

const CENTRAL_MERIDIAN =
  /PARAMETER\["(?:central_meridian|longitude_of_center|longitude_of_origin)",(?<longitude>[-+\d.eE]+)/i;

/** Reads it from the definition that PROJ has; a plane around Greenwich for a reference that it does not know. */
export async function planeOf(
  reference: SpatialReference,
  signal: LookupOptions['signal'],
): Promise<ReferencePlane> {
  if (sridOf(reference) === 4326) return DEGREES;
  const definition = await describeReference(reference, { signal });
  const measure = definition && readMeasure(definition.wkt);
  if (measure?.kind === 'globe') return { kind: 'degrees', turn: 360 / measure.degreesPerUnit };
  const longitude = Number(CENTRAL_MERIDIAN.exec(definition?.wkt ?? '')?.groups?.['longitude'] ?? 0);
  return { kind: 'plane', centralMeridian: Number.isFinite(longitude) ? longitude : 0 };
}
