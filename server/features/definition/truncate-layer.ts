import type { Clock } from '../../lib/clock.js';
import { AppError } from '../../lib/errors.js';
import type { Database } from '../../storage/database/database.js';
import { goneService } from './add-layers.js';
import { recordLayerEdit, selectLayers } from '../catalog/layer-repository.js';
import { toLayerTable } from '../model/layer-table.js';
import type { Service } from '../model/service.js';
import { lockService } from '../catalog/service-repository.js';

/**
 * Deletes all rows of a layer; its object ids begin at 1 again. Waits for an append that is writing to it.
 *
 * @throws {AppError} `feature.no_layer`, or `feature.not_supported` for a view and on a service with sync.
 */
export async function truncateLayer(
  { features, clock }: { readonly features: Database; readonly clock: Clock },
  { key, name }: Pick<Service, 'key' | 'name'>,
  layerId: number,
): Promise<void> {
  await features.write(async (trx) => {
    const service = await lockService(trx, key);
    if (service === undefined) throw goneService({ name });
    const layer = (await selectLayers(trx, key)).find(({ id }) => id === layerId);
    if (layer === undefined) {
      throw new AppError('feature.no_layer', `Service "${name}" has no layer ${String(layerId)}.`);
    }
    if (layer.view !== undefined) {
      throw new AppError(
        'feature.not_supported',
        `Layer "${layer.name}" is a view, which cannot be truncated.`,
      );
    }
    if (service.capabilities.includes('Sync')) {
      throw new AppError('feature.not_supported', 'A layer of a service with sync cannot be truncated.');
    }
    // Empties the table before it updates the layer's row, as appends do; in the other order, each could wait for the
    // other.
    await features.dialect.emptyLayerTable(trx, toLayerTable(layer));
    await recordLayerEdit(trx, layer.key, { extent: undefined, at: clock() });
  });
}
