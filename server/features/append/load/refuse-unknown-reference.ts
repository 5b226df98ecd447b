import type { Database } from '../../../storage/database.js';
import type { Layer } from '../../layer.js';
import { mayProjectFrom } from '../project/known-reference.js';
import { sridOf } from '../project/spatial-reference.js';
import { Refusal } from '../report.js';
import type { ReadOptions, SourceBatch, SourceTable } from '../sources/source-format.js';

/**
 * Geometries that state a spatial reference of their own, which nobody may know. It takes nothing from the source as a
 * whole: the rows that it is stated in are refused.
 */
export async function refuseUnknownReference(
  { features, layer }: { readonly features: Pick<Database, 'knex' | 'dialect'>; readonly layer: Layer },
  table: SourceTable,
): Promise<SourceTable> {
  const reference = layer.geometryType === undefined ? undefined : table.spatialReference;
  if (reference === undefined || (await mayProjectFrom(features, reference))) return table;
  const which = sridOf(reference) ?? 'that is stated as wkt';
  const refusal = new Refusal('projection', `spatial reference ${String(which)} is unknown`);
  return { ...table, spatialReference: undefined, read: (options) => refuseAll(table, refusal, options) };
}

async function* refuseAll(
  table: SourceTable,
  refusal: Refusal,
  options: ReadOptions,
): AsyncGenerator<SourceBatch> {
  // None is to be taken before it comes here.
  const openTaker = (): undefined => undefined;
  for await (const batch of table.read({ ...options, openTaker })) {
    yield {
      ...batch,
      rows: batch.rows.map((row) => ({ ...row, geometry: undefined, refusal: row.refusal ?? refusal })),
    };
  }
}
