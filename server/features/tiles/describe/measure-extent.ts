import type { Extent } from '../../model/layer.js';
import type { PresentedLayer } from '../../model/layer-presentation.js';
import { WGS84 } from '../../query/filter/requested-reference.js';
import { boxFromMercator } from '../../query/project/mercator-filter.js';
import { projectExtents } from '../../references/project-extents.js';
import { WEB_MERCATOR_SRID } from '../../references/web-mercator.js';

/** Highest latitude of the map, in degrees. */
const EDGE_LATITUDE = 85.051129;

/**
 * Measures the extent of layers in degrees, as far as it is on the map; `undefined` where no layer has features.
 *
 * @throws the reason of `signal` when it aborts first.
 */
export async function measureExtent(
  layers: readonly PresentedLayer[],
  signal: AbortSignal,
): Promise<Extent | undefined> {
  const own = layers.flatMap(({ extent, srid }): Extent[] => {
    if (extent === undefined) return [];
    if (srid === WGS84.srid) return [extent];
    return srid === WEB_MERCATOR_SRID ? [boxFromMercator(extent)] : [];
  });
  const others = layers.filter(({ srid }) => srid !== WGS84.srid && srid !== WEB_MERCATOR_SRID);
  const requests = others.flatMap(({ extent, spatialReference }) =>
    extent === undefined ? [] : [{ extent: { ...extent, spatialReference }, spatialReference: WGS84.shown }],
  );
  const projected = requests.length === 0 ? [] : await projectExtents(requests, signal);
  const all = [...own, ...projected.flatMap((extent) => extent ?? [])];
  if (all.length === 0) return undefined;
  const within = (value: number, edge: number): number => Math.max(-edge, Math.min(edge, value));
  return {
    xmin: within(Math.min(...all.map(({ xmin }) => xmin)), 180),
    ymin: within(Math.min(...all.map(({ ymin }) => ymin)), EDGE_LATITUDE),
    xmax: within(Math.max(...all.map(({ xmax }) => xmax)), 180),
    ymax: within(Math.max(...all.map(({ ymax }) => ymax)), EDGE_LATITUDE),
  };
}

/** The extent of the whole map in degrees. */
export const WORLD: Extent = { xmin: -180, ymin: -EDGE_LATITUDE, xmax: 180, ymax: EDGE_LATITUDE };
