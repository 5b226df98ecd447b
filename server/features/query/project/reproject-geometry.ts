import type { Box } from '../../../storage/sql/dialect.js';
import { type FilterGeometry, readFilterGeometry } from '../geometry/filter-geometry.js';
import { clipPolygons } from '../geometry/cut-ring.js';
import { esriOf, type Figures, figuresOf } from '../geometry/figures.js';
import { readWkb } from '../geometry/read-wkb.js';
import { simplify } from '../geometry/simplify.js';
import { esriGeometryText } from '../geometry/write-geometry.js';
import { filterFromMercator, filterToMercator } from './mercator-filter.js';
import { type ProjectedWkb, readProjected, writeCoordinates } from './coordinates-wkb.js';
import { type FigureProjection, type ProjectCoordinates, projectFigures } from './project-figures.js';
import { unprojectableFault } from '../../model/query-fault.js';
import type { ReferencePlane } from './reference-plane.js';

/** A way from one spatial reference to another, in a form that goes to another thread as it is. */
export interface GeometryProjection {
  /** From Web Mercator to degrees, before all else. */
  readonly isFromMercator: boolean;
  /** From degrees to Web Mercator, after all else. */
  readonly isToMercator: boolean;
  /** Between these two, through the database; `undefined` where both are in the same degrees. */
  readonly way: FigureProjection | undefined;
}

/** The parts of a projection that only the database can do. */
export interface ProjectionHost {
  /** Projects places by `projectWkb` along the way. */
  projectPlaces(wkb: Uint8Array): Promise<ProjectedWkb | undefined>;
  /**
   * Boxes in the filter's reference that hold all features of the layer, the widest first. None where there is nothing
   * that could be met.
   */
  findSurroundings(): Promise<readonly Box[]>;
}

/**
 * Projects a filter's geometry to the layer's spatial reference; `undefined` if no feature of the layer is near it.
 * Between Web Mercator and degrees, longitudes continue beyond 180; otherwise, sides get additional points. If a part
 * of an area cannot be projected, the area is first clipped to the surroundings of the layer's features.
 *
 * @throws {AppError} `request.invalid` on `geometry` where it has no place in the layer's spatial reference.
 */
export async function reprojectGeometry(
  geometry: FilterGeometry,
  { isFromMercator, isToMercator, way }: GeometryProjection,
  host: ProjectionHost,
): Promise<FilterGeometry | undefined> {
  const given = isFromMercator ? filterFromMercator(geometry) : geometry;
  const reached = way === undefined ? given : await throughDatabase(given, way, host);
  return reached && isToMercator ? filterToMercator(reached) : reached;
}

async function throughDatabase(
  geometry: FilterGeometry,
  way: FigureProjection,
  host: ProjectionHost,
): Promise<FilterGeometry | undefined> {
  const { source } = way;
  const projectPlaces: ProjectCoordinates = async (places) =>
    readProjected(await host.projectPlaces(writeCoordinates(places)), places.length);
  const world = source.kind === 'degrees' ? worldIn(source) : undefined;
  const whole = world === undefined ? figuresOf(geometry.wkb) : withinBox(geometry, world);
  if (whole === undefined) return undefined;
  const projected = await projectFigures(projectPlaces, whole, way);
  if (projected !== undefined) return filterOf(projected);
  if (whole.polygons.length === 0) throw unprojectableFault('geometry');
  const nearby = await host.findSurroundings();
  if (nearby.length === 0) return undefined;
  for (const limits of nearby.flatMap((box) => MARGINS.map((margin) => widenBox(box, margin, source.kind)))) {
    const polygons = clipPolygons(whole.polygons, limits);
    if (polygons.length === 0) return undefined;
    const part = await projectFigures(projectPlaces, { ...whole, polygons }, way);
    if (part !== undefined) return filterOf(part);
  }
  throw unprojectableFault('geometry');
}

function worldIn({ turn }: Extract<ReferencePlane, { kind: 'degrees' }>): Box {
  return { xmin: -turn / 2, ymin: -turn / 4, xmax: turn / 2, ymax: turn / 4 };
}

/** Clips envelopes and polygons to the box; other geometries are unchanged. */
function withinBox({ kind, wkb, box }: FilterGeometry, limits: Box): Figures | undefined {
  if (kind === 'envelope') {
    const part: Box = {
      xmin: Math.max(box.xmin, limits.xmin),
      ymin: Math.max(box.ymin, limits.ymin),
      xmax: Math.min(box.xmax, limits.xmax),
      ymax: Math.min(box.ymax, limits.ymax),
    };
    if (part.xmin > part.xmax || part.ymin > part.ymax) return undefined;
    return figuresOf(readFilterGeometry({ ...part }).wkb);
  }
  const figures = figuresOf(wkb);
  if (kind !== 'polygon') return figures;
  const polygons = clipPolygons(figures.polygons, limits);
  return polygons.length === 0 ? undefined : { ...figures, polygons };
}

/** Margins around boxes that areas are cut down to, as parts of them: the widest that can be projected is taken. */
const MARGINS: readonly number[] = [0.1, 1e-6];
/** Least margin, in units. */
const LEAST_MARGIN = { plane: 1, degrees: 1e-5 } as const;

function widenBox({ xmin, ymin, xmax, ymax }: Box, part: number, kind: ReferencePlane['kind']): Box {
  const margin = Math.max(part * Math.max(xmax - xmin, ymax - ymin), LEAST_MARGIN[kind]);
  return { xmin: xmin - margin, ymin: ymin - margin, xmax: xmax + margin, ymax: ymax + margin };
}

/** Departure of a line without superfluous places, as a part of the longer side of the geometry's box. */
const THINNING = 1e-7;

function filterOf(figures: Figures): FilterGeometry {
  const [point] = figures.points;
  if (point !== undefined && figures.points.length === 1)
    return readFilterGeometry({ x: point[0], y: point[1] });
  const full = readFilterGeometry(esriOf(figures));
  const { xmin, ymin, xmax, ymax } = full.box;
  const shape = readWkb(Buffer.from(full.wkb));
  if (shape === undefined) return full;
  const thinned = simplify(shape, THINNING * Math.max(xmax - xmin, ymax - ymin));
  return readFilterGeometry(esriGeometryText(thinned, { hasZ: false, hasM: false }));
}
