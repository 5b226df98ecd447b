import type { Database } from '../../../../storage/database/database.js';
import type { Layer } from '../../../model/layer.js';
import { mayProjectFrom } from '../../../references/known-reference.js';
import { sridOf } from '../../../model/reference-numbers.js';
import { Refusal } from '../../report/report.js';
import type { ReadOptions, SourceBatch, SourceRow, SourceTable } from '../../source/source-format.js';

/**
 * Refuses rows in a spatial reference that is unknown to the server, without affecting rows in
 * other references.
 */
export async function refuseUnknownReference(
  { features, layer }: { readonly features: Pick<Database, 'knex' | 'dialect'>; readonly layer: Layer },
  table: SourceTable,
  signal: AbortSignal,
): Promise<SourceTable> {
  const reference = layer.geometryType === undefined ? undefined : table.spatialReference;
  if (reference === undefined || (await mayProjectFrom(features, reference, signal))) return table;
  const which = sridOf(reference) ?? 'stated as wkt';
  const refusal = new Refusal('projection', `spatial reference ${String(which)} is not supported`);
  return { ...table, spatialReference: undefined, read: (options) => refuseAll(table, refusal, options) };
}

async function* refuseAll(
  table: SourceTable,
  refusal: Refusal,
  options: ReadOptions,
): AsyncGenerator<SourceBatch> {
  // All rows must come here, so none may take the fast path.
  const openFastPath = (): undefined => undefined;
  for await (const batch of table.read({ ...options, openFastPath })) {
    yield {
      ...batch,
      rows: batch.rows.map((row) => (isPlaced(row) ? { ...row, geometry: undefined, refusal } : row)),
    };
  }
}

function isPlaced({ geometry, refusal }: SourceRow): boolean {
  return geometry !== undefined && geometry !== null && refusal === undefined;
}
