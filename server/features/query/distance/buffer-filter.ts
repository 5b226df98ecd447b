import { mercatorX, mercatorY } from '../../append/project/web-mercator.js';
import { readFilterGeometry } from '../filter-geometry.js';
import { type Positions, readWkb } from '../geometry/read-wkb.js';
import { queryFault } from '../query-fault.js';
import type { SpatialFilter } from '../spatial-filter.js';
import { WGS84_ELLIPSOID } from './geodesic.js';
import { bufferOnGlobe } from './globe-buffer.js';
import { type Measure, measureOf } from './measure.js';
import { bufferInPlane, type Figures, type OpenRing, type Place } from './plane-buffer.js';
import type { Reach } from './units.js';

/** More takes too long, during which nothing else is done. */
const MAX_PLACES = 1000;
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
  const figures = figuresOf(readWkb(Buffer.from(geometry.wkb)));
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
    return bufferOnGlobe(onGlobe, metres, WGS84_ELLIPSOID).map((ring) => ring.map(toMercator));
  }
  const { degreesPerUnit, ellipsoid } = measure;
  const inDegrees = mapFigures(figures, ([x, y]) => [x * degreesPerUnit, y * degreesPerUnit]);
  return bufferOnGlobe(inDegrees, metres, ellipsoid).map((ring) =>
    ring.map(([x, y]): Place => [x / degreesPerUnit, y / degreesPerUnit]),
  );
}

const NONE: Figures = { points: [], lines: [], polygons: [] };

function figuresOf(shape: ReturnType<typeof readWkb>): Figures {
  switch (shape?.kind) {
    case undefined:
      return NONE;
    case 'point':
      return { ...NONE, points: placesOf(shape.position) };
    case 'points':
      return { ...NONE, points: placesOf(shape.positions) };
    case 'lines':
      return { ...NONE, lines: shape.lines.map(placesOf) };
    case 'polygons':
      return {
        ...NONE,
        polygons: shape.polygons.map((rings) => rings.map((ring) => placesOf(ring).slice(1))),
      };
  }
}

function placesOf({ numbers, stride }: Positions): Place[] {
  return Array.from({ length: numbers.length / stride }, (_, index): Place => {
    return [numbers[index * stride] ?? NaN, numbers[index * stride + 1] ?? NaN];
  });
}

function mapFigures({ points, lines, polygons }: Figures, map: (place: Place) => Place): Figures {
  return {
    points: points.map(map),
    lines: lines.map((line) => line.map(map)),
    polygons: polygons.map((rings) => rings.map((ring) => ring.map(map))),
  };
}

const RADIUS = mercatorX(180) / Math.PI;
/** Where Web Mercator has coordinates for certain. */
const MOST_LATITUDE = 89.9;

function fromMercator([x, y]: Place): Place {
  return [(x / RADIUS) * (180 / Math.PI), Math.atan(Math.sinh(y / RADIUS)) * (180 / Math.PI)];
}

function toMercator([longitude, latitude]: Place): Place {
  return [mercatorX(longitude), mercatorY(Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude)))];
}
