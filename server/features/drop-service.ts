import type { Database } from '../storage/database.js';
import { selectLayers } from './layer-repository.js';
import { toLayerTable } from './layer-table.js';
import type { Service } from './service.js';
import { deleteService, lockService } from './service-repository.js';

/** Removes a service with its layers and all their rows. No error when another did so first. */
export async function dropService(features: Database, service: Pick<Service, 'key'>): Promise<void> {
  await features.write(async (trx) => {
    if ((await lockService(trx, service.key)) === undefined) return;
    for (const layer of await selectLayers(trx, service.key)) {
      await features.dialect.dropLayerTable(trx, toLayerTable(layer));
    }
    await deleteService(trx, service.key);
  });
}
