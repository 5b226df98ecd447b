import { AppError } from '../../lib/errors.js';
import type { Database, Databases, Transaction } from '../../storage/database/database.js';
import type { Dialect } from '../../storage/sql/dialect.js';
import { removeFromFolders } from '../content/folders/folder-repository.js';
import type { Layer } from '../model/layer.js';
import { selectLayers } from '../catalog/layer-repository.js';
import { toLayerTable } from '../model/layer-table.js';
import { freeReferences } from '../references/layer-reference.js';
import type { Service } from '../model/service.js';
import { deleteServiceRow, lockService } from '../catalog/service-repository.js';
import { selectViewNames } from '../views/view-repository.js';

/**
 * Deletes a service with its layers, their rows and its item. Rows that a view shows belong to its source and stay.
 * No error if another request has deleted it.
 *
 * @throws {AppError} `feature.not_supported` naming the views of its layers.
 */
export async function deleteService(
  { system, features }: Pick<Databases, 'system' | 'features'>,
  service: Pick<Service, 'key'>,
): Promise<void> {
  const dropped = await deleteServices(features, [service]);
  // Folders are in another store, so an item that was moved into one meanwhile is removed from it again.
  await system.write((trx) => removeFromFolders(trx, dropped));
}

/**
 * Deletes several services, all or none; views may be among them with their sources. Returns the ids of their items,
 * which stay in their folders.
 */
export async function deleteServices(
  features: Database,
  services: readonly Pick<Service, 'key'>[],
): Promise<string[]> {
  // All transactions lock in one order, so that no two wait for each other.
  const keys = services.map(({ key }) => key).sort((one, other) => one - other);
  return features.write(async (trx) => {
    const found: Service[] = [];
    for (const key of keys) found.push(...listOf(await lockService(trx, key)));
    // Views are deleted first, because they hold their sources.
    for (const service of [...found.filter(isView), ...found.filter((other) => !isView(other))]) {
      await refuseWithViews(trx, service);
      for (const layer of await selectLayers(trx, service.key))
        await dropLayerRows(trx, features.dialect, layer);
      await deleteServiceRow(trx, service.key);
    }
    await freeReferences(trx);
    return found.map(({ itemId }) => itemId);
  });
}

function listOf(service: Service | undefined): Service[] {
  return service === undefined ? [] : [service];
}

function isView({ view }: Service): boolean {
  return view !== undefined;
}

async function refuseWithViews(trx: Transaction, { key, name }: Service): Promise<void> {
  const views = await selectViewNames(trx, key);
  if (views.length === 0) return;
  const text = `Service "${name}" has views, which must be deleted first: ${views.join(', ')}.`;
  throw new AppError('feature.not_supported', text);
}

/** Drops the table of a layer, which a view does not have. The row of the layer stays. */
export async function dropLayerRows(trx: Transaction, dialect: Dialect, layer: Layer): Promise<void> {
  if (layer.view === undefined) await dialect.dropLayerTable(trx, toLayerTable(layer));
}
