import { readFilterGeometry } from '../filter-geometry.js';
import {
  closed,
  type Figures,
  figuresOf,
  lengthOf,
  mapFigures,
  type OpenRing,
  type Place,
} from '../geometry/figures.js';
import { fromMercator, toMercator } from '../mercator-filter.js';
import { queryFault } from '../query-fault.js';
import type { SpatialFilter } from '../spatial-filter.js';
import { WGS84_ELLIPSOID } from './geodesic.js';
import { bufferOnGlobe } from './globe-buffer.js';
import { type Measure, measureOf } from './measure.js';
import { bufferInPlane } from './plane-buffer.js';
import type { Reach } from './units.js';

/** More takes too long, during which nothing else is done. */
const MAX_PLACES = 1000;
/** Length of all lines and edges on the globe, once around the earth: each part of them costs the same. */
const MAX_BOUNDARY_DEGREES = 400;
/** Less than a quarter of the way around the earth, so that what is farther is not nearer from the other side. */
const MAX_METRES = 9_000_000;

/**
 * The filter with its geometry widened by its reach: geodesically in longitudes and latitudes and in Web Mercator, in
 * the plane otherwise, and where the reach is in degrees.
 *
 * @throws {AppError} `request.invalid` on `distance` or `units` where that cannot be done.
 */
export async function bufferFilter(filter: SpatialFilter, signal: AbortSignal): Promise<SpatialFilter> {
  const { reach, geometry, reference } = filter;
  if (reach === undefined) return filter;
  const figures = figuresOf(geometry.wkb);
  const count = [figures.points, ...figures.lines, ...figures.polygons.flat()].flat().length;
  if (count > MAX_PLACES)
    throw queryFault('geometry', `with distance, it may have ${String(MAX_PLACES)} vertices at most`);
  const rings = widen(figures, reach, await measureOf(reference.shown, signal));
  // Clockwise, as outer rings are in Esri JSON.
  const esri = rings.map((ring) => [...ring, ...ring.slice(0, 1)].reverse());
  return { ...filter, reach: undefined, geometry: readFilterGeometry({ rings: esri }) };
}

function widen(figures: Figures, reach: Reach, measure: Measure | undefined): OpenRing[] {
  const { distance, metresPerUnit } = reach;
  if (metresPerUnit === undefined && measure?.kind !== 'mercator') return bufferInPlane(figures, distance);
  if (measure === undefined)
    throw queryFault('units', 'the unit of the spatial reference is not known: leave units out');
  const metres = distance * (metresPerUnit ?? 1);
  if (measure.kind === 'plane') return bufferInPlane(figures, metres / measure.metresPerUnit);
  if (metres > MAX_METRES)
    throw queryFault('distance', `it is more than ${String(MAX_METRES / 1000)} kilometres`);
  if (measure.kind === 'mercator') {
    const onGlobe = mapFigures(figures, fromMercator);
    boundBoundary(onGlobe);
    return bufferOnGlobe(onGlobe, metres, WGS84_ELLIPSOID).map((ring) => ring.map(toMercator));
  }
  const { degreesPerUnit, ellipsoid } = measure;
  const inDegrees = mapFigures(figures, ([x, y]) => [x * degreesPerUnit, y * degreesPerUnit]);
  boundBoundary(inDegrees);
  return bufferOnGlobe(inDegrees, metres, ellipsoid).map((ring) =>
    ring.map(([x, y]): Place => [x / degreesPerUnit, y / degreesPerUnit]),
  );
}

/** @throws {AppError} `request.invalid` on `geometry` where its boundary is too long to be widened in the time of a request. */
function boundBoundary({ lines, polygons }: Figures): void {
  const boundary = [...lines, ...polygons.flat().map(closed)];
  const degrees = boundary.reduce((sum, line) => sum + lengthOf(line), 0);
  if (degrees > MAX_BOUNDARY_DEGREES)
    throw queryFault(
      'geometry',
      `with distance, its edges must be ${String(MAX_BOUNDARY_DEGREES)} degrees long at most`,
    );
}
