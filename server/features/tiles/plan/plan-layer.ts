import { AppError } from '../../../lib/errors.js';
import { endsWith } from '../../../storage/database/database.js';
import type { Box } from '../../../storage/sql/dialect.js';
import type { Extent } from '../../model/layer.js';
import type { PresentedLayer } from '../../model/layer-presentation.js';
import { WEB_MERCATOR } from '../../model/spatial-reference.js';
import { WEB_MERCATOR_SRID } from '../../references/web-mercator.js';
import { WGS84 } from '../../query/filter/requested-reference.js';
import { planQuery } from '../../query/plan/query-plan.js';
import { boxFromMercator } from '../../query/project/mercator-filter.js';
import { readyPlan } from '../../query/query-layer.js';
import type { ReadyPlan } from '../../query/sql/query-repository.js';
import { boxWith, TILE_BUFFER, type TileFrame } from './tile-grid.js';
import type { TileLayer } from './tile-layer.js';

/** Features of a layer that a tile shows, and how their coordinates get into it. */
export interface LayerPlan {
  /** A query for these features; its `outReference` is Web Mercator, or degrees on WGS 84. */
  readonly query: ReadyPlan;
  readonly frame: TileFrame;
  /** Units around the tile in which features are drawn. */
  readonly buffer: number;
  /** Name of the layer in the tile. */
  readonly name: string;
  /** True if coordinates are in Web Mercator, false for degrees. */
  readonly isMercator: boolean;
}

/**
 * Plans a layer of a tile as a query by the tile's envelope, so that the rows are those that the caller may query.
 *
 * @returns `undefined` where the spatial reference of the layer cannot be projected.
 * @throws {AppError} as a query of the layer.
 */
export async function planLayer(
  { name, read: { layer, database }, only }: TileLayer,
  frame: TileFrame,
  { signal, now }: { readonly signal: AbortSignal; readonly now: Date },
): Promise<LayerPlan | undefined> {
  const isMercator = layer.srid === WEB_MERCATOR_SRID;
  const hasParts =
    layer.geometryType === 'esriGeometryPoint' || layer.geometryType === 'esriGeometryMultipoint';
  const buffer = hasParts ? 0 : TILE_BUFFER;
  const plan = async (filter: object): Promise<ReadyPlan> => {
    const parameters = {
      f: 'pbf',
      outFields: ['*'],
      returnZ: layer.hasZ,
      multipatchOption: 'xyFootprint',
      outSR: isMercator ? undefined : WGS84.shown,
      ...filter,
    };
    const asked = planQuery(layer, parameters, { now, only });
    return readyPlan(endsWith(database, signal), asked, signal, now);
  };
  const ready = (query: ReadyPlan): LayerPlan => ({ query, frame, buffer, name, isMercator });
  const box = boxWith(frame, buffer);
  try {
    return ready(await plan(filterOf(layer, box)));
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  // A tile may reach farther than its layer's reference: then all rows are read, and cut to the tile.
  try {
    return ready(await plan({}));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return undefined;
  }
}

/** Returns the envelope as parameters of a query; none where it holds all of the layer. */
function filterOf(layer: PresentedLayer, box: Box): object {
  const own = ownBox(layer, box);
  if (own === undefined) return { geometry: { ...box, spatialReference: WEB_MERCATOR } };
  return holds(own, layer.view?.source.extent ?? layer.extent) ? {} : { geometry: { ...own } };
}

/** The box in the layer's own reference; `undefined` where it is no box there. */
function ownBox({ srid }: PresentedLayer, box: Box): Box | undefined {
  if (srid === WEB_MERCATOR_SRID) return box;
  return srid === WGS84.srid ? boxFromMercator(box) : undefined;
}

function holds(box: Box, extent: Extent | undefined): boolean {
  if (extent === undefined) return false;
  const { xmin, ymin, xmax, ymax } = extent;
  return box.xmin <= xmin && box.ymin <= ymin && xmax <= box.xmax && ymax <= box.ymax;
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.code === 'request.invalid';
}
