import type { Database } from '../../storage/database/database.js';
import { goneService } from './add-layers.js';
import { SHAPE_COLUMN } from '../model/layer.js';
import { lockLayerExtent, selectLayers, storeLayerExtent } from '../catalog/layer-repository.js';
import type { Service } from '../model/service.js';
import { lockService } from '../catalog/service-repository.js';

/**
 * Recomputes the extent of each layer from its rows. Edits that delete rows leave the stored extent too large.
 *
 * @throws {AppError} `feature.no_service` when the service is gone.
 */
export async function refreshService(
  features: Database,
  service: Pick<Service, 'key' | 'name'>,
): Promise<void> {
  await features.write(async (trx) => {
    if ((await lockService(trx, service.key)) === undefined) throw goneService(service);
    for (const { key, table, geometryType, view } of await selectLayers(trx, service.key)) {
      // Extents of views are measured on each request.
      if (geometryType === undefined || view !== undefined) continue;
      // Locks the extent before it reads the rows: an append that commits later widens the stored one.
      await lockLayerExtent(trx, key);
      const extent = await features.dialect.extent(trx, { name: table, column: SHAPE_COLUMN });
      await storeLayerExtent(trx, key, extent);
    }
  });
}
