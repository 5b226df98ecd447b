import { cutBeyond } from '../geometry/cut-ring.js';
import {
  boxOf,
  closeRing,
  type Figures,
  isInside,
  lengthOf,
  mapFigures,
  type OpenRing,
  type Coordinate,
  densifyLine,
} from '../geometry/figures.js';
import { spreadLine, spreadPolygon } from './spread-on-globe.js';
import type { ProjectedCoordinates } from './coordinates-wkb.js';
import type { CoordinateProjection } from './project-coordinates.js';
import type { ReferencePlane } from './reference-plane.js';

export interface FigureProjection extends CoordinateProjection {
  readonly source: ReferencePlane;
  readonly target: ReferencePlane;
}

/** Projects places from the source to the target and back; see `projectCoordinates`. */
export type ProjectCoordinates = (places: readonly Coordinate[]) => Promise<ProjectedCoordinates | undefined>;

/** Steps into which the longer side of the figures' box is cut. */
const STEPS = 64;
/** Steps of all sides together at most. */
const MAX_STEPS = 4000;

/**
 * Projects figures to another spatial reference as they are on the earth: sides become curves, and areas across the
 * antimeridian or around a pole cover the same area.
 *
 * @returns `undefined` where a part of them cannot be projected there and back.
 */
export async function projectFigures(
  projectPlaces: ProjectCoordinates,
  figures: Figures,
  way: FigureProjection,
): Promise<Figures | undefined> {
  const whole = await project(projectPlaces, figures, way);
  if (whole !== undefined) return whole;
  const opened = cutOpen(figures, way);
  return opened && (await project(projectPlaces, opened, way));
}

async function project(
  projectPlaces: ProjectCoordinates,
  figures: Figures,
  way: FigureProjection,
): Promise<Figures | undefined> {
  const dense = withMoreSteps(figures);
  const inside = samplesOf(figures);
  const given = [...placesOf(dense), ...inside];
  const projected = await projectPlaces(given);
  if (projected === undefined) return undefined;
  const { places, returned } = projected;
  if (!given.every((place, index) => isBack(place, returned[index] ?? [NaN, NaN], way.source)))
    return undefined;
  let next = 0;
  const reached = mapFigures(dense, () => places[next++] ?? [NaN, NaN]);
  const { target } = way;
  const settled = target.kind === 'degrees' ? onGlobe(reached, target.turn) : reached;
  if (target.kind === 'plane' && isTorn(settled)) return undefined;
  const stayed = places
    .slice(given.length - inside.length)
    .filter((place) => isInside(place, settled.polygons)).length;
  return stayed >= inside.length * MIN_STAYED ? settled : undefined;
}

/** Places inside of polygons are looked for in this many columns and rows of their box. */
const SAMPLES = 6;
/** Part of the places inside that must be inside still; a few may be too near to the boundary. */
const MIN_STAYED = 3 / 4;

/** Places inside: a boundary alone does not tell on which side of it the area lies, on a map of the whole earth. */
function samplesOf({ polygons }: Figures): Coordinate[] {
  if (polygons.length === 0) return [];
  const { xmin, ymin, xmax, ymax } = boxOf(polygons.flat(2));
  const steps = Array.from({ length: SAMPLES }, (_, step) => (step + 0.5) / SAMPLES);
  return steps
    .flatMap((right) =>
      steps.map((up): Coordinate => [xmin + right * (xmax - xmin), ymin + up * (ymax - ymin)]),
    )
    .filter((place) => isInside(place, polygons));
}

function placesOf({ points, lines, polygons }: Figures): Coordinate[] {
  return [points, ...lines, ...polygons.flat()].flat();
}

function withMoreSteps({ points, lines, polygons }: Figures): Figures {
  const all = [...lines, ...polygons.flat().map(closeRing)];
  const length = all.reduce((sum, line) => sum + lengthOf(line), 0);
  const side = Math.max(longerSide(all.flat()) / STEPS, length / MAX_STEPS);
  const cut = (line: readonly Coordinate[]): Coordinate[] => (side > 0 ? densifyLine(line, side) : [...line]);
  return {
    points,
    lines: lines.map(cut),
    polygons: polygons.map((rings) => rings.map((ring) => cut(closeRing(ring)).slice(1))),
  };
}

