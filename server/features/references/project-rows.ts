import { projectByGdal } from './gdal-projection.js';
import type { Projection, RowBatch } from './row-batch.js';
import { sridOf } from '../model/reference-numbers.js';
import { projectToMercator, WEB_MERCATOR_SRID } from './web-mercator.js';

/**
 * Projects the geometries of batches by the same means on both databases. Batches keep their order and size, except
 * that rows whose geometry cannot be projected are refused.
 */
export function projectRows(
  batches: AsyncIterable<RowBatch>,
  projection: Projection,
): AsyncGenerator<RowBatch> {
  return isToMercator(projection)
    ? projectToMercator(batches, projection)
    : projectByGdal(batches, projection);
}

/** True if a formula projects each geometry by itself. */
export function isToMercator({ from, to }: Pick<Projection, 'from' | 'to'>): boolean {
  return sridOf(from) === 4326 && sridOf(to) === WEB_MERCATOR_SRID;
}
