import type { Box } from '../../../storage/sql/dialect.js';
import { isBeyondMercator, mercatorX, mercatorY } from '../../references/web-mercator.js';
import { type FilterGeometry, readFilterGeometry } from '../geometry/filter-geometry.js';
import { bendFigures, esriOf, figuresOf, type Coordinate } from '../geometry/figures.js';
import { queryFault, unprojectableFault } from '../../model/query-fault.js';

const RADIUS = mercatorX(180) / Math.PI;
const DEGREES = 180 / Math.PI;
/** Highest latitude for which Web Mercator has coordinates for certain. */
export const MAX_LATITUDE = 89.9;
/** Departure of a straight side from the true curve, as a part of the longer side of the geometry's box. */
const BEND_TOLERANCE = 1e-6;

export function fromMercator([x, y]: Coordinate): Coordinate {
  return [(x / RADIUS) * DEGREES, Math.atan(Math.sinh(y / RADIUS)) * DEGREES];
}

export function boxFromMercator({ xmin, ymin, xmax, ymax }: Box): Box {
  const [west, south] = fromMercator([xmin, ymin]);
  const [east, north] = fromMercator([xmax, ymax]);
  return { xmin: west, ymin: south, xmax: east, ymax: north };
}

export function toMercator([longitude, latitude]: Coordinate): Coordinate {
  return [mercatorX(longitude), mercatorY(clampLatitude(latitude))];
}

/**
 * Converts a geometry from Web Mercator to degrees. Longitudes continue beyond 180, so that it selects the same
 * features as in the plane of Web Mercator. An area that crosses the upper or lower edge of the map reaches the pole,
 * because features beyond the edge are stored on it.
 */
export function filterFromMercator(geometry: FilterGeometry): FilterGeometry {
  const { kind, box } = geometry;
  const isOffMap = box.ymin > 0 ? isBeyondMercator(box.ymin) : isBeyondMercator(box.ymax) && box.ymax < 0;
  if (kind === 'envelope') {
    const reached = boxFromMercator(box);
    const ymin = box.ymin < 0 && isBeyondMercator(box.ymin) ? -90 : reached.ymin;
    const ymax = box.ymax > 0 && isBeyondMercator(box.ymax) ? 90 : reached.ymax;
    return readFilterGeometry({ ...reached, ymin, ymax });
  }
  const isArea = kind === 'polygon' && !isOffMap;
  return convert(geometry, (place) => {
    const [longitude, latitude] = fromMercator(place);
    return [longitude, isArea && isBeyondMercator(place[1]) ? Math.sign(latitude) * 90 : latitude];
  });
}

/**
 * Converts a geometry from degrees to Web Mercator. Areas may reach beyond the poles.
 *
 * @throws {AppError} `request.invalid` on `geometry` for other geometries that do.
 */
export function filterToMercator(geometry: FilterGeometry): FilterGeometry {
  const { kind, box } = geometry;
  const isArea = kind === 'envelope' || kind === 'polygon';
  if (!isArea && (box.ymin < -90 || box.ymax > 90)) throw unprojectableFault('geometry');
  if (kind !== 'envelope') return convert(geometry, toMercator);
  const [xmin, ymin] = toMercator([box.xmin, box.ymin]);
  const [xmax, ymax] = toMercator([box.xmax, box.ymax]);
  return readFilterGeometry({ xmin, ymin, xmax, ymax });
}

function convert({ kind, wkb, box }: FilterGeometry, map: (place: Coordinate) => Coordinate): FilterGeometry {
  const tolerance = BEND_TOLERANCE * longerSide(box, map);
  const figures = bendFigures(figuresOf(wkb), map, tolerance);
  if (figures === undefined)
    throw queryFault('geometry', 'has too many long sides to be projected: they must be bent');
  const [point] = figures.points;
  if (kind === 'point' && point !== undefined) return readFilterGeometry({ x: point[0], y: point[1] });
  return readFilterGeometry(esriOf(figures));
}

function longerSide({ xmin, ymin, xmax, ymax }: Box, map: (place: Coordinate) => Coordinate): number {
  const [west, south] = map([xmin, ymin]);
  const [east, north] = map([xmax, ymax]);
  return Math.max(east - west, north - south);
}

const clampLatitude = (latitude: number): number => Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude));
