import { type Ellipsoid, look, type LonLat, travel } from './geodesic.js';
import {
  bufferInPlane,
  type Figures,
  fillPolygon,
  type OpenRing,
  type Place,
  uniteRings,
} from './plane-buffer.js';

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
    return unwrap(places, middle);
  });
}

/** Longitudes that do not jump, and around a pole the way to it and back. */
function unwrap(ring: readonly LonLat[], [, latitude]: LonLat): OpenRing {
  const places: Place[] = [];
  let last = ring[0]?.[0] ?? 0;
  for (const [x, y] of [...ring, ...ring.slice(0, 1)]) {
    last += x - last - 360 * Math.round((x - last) / 360);
    places.push([last, y]);
  }
  const end = places.pop();
  const [first] = places;
  if (first === undefined || end === undefined || Math.abs(end[0] - first[0]) < 180) return places;
  const pole = latitude < 0 ? -90 : 90;
  return [...places, end, [end[0], pole], [first[0], pole]];
}

/** The parts of a ring between -180 and 180, those beyond from the other side. */
function withinTheWorld(ring: OpenRing): OpenRing[] {
  const least = ring.reduce((found, [x]) => Math.min(found, x), Infinity);
  const most = ring.reduce((found, [x]) => Math.max(found, x), -Infinity);
  if (least >= -180 && most <= 180) return [ring];
  const turns: OpenRing[] = [];
  for (let turn = Math.floor((least + 180) / 360); turn <= Math.floor((most + 180) / 360); turn += 1) {
    const moved = ring.map(([x, y]): Place => [x - 360 * turn, y]);
    const cut = cutBeyond(cutBeyond(moved, -180, 1), 180, -1);
    if (cut.length > 2) turns.push(cut);
  }
  return turns;
}

/** A ring without what lies beyond a meridian (Sutherland and Hodgman); `keeps` 1 keeps what is east of it. */
function cutBeyond(ring: OpenRing, meridian: number, keeps: 1 | -1): OpenRing {
  const kept: Place[] = [];
  ring.forEach((place, index) => {
    const before = ring.at(index - 1) ?? place;
    const isIn = (place[0] - meridian) * keeps >= 0;
    const wasIn = (before[0] - meridian) * keeps >= 0;
    if (isIn !== wasIn) {
      const part = (meridian - before[0]) / (place[0] - before[0]);
      kept.push([meridian, before[1] + part * (place[1] - before[1])]);
    }
    if (isIn) kept.push(place);
  });
  return kept;
}

function closed(ring: OpenRing): Place[] {
  return [...ring, ...ring.slice(0, 1)];
}

function lengthOf(line: readonly Place[]): number {
  return line.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = line[index - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
}

/** The same line with no side longer than `side`. */
function withMorePlaces(line: readonly Place[], side: number): Place[] {
  return line.flatMap(([x, y], index): Place[] => {
    const from = line[index - 1];
    if (from === undefined) return [[x, y]];
    const count = Math.max(1, Math.ceil(Math.hypot(x - from[0], y - from[1]) / side));
    return Array.from({ length: count }, (_, step): Place => {
      const part = (step + 1) / count;
      return step + 1 === count ? [x, y] : [from[0] + (x - from[0]) * part, from[1] + (y - from[1]) * part];
    });
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
