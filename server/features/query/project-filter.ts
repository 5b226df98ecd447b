import type { Database } from '../../storage/database.js';
import type { Box } from '../../storage/dialect.js';
import { type Layer, rowTable, SHAPE_COLUMN } from '../layer.js';
import { unite } from '../append/convert/wkb-bounds.js';
import { WEB_MERCATOR_SRID } from '../append/project/web-mercator.js';
import { areaOfUse } from '../references/area-of-use.js';
import type { Asking } from '../references/ask-proj.js';
import { type FilterGeometry, readFilterGeometry } from './filter-geometry.js';
import { clipPolygons } from './geometry/cut-ring.js';
import { boxOf, esriOf, type Figures, figuresOf, type Place } from './geometry/figures.js';
import { readWkb } from './geometry/read-wkb.js';
import { thin } from './geometry/thin.js';
import { esriGeometryText } from './geometry/write-geometry.js';
import { boxFromMercator, filterFromMercator, filterToMercator } from './mercator-filter.js';
import { type FigureProjection, projectFigures } from './project-figures.js';
import { projectPlaces } from './project-places.js';
import { unprojectable } from './query-fault.js';
import type { FilterArea } from './query-plan.js';
import { planeOf, type ReferencePlane } from './reference-plane.js';
import { referenceOfLayer, type RequestedReference, WGS84 } from './requested-reference.js';
import type { SpatialFilter } from './spatial-filter.js';

/** The area of a filter that no feature can meet. */
const NOWHERE: FilterArea = {
  wkb: new Uint8Array(),
  box: { xmin: 0, ymin: 0, xmax: 0, ymax: 0 },
  isEmpty: true,
};

type ProjectedLayer = Pick<Layer, 'spatialReference' | 'srid' | 'table' | 'view'>;

/**
 * A filter's geometry in the layer's spatial reference. Between Web Mercator and degrees the plane is kept: longitudes
 * run on beyond 180. Otherwise sides are projected with places between their ends. An area of which a part cannot be
 * projected is cut down to the surroundings of the layer's features first.
 *
 * @param filter - its reference as `findProjection` gives it
 * @throws {AppError} `request.invalid` on `geometry` where it has no place in the layer's spatial reference.
 */
export async function projectFilter(
  database: Database,
  { geometry, reference }: Pick<SpatialFilter, 'geometry' | 'reference'>,
  layer: ProjectedLayer,
  signal: Asking['signal'],
): Promise<FilterArea> {
  if (reference.srid === layer.srid) return geometry;
  const isFromMercator = reference.srid === WEB_MERCATOR_SRID;
  const given = isFromMercator ? filterFromMercator(geometry) : geometry;
  const from = isFromMercator ? WGS84 : reference;
  const isToMercator = layer.srid === WEB_MERCATOR_SRID;
  const to = isToMercator ? WGS84 : referenceOfLayer(layer);
  const isInPlace = from.srid === to.srid;
  const reached = isInPlace
    ? given
    : await throughDatabase(database, given, reference, { from, to, layer, signal });
  if (reached === undefined) return NOWHERE;
  return isToMercator ? filterToMercator(reached) : reached;
}

interface Way {
  readonly from: RequestedReference;
  readonly to: RequestedReference;
  readonly layer: ProjectedLayer;
  readonly signal: Asking['signal'];
}

/** The geometry in `to`; `undefined` where no feature of the layer is near it. */
async function throughDatabase(
  database: Database,
  geometry: FilterGeometry,
  { projection }: RequestedReference,
  { from, to, layer, signal }: Way,
): Promise<FilterGeometry | undefined> {
  const textOf = (one: RequestedReference, text: string): string => (one === WGS84 ? WGS84_TEXT : text);
  const way: FigureProjection = {
    from: from.srid,
    to: to.srid,
    texts: projection && { from: textOf(from, projection.to), to: textOf(to, projection.from) },
    source: await planeOf(from.shown, signal),
    target: await planeOf(to.shown, signal),
  };
  const { source } = way;
  const world = source.kind === 'degrees' ? worldIn(source) : undefined;
  const whole = world === undefined ? figuresOf(geometry.wkb) : withinBox(geometry, world);
  if (whole === undefined) return undefined;
  const projected = await projectFigures(database, whole, way);
  if (projected !== undefined) return filterOf(projected);
  if (whole.polygons.length === 0) throw unprojectable('geometry');
  const nearby = await surroundingsOf(database, layer, { from, to, signal }, way);
  if (nearby.length === 0) return undefined;
  for (const limits of nearby.flatMap((box) => MARGINS.map((margin) => widenBox(box, margin, source.kind)))) {
    const polygons = clipPolygons(whole.polygons, limits);
    if (polygons.length === 0) return undefined;
    const part = await projectFigures(database, { ...whole, polygons }, way);
    if (part !== undefined) return filterOf(part);
  }
  throw unprojectable('geometry');
}

const WGS84_TEXT = 'EPSG:4326';

function worldIn({ turn }: Extract<ReferencePlane, { kind: 'degrees' }>): Box {
  return { xmin: -turn / 2, ymin: -turn / 4, xmax: turn / 2, ymax: turn / 4 };
}

/** Envelopes and polygons within the box; other geometries as they are. */
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

/**
 * Boxes in the filter's reference that hold all features of the layer, the widest first: it holds the areas of use of
 * both references, too, where features may come to lie. None where there is nothing that could be met.
 */
async function surroundingsOf(
  database: Database,
  layer: ProjectedLayer,
  { from, to, signal }: Pick<Way, 'from' | 'to' | 'signal'>,
  way: FigureProjection,
): Promise<Box[]> {
  const { knex, dialect } = database;
  const stored = await dialect.extent(knex, { name: rowTable(layer), column: SHAPE_COLUMN });
  const held =
    stored &&
    (await projectGrid(database, layer.srid === WEB_MERCATOR_SRID ? boxFromMercator(stored) : stored, way));
  if (stored !== undefined && held === undefined) throw unprojectable('geometry');
  const used = await areaOfUse(to.shown, signal);
  const usedHere = used && (await projectGrid(database, used, way));
  const ownUse = await areaOfUse(from.shown, signal);
  const widest = [held, usedHere, ownUse].reduce(unite, undefined);
  return [widest, held].filter((box) => box !== undefined);
}

/** Steps of a box that is projected, in each direction. */
const STEPS = 20;

/** The box in the filter's reference around a box in the layer's; `undefined` where a part of it has no place there. */
async function projectGrid(
  database: Database,
  { xmin, ymin, xmax, ymax }: Box,
  { from, to, texts }: FigureProjection,
): Promise<Box | undefined> {
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  const grid = steps.flatMap((right) =>
    steps.map((up): Place => [xmin + right * (xmax - xmin), ymin + up * (ymax - ymin)]),
  );
  const back = texts && { from: texts.to, to: texts.from };
  const projected = await projectPlaces(database, grid, { from: to, to: from, texts: back });
  return projected && boxOf(projected.places);
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
  const thinned = thin(shape, THINNING * Math.max(xmax - xmin, ymax - ymin));
  return readFilterGeometry(esriGeometryText(thinned, { hasZ: false, hasM: false }));
}
