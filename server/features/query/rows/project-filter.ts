import type { Database } from '../../../storage/database/database.js';
import type { Box } from '../../../storage/sql/dialect.js';
import { type Layer, rowTable, SHAPE_COLUMN } from '../../model/layer.js';
import { uniteBounds } from '../../append/convert/geometry/wkb-bounds.js';
import { WEB_MERCATOR_SRID } from '../../references/web-mercator.js';
import { areaOfUse } from '../../references/area-of-use.js';
import type { LookupOptions } from '../../references/proj-lookups.js';
import { isLight, reprojectInThread, resolveInThread } from '../filter/filter-threads.js';
import { boxOf, type Coordinate } from '../geometry/figures.js';
import { boxFromMercator } from '../project/mercator-filter.js';
import type { FigureProjection } from '../project/project-figures.js';
import { projectCoordinates, projectWkb } from '../project/project-coordinates.js';
import { unprojectableFault } from '../../model/query-fault.js';
import type { FilterArea } from '../plan/query-plan.js';
import { planeOf } from '../project/reference-plane.js';
import {
  type GeometryProjection,
  type ProjectionHost,
  reprojectGeometry,
} from '../project/reproject-geometry.js';
import { referenceOfLayer, type RequestedReference, WGS84 } from '../filter/requested-reference.js';
import { resolveSelfIntersections } from '../filter/resolve-self-intersections.js';
import type { SpatialFilter } from '../filter/spatial-filter.js';

/** The area of a filter that no feature can meet. */
const NOWHERE: FilterArea = {
  wkb: new Uint8Array(),
  box: { xmin: 0, ymin: 0, xmax: 0, ymax: 0 },
  isEmpty: true,
};

type ProjectedLayer = Pick<Layer, 'spatialReference' | 'srid' | 'table' | 'view'>;

/**
 * Projects a filter's geometry to the layer's spatial reference; see `reprojectGeometry`. A geometry with many
 * vertices is projected in a thread.
 *
 * @param filter - its reference as `findProjection` gives it
 * @throws {AppError} `request.invalid` on `geometry` where it has no place in the layer's spatial reference;
 *   `server.unavailable` where too many others wait for a thread or the time is over.
 */
export async function projectFilter(
  database: Database,
  { geometry, reference }: Pick<SpatialFilter, 'geometry' | 'reference'>,
  layer: ProjectedLayer,
  signal: LookupOptions['signal'],
): Promise<FilterArea> {
  if (reference.srid === layer.srid) return geometry;
  const isFromMercator = reference.srid === WEB_MERCATOR_SRID;
  const from = isFromMercator ? WGS84 : reference;
  const isToMercator = layer.srid === WEB_MERCATOR_SRID;
  const to = isToMercator ? WGS84 : referenceOfLayer(layer);
  const ends: Ends = { from, to, signal };
  const way = from.srid === to.srid ? undefined : await findWay(reference, ends);
  const projection: GeometryProjection = { isFromMercator, isToMercator, way };
  const host = hostOf(database, layer, ends, way);
  const reached = isLight(geometry)
    ? await reprojectGeometry(geometry, projection, host)
    : await reprojectInThread({ geometry, projection }, host, {
        signal,
        timeLimitMs: database.timeLimits?.readMs,
      });
  return reached ?? NOWHERE;
}

/**
 * A filter's area as `resolveSelfIntersections` makes it; one of many vertices is settled in a thread.
 *
 * @throws {AppError} `request.invalid` on `geometry` when it crosses itself without end; `server.unavailable` as
 *   `projectFilter`.
 */
export async function resolveArea(
  { timeLimits }: Pick<Database, 'timeLimits'>,
  area: FilterArea,
  signal: LookupOptions['signal'],
): Promise<FilterArea> {
  if (area.isEmpty === true) return area;
  const settled = isLight(area)
    ? resolveSelfIntersections(area.wkb)
    : await resolveInThread(area.wkb, { signal, timeLimitMs: timeLimits?.readMs });
  return settled ?? area;
}

interface Ends {
  readonly from: RequestedReference;
  readonly to: RequestedReference;
  readonly signal: LookupOptions['signal'];
}

const WGS84_TEXT = 'EPSG:4326';

async function findWay(
  { projection }: RequestedReference,
  { from, to, signal }: Ends,
): Promise<FigureProjection> {
  const textOf = (one: RequestedReference, text: string): string => (one === WGS84 ? WGS84_TEXT : text);
  return {
    from: from.srid,
    to: to.srid,
    texts: projection && { from: textOf(from, projection.to), to: textOf(to, projection.from) },
    source: await planeOf(from.shown, signal),
    target: await planeOf(to.shown, signal),
  };
}

function hostOf(
  database: Database,
  layer: ProjectedLayer,
  ends: Ends,
  way: FigureProjection | undefined,
): ProjectionHost {
  const needed = (): FigureProjection => {
    if (way === undefined) throw new Error('nothing is projected through the database');
    return way;
  };
  return {
    projectPlaces: (wkb) => projectWkb(database, wkb, needed()),
    findSurroundings: () => findSurroundings(database, layer, ends, needed()),
  };
}

/** It holds the areas of use of both references, too, where features may come to lie; see `ProjectionHost`. */
async function findSurroundings(
  database: Database,
  layer: ProjectedLayer,
  { from, to, signal }: Ends,
  way: FigureProjection,
): Promise<Box[]> {
  const { knex, dialect } = database;
  const stored = await dialect.extent(knex, { name: rowTable(layer), column: SHAPE_COLUMN });
  const held =
    stored &&
    (await projectGrid(database, layer.srid === WEB_MERCATOR_SRID ? boxFromMercator(stored) : stored, way));
  if (stored !== undefined && held === undefined) throw unprojectableFault('geometry');
  const used = await areaOfUse(to.shown, signal);
  const usedHere = used && (await projectGrid(database, used, way));
  const ownUse = await areaOfUse(from.shown, signal);
  const widest = [held, usedHere, ownUse].reduce(uniteBounds, undefined);
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
    steps.map((up): Coordinate => [xmin + right * (xmax - xmin), ymin + up * (ymax - ymin)]),
  );
  const back = texts && { from: texts.to, to: texts.from };
  const projected = await projectCoordinates(database, grid, { from: to, to: from, texts: back });
  return projected && boxOf(projected.places);
}
