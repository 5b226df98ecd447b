import type { Database } from '../storage/database.js';
import { selectLayers } from './layer-repository.js';
import { toLayerTable } from './layer-table.js';
import type { Service } from './service.js';
import { deleteService, lockService } from './service-repository.js';

/** Removes a service with its layers and all their rows. No error when another did so first. */
export function dropService(features: Database, service: Pick<Service, 'key'>): Promise<void> {
  return dropServices(features, [service]);
}

/** The same for several: all of them or none. */
export async function dropServices(
  features: Database,
  services: readonly Pick<Service, 'key'>[],
): Promise<void> {
  // In one order for all, so that no two wait for each other.
  const keys = services.map(({ key }) => key).sort((one, other) => one - other);
  await features.write(async (trx) => {
    for (const key of keys) {
      if ((await lockService(trx, key)) === undefined) continue;
      for (const layer of await selectLayers(trx, key)) {
        await features.dialect.dropLayerTable(trx, toLayerTable(layer));
      }
      await deleteService(trx, key);
    }
  });
}
