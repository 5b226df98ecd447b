import type { Knex } from 'knex';
import type { Database } from '../../../storage/database/database.js';
import type { Extent, Layer } from '../../model/layer.js';
import { SHAPE_COLUMN } from '../../model/layer.js';
import { lockLayerExtent, recordLayerEdit } from '../../catalog/layer-repository.js';
import { uniteBounds } from '../convert/geometry/wkb-bounds.js';
import type { Loaded } from './rows/layer-load.js';

/** Updates the layer's own metadata, in the transaction of the rows. */
export async function recordAppend(
  trx: Knex.Transaction,
  { features, layer, loaded, at }: { features: Database; layer: Layer; loaded: Loaded; at: number },
): Promise<void> {
  const { insertCount, updateCount } = loaded;
  if (insertCount + updateCount === 0 && !loaded.isCleared) return;
  const extent = layer.geometryType === undefined ? undefined : await measure(trx, features, layer, loaded);
  await recordLayerEdit(trx, layer.key, { extent, at });
}

/** Inserted rows can only widen the extent; any other change requires measuring every row. */
async function measure(
  trx: Knex.Transaction,
  features: Database,
  layer: Layer,
  loaded: Loaded,
): Promise<Extent | undefined> {
  const before = await lockLayerExtent(trx, layer.key);
  if (loaded.addedExtent === undefined)
    return features.dialect.extent(trx, { name: loaded.rowsIn ?? layer.table, column: SHAPE_COLUMN });
  return uniteBounds(loaded.isCleared ? undefined : before, loaded.addedExtent.extent);
}
