import { closeRing, type Figures, type OpenRing, type Coordinate, densifyLine } from '../geometry/figures.js';
import { unwrapRing, withinTheWorld } from '../geometry/world-rings.js';
import { countVertices } from '../geometry/count-vertices.js';
import { type Ellipsoid, solveInverse, type LonLat, solveDirect } from '../../references/geodesic.js';
import { cutIntoPieces, withoutRepeats } from '../geometry/line-pieces.js';
import { bufferInPlane, CIRCLE_STEPS, fillPolygon, uniteShapes } from '../project/plane-buffer.js';

const RADIANS = Math.PI / 180;
/** Maximum extent in metres of figures that are widened in one plane; beyond it, planes are too inexact. */
const PLANE_SPAN = 200_000;
/** Maximum deviation in metres of a side from its curve, or this part of the distance. */
const SIDE_ERROR = 0.01;
const SIDE_ERROR_PART = 1e-5;

/**
 * Returns the area within `metres` of the figures along the surface of the ellipsoid, as rings without overlaps, in
 * longitudes from -180 to 180. Sides are straight lines of longitude and latitude, as in the figures.
 *
 * @param metres - less than a quarter of the way around the earth
 */
export function bufferOnGlobe(figures: Figures, metres: number, on: Ellipsoid): OpenRing[] {
  const side = sideOf(metres, on);
  const lines = [...figures.lines, ...figures.polygons.flat().map(closeRing)];
  const pieces = lines.flatMap((line) =>
    cutIntoPieces(
      densifyLine(withoutRepeats(line), side / on.semiMajorAxis / RADIANS),
      (start, place) => solveInverse(start, place, on).metres >= PLANE_SPAN,
    ),
  );
  const around = [...figures.points.map((point) => [point]), ...pieces].map((piece) =>
    widenPiece(piece, { metres, side, on }),
  );
  const inside = figures.polygons.map(fillPolygon);
  return uniteShapes([...around, ...inside].map((rings) => rings.flatMap(withinTheWorld)));
}

/** Vertices of the outlines from which `bufferOnGlobe` makes its rings. */
export function sizeOnGlobe(figures: Figures, metres: number, on: Ellipsoid): number {
  const side = sideOf(metres, on);
  const degree = RADIANS * on.semiMajorAxis;
  return countVertices(figures, {
    circle: CIRCLE_STEPS * Math.ceil((2 * Math.PI * metres) / CIRCLE_STEPS / side),
    span: PLANE_SPAN / degree,
    side: side / degree,
  });
}

function sideOf(metres: number, { semiMajorAxis }: Ellipsoid): number {
  const error = Math.max(SIDE_ERROR, metres * SIDE_ERROR_PART);
  return Math.sqrt(8 * semiMajorAxis * error);
}

interface Widening {
  readonly metres: number;
  /** Longest of the sides, in metres. */
  readonly side: number;
  readonly on: Ellipsoid;
}

/** Uses the tangent plane at the center, in which distances from there are as on the globe. */
function widenPiece(piece: readonly LonLat[], { metres, side, on }: Widening): OpenRing[] {
  const middle = piece[Math.floor(piece.length / 2)] ?? [0, 0];
  const line = piece.map((place): Coordinate => {
    const { metres: distance, azimuth } = solveInverse(middle, place, on);
    return [distance * Math.sin(azimuth), distance * Math.cos(azimuth)];
  });
  const figures =
    line.length === 1
      ? { points: line, lines: [], polygons: [] }
      : { points: [], lines: [line], polygons: [] };
  return bufferInPlane(figures, metres).map((ring) => {
    const places = densifyLine(closeRing(ring), side)
      .slice(0, -1)
      .map(([x, y]) => solveDirect(middle, { metres: Math.hypot(x, y), azimuth: Math.atan2(x, y) }, on));
    return unwrapRing(places, middle[1]);
  });
}
