import { footprintOf } from '../append/convert/geometry/footprint.js';
import type { RowBatch } from './row-batch.js';

/**
 * Appends each complete multipatch to the values of its row, and replaces the geometry by its footprint.
 * Runs after projection, because a footprint has straight lines in the layer's own reference.
 */
export async function* splitMultipatches(batches: AsyncIterable<RowBatch>): AsyncGenerator<RowBatch> {
  for await (const batch of batches) {
    const rows = batch.rows.map((row) => {
      const { geometry } = row;
      if (geometry === null) return { ...row, values: [...row.values, null] };
      const patches = Buffer.from(geometry.buffer, geometry.byteOffset, geometry.byteLength);
      return { ...row, values: [...row.values, patches], geometry: footprintOf(patches) };
    });
    yield { ...batch, rows };
  }
}
