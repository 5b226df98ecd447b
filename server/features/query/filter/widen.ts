import type { AppError } from '../../../lib/errors.js';
import { type FilterGeometry, readFilterGeometry } from '../geometry/filter-geometry.js';
import { type Figures, figuresOf, mapFigures, type OpenRing, type Coordinate } from '../geometry/figures.js';
import { fromMercator, toMercator } from '../project/mercator-filter.js';
import { queryFault } from '../../model/query-fault.js';
import { type Ellipsoid, WGS84_ELLIPSOID } from '../../references/geodesic.js';
import { bufferOnGlobe, sizeOnGlobe } from './globe-buffer.js';
import { bufferInPlane, sizeInPlane } from '../project/plane-buffer.js';

/** Geometry to widen, in a form that can be sent to a thread. */
export interface Widening {
  /** Well-known binary, flat. */
  readonly wkb: Uint8Array;
  /** In units of the geometry in a plane, otherwise in metres. */
  readonly distance: number;
  readonly surface: Surface;
}

/** The surface along which a distance is measured. */
export type Surface =
  | { readonly kind: 'plane' }
  /** The earth, from coordinates of Web Mercator. */
  | { readonly kind: 'mercator' }
  /** An ellipsoid, from longitudes and latitudes. */
  | { readonly kind: 'globe'; readonly degreesPerUnit: number; readonly ellipsoid: Ellipsoid };

/** Maximum number of vertices of the outlines that widening makes, enough for a thousand points. */
export const MAX_VERTICES = 360_000;

/** Vertices of the polygon, for each of the outlines at most: outlines that cross each other add some. */
const ADDED = 2;

/** Counts the vertices of the outlines that `widen` makes of a geometry, at the cost of reading the geometry. */
export function sizeOf({ wkb, distance, surface }: Widening): number {
  const figures = figuresOf(wkb);
  if (surface.kind === 'plane') return sizeInPlane(figures);
  const { ellipsoid, toDegrees } = globeOf(surface);
  return sizeOnGlobe(mapFigures(figures, toDegrees), distance, ellipsoid);
}

/**
 * Widens a geometry by a distance to a polygon.
 *
 * @throws {AppError} `request.invalid` on `geometry` where outlines that cross each other have far more vertices.
 */
export function widen({ wkb, distance, surface }: Widening): FilterGeometry {
  const rings = ringsAround(figuresOf(wkb), distance, surface);
  if (rings.reduce((sum, { length }) => sum + length, 0) > ADDED * MAX_VERTICES) throw tooManyVertices();
  // Clockwise, as outer rings are in Esri JSON.
  const esri = rings.map((ring) => [...ring, ...ring.slice(0, 1)].reverse());
  return readFilterGeometry({ rings: esri });
}

export function tooManyVertices(): AppError {
  return queryFault(
    'geometry',
    `must have at most ${String(MAX_VERTICES)} vertices when it is widened by distance`,
  );
}

function ringsAround(figures: Figures, distance: number, surface: Surface): OpenRing[] {
  if (surface.kind === 'plane') return bufferInPlane(figures, distance);
  const { ellipsoid, toDegrees, fromDegrees } = globeOf(surface);
  const rings = bufferOnGlobe(mapFigures(figures, toDegrees), distance, ellipsoid);
  return rings.map((ring) => ring.map(fromDegrees));
}

interface Globe {
  readonly ellipsoid: Ellipsoid;
  readonly toDegrees: (place: Coordinate) => Coordinate;
  readonly fromDegrees: (place: Coordinate) => Coordinate;
}

function globeOf(surface: Exclude<Surface, { kind: 'plane' }>): Globe {
  if (surface.kind === 'mercator')
    return { ellipsoid: WGS84_ELLIPSOID, toDegrees: fromMercator, fromDegrees: toMercator };
  const { ellipsoid, degreesPerUnit } = surface;
  return {
    ellipsoid,
    // Latitudes end at the poles.
    toDegrees: ([x, y]) => [x * degreesPerUnit, Math.max(-90, Math.min(90, y * degreesPerUnit))],
    fromDegrees: ([x, y]) => [x / degreesPerUnit, y / degreesPerUnit],
  };
}
