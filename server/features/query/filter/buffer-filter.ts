import { MAX_LIGHT, type ThreadBounds, widenInThread } from './filter-threads.js';
import { queryFault } from '../../model/query-fault.js';
import type { SpatialFilter } from './spatial-filter.js';
import { WGS84_ELLIPSOID } from '../../references/geodesic.js';
import { type Measure, measureOf } from '../../references/measure.js';
import type { Reach } from './units.js';
import { MAX_VERTICES, sizeOf, type Surface, tooManyVertices, widen, type Widening } from './widen.js';

/**
 * Maximum distance in metres, less than a quarter of the earth's circumference, so that farther points are not nearer
 * from the other side.
 */
const MAX_METRES = 9_000_000;

/**
 * Returns the filter with its geometry widened by its distance: geodesically in degrees and in Web Mercator,
 * otherwise in the plane, as for a distance in degrees. Large geometries are widened in a thread.
 *
 * @throws {AppError} `request.invalid` on `distance`, `geometry` or `units` where that cannot be done,
 *   `server.unavailable` when too many others wait for a thread or the time is over.
 */
export async function bufferFilter(filter: SpatialFilter, bounds: ThreadBounds): Promise<SpatialFilter> {
  const { reach, geometry, reference } = filter;
  if (reach === undefined) return filter;
  const measure = await measureOf(reference.shown, bounds.signal);
  const widening = { wkb: geometry.wkb, ...distanceAlong(reach, measure) };
  const { xmin, ymin, xmax, ymax } = geometry.box;
  if (!Number.isFinite(xmax - xmin + ymax - ymin)) throw queryFault('geometry', TOO_LARGE);
  if (!Number.isFinite(4 * (xmax - xmin + ymax - ymin + widening.distance)))
    throw queryFault('distance', TOO_LARGE);
  const size = sizeOf(widening);
  if (size > MAX_VERTICES) throw tooManyVertices();
  const widened = size <= MAX_LIGHT ? widen(widening) : await widenInThread(widening, bounds);
  return { ...filter, reach: undefined, geometry: widened };
}

function distanceAlong(
  { distance, metresPerUnit }: Reach,
  measure: Measure | undefined,
): Pick<Widening, 'distance' | 'surface'> {
  if (metresPerUnit === undefined && measure?.kind !== 'mercator') return { distance, surface: PLANE };
  if (measure === undefined)
    throw queryFault('units', 'must be omitted: the unit of the spatial reference is not known');
  const metres = distance * (metresPerUnit ?? 1);
  if (measure.kind === 'plane') return { distance: metres / measure.metresPerUnit, surface: PLANE };
  const { semiMajorAxis } = measure.kind === 'globe' ? measure.ellipsoid : WGS84_ELLIPSOID;
  const farthest = MAX_METRES * Math.min(1, semiMajorAxis / WGS84_ELLIPSOID.semiMajorAxis);
  if (metres > farthest)
    throw queryFault('distance', `must be at most ${String(Math.floor(farthest / 1000))} kilometres`);
  return { distance: metres, surface: measure };
}

const PLANE: Surface = { kind: 'plane' };

const TOO_LARGE = 'must not contain numbers that are too large to compute with';