function longerSide(places: readonly Coordinate[]): number {
  const { xmin, ymin, xmax, ymax } = boxOf(places);
  return Math.max(xmax - xmin, ymax - ymin);
}

/** Departures of places that were projected there and back: about a metre, and a part of large coordinates. */
const RETURN_TURNS = 1e-5 / 360;
const RETURN_UNITS = 1;
const RETURN_PART = 1e-7;

/** Projections answer for some places that they do not cover, with coordinates of another place. */
function isBack([x, y]: Coordinate, [backX, backY]: Coordinate, source: ReferencePlane): boolean {
  if (source.kind === 'plane') {
    const tolerance = RETURN_UNITS + RETURN_PART * Math.max(Math.abs(x), Math.abs(y));
    return Math.hypot(x - backX, y - backY) <= tolerance;
  }
  const tolerance = RETURN_TURNS * source.turn;
  const isPole = source.turn / 4 - Math.abs(y) <= tolerance;
  const isAntimeridian = [x, backX].every((side) => Math.abs(source.turn / 2 - Math.abs(side)) <= tolerance);
  return Math.abs(y - backY) <= tolerance && (isPole || isAntimeridian || Math.abs(x - backX) <= tolerance);
}

/** A step that is longer than this part of all goes around the map rather than across it. */
const TORN_STEP = 1 / 4;
/** Fewer steps are long by themselves. */
const MIN_STEPS = 16;

function isTorn({ lines, polygons }: Figures): boolean {
  const all = [...lines, ...polygons.flat().map(closeRing)];
  const longest = TORN_STEP * longerSide(all.flat());
  return all.some(
    (line) =>
      line.length > MIN_STEPS &&
      line.some(([x, y], index) => {
        const [fromX, fromY] = line[index - 1] ?? [x, y];
        return Math.hypot(x - fromX, y - fromY) > longest;
      }),
  );
}

/** Half of the strip, in degrees, that is left out where a map is cut open: a hundredth of a metre. */
const HALF_CUT = 1e-7;

/** Polygons in degrees in two parts, on either side of the meridian where the target's map ends. */
function cutOpen({ polygons }: Figures, { source, target }: FigureProjection): Figures | undefined {
  if (source.kind !== 'degrees' || target.kind !== 'plane' || polygons.length === 0) return undefined;
  const unit = source.turn / 360;
  const east = target.centralMeridian + 180;
  const meridian = (east - 360 * Math.ceil((east - 180) / 360)) * unit;
  const isLarge = (ring: OpenRing | undefined): boolean => ring !== undefined && ring.length > 2;
  const part = (keeps: 1 | -1): OpenRing[][] =>
    polygons
      .map((rings) =>
        rings.map((ring) => cutBeyond(ring, { axis: 0, limit: meridian + keeps * HALF_CUT * unit, keeps })),
      )
      .filter(([outer]) => isLarge(outer))
      .map((rings) => rings.filter(isLarge));
  return { points: [], lines: [], polygons: [...part(-1), ...part(1)] };
}

function onGlobe({ points, lines, polygons }: Figures, turn: number): Figures {
  const unit = turn / 360;
  const toDegrees = ([x, y]: Coordinate): Coordinate => [x / unit, y / unit];
  const fromDegrees = ([x, y]: Coordinate): Coordinate => [x * unit, y * unit];
  const spread = polygons.map((rings) => spreadPolygon(rings.map((ring) => ring.map(toDegrees))));
  return {
    points,
    lines: lines.flatMap((line) => spreadLine(line.map(toDegrees))).map((line) => line.map(fromDegrees)),
    polygons: spread.flat().map((rings) => rings.map((ring) => ring.map(fromDegrees))),
  };
}
