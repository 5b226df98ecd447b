import { projectByGdal } from './gdal-projection.js';
import type { Projection, RowBatch } from './row-batch.js';
import { sridOf } from './spatial-reference.js';
import { projectToMercator } from './web-mercator.js';

/**
 * Projects the geometries of batches on their way, by the same means whatever the database is. Batches keep
 * their order and size, but for rows whose geometry cannot be projected: these are refused.
 */
export function projectRows(
  batches: AsyncIterable<RowBatch>,
  projection: Projection,
): AsyncGenerator<RowBatch> {
  const isToMercator = sridOf(projection.from) === 4326 && sridOf(projection.to) === 3857;
  return isToMercator ? projectToMercator(batches, projection) : projectByGdal(batches, projection);
}
