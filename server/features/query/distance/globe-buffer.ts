import {
  closed,
  type Figures,
  lengthOf,
  type OpenRing,
  type Place,
  withMorePlaces,
} from '../geometry/figures.js';
import { unwrapRing, withinTheWorld } from '../geometry/world-rings.js';
import { type Ellipsoid, look, type LonLat, travel } from './geodesic.js';
import { bufferInPlane, fillPolygon, uniteRings } from './plane-buffer.js';

const RADIANS = Math.PI / 180;
/** Metres from one end to the other of what is widened in one plane: farther apart, planes measure wrongly. */
const PLANE_SPAN = 200_000;
/** Metres by which a side may depart from what it stands for, or this part of the distance. */
const SIDE_ERROR = 0.01;
const SIDE_ERROR_PART = 1e-5;
const MOST_SIDES = 20_000;

/**
 * All that is within `metres` of the figures along the surface of the ellipsoid, as rings without overlaps, in
 * longitudes from -180 to 180. Sides are straight lines of longitude and latitude, of the figures too.
 *
 * @param metres - less than a quarter of the way around the earth
 */
export function bufferOnGlobe(figures: Figures, metres: number, on: Ellipsoid): OpenRing[] {
  const { semiMajorAxis } = on;
  const error = Math.max(SIDE_ERROR, metres * SIDE_ERROR_PART);
  const boundary = [...figures.lines, ...figures.polygons.flat().map(closed)];
  const length = boundary.reduce((sum, line) => sum + lengthOf(line) * RADIANS * semiMajorAxis, 0);
  const side = Math.max(Math.sqrt(8 * semiMajorAxis * error), length / MOST_SIDES);
  const stretches = boundary.flatMap((line) =>
    cutIntoStretches(withMorePlaces(line, side / semiMajorAxis / RADIANS), on),
  );
  const around = [...figures.points.map((point) => [point]), ...stretches].flatMap((stretch) =>
    widen(stretch, { metres, side, on }),
  );
  const inside = figures.polygons.flatMap(fillPolygon);
  return uniteRings([...around, ...inside].flatMap(withinTheWorld));
}

interface Widening {
  readonly metres: number;
  /** Longest of the sides, in metres. */
  readonly side: number;
  readonly on: Ellipsoid;
}

/** By way of the plane that touches the globe in the middle, in which distances from there are as on the globe. */
function widen(stretch: readonly LonLat[], { metres, side, on }: Widening): OpenRing[] {
  const middle = stretch[Math.floor(stretch.length / 2)] ?? [0, 0];
  const line = stretch.map((place): Place => {
    const { metres: distance, azimuth } = look(middle, place, on);
    return [distance * Math.sin(azimuth), distance * Math.cos(azimuth)];
  });
  const figures =
    line.length === 1
      ? { points: line, lines: [], polygons: [] }
      : { points: [], lines: [line], polygons: [] };
  return bufferInPlane(figures, metres).map((ring) => {
    const places = withMorePlaces(closed(ring), side)
      .slice(0, -1)
      .map(([x, y]) => travel(middle, { metres: Math.hypot(x, y), azimuth: Math.atan2(x, y) }, on));
    return unwrapRing(places, middle[1]);
  });
}

/** Each begins where the one before ends. */
function cutIntoStretches(line: readonly LonLat[], on: Ellipsoid): LonLat[][] {
  const stretches: LonLat[][] = [];
  let stretch: LonLat[] = [];
  for (const place of line) {
    const [start] = stretch;
    stretch.push(place);
    if (start === undefined || look(start, place, on).metres < PLANE_SPAN) continue;
    stretches.push(stretch);
    stretch = [place];
  }
  return stretch.length > 1 || stretches.length === 0 ? [...stretches, stretch] : stretches;
}
