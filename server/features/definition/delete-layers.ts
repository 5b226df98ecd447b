import type { components } from '../../generated/features/types.js';
import type { Database } from '../../storage/database/database.js';
import { goneService } from './add-layers.js';
import { dropLayerRows } from './delete-service.js';
import { createFaultList, type FaultList } from '../model/faults.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import { deleteLayer, selectLayers } from '../catalog/layer-repository.js';
import { freeReferences } from '../references/layer-reference.js';
import type { Service } from '../model/service.js';
import { lockService } from '../catalog/service-repository.js';
import { findViewsOf } from '../views/dependent-views.js';

export type ServiceRemovals = components['schemas']['ServiceRemovals'];

const PATH = 'deleteFromDefinition';

/**
 * Deletes all of the named layers and tables of a service with their rows, or none. Rows that a view shows belong to
 * its source and stay. Waits for an append that is writing to one of them.
 *
 * @throws {AppError} `feature.bad_definition` with all faults.
 */
export async function deleteLayers(
  features: Database,
  service: Pick<Service, 'key' | 'name'>,
  removals: ServiceRemovals,
): Promise<void> {
  await features.write(async (trx) => {
    if ((await lockService(trx, service.key)) === undefined) throw goneService(service);
    const faults = createFaultList();
    const leaving = findLeaving(await selectLayers(trx, service.key), removals, faults);
    if (leaving.length === 0 && faults.all.length === 0) {
      faults.add(PATH, 'must have layers or tables', 'missing');
    }
    for (const { layer, service: holder } of await findViewsOf(trx, leaving)) {
      const name = leaving.find(({ key }) => key === layer.view?.source.key)?.name ?? '';
      faults.add(PATH, `${name} is shown by the view ${holder.name}, which must be deleted first`);
    }
    faults.throwIfAny('feature.bad_definition', 'The definition is not valid.');
    // Drops the tables before the layers' own rows, which appends lock after writing. The reverse order could
    // deadlock.
    for (const layer of leaving) await dropLayerRows(trx, features.dialect, layer);
    for (const layer of leaving) await deleteLayer(trx, layer.key);
    await freeReferences(trx);
  });
}

/** Returns the named layers, ordered by id. */
function findLeaving(
  layers: readonly PresentedLayer[],
  removals: ServiceRemovals,
  faults: FaultList,
): PresentedLayer[] {
  const leaving = new Set<PresentedLayer>();
  for (const kind of ['layers', 'tables'] as const) {
    for (const [index, { id }] of (removals[kind] ?? []).entries()) {
      const path = `${PATH}.${kind}[${String(index)}].id`;
      const found = layers.find((layer) => String(layer.id) === String(id).trim());
      if (found === undefined) faults.add(path, `the service has no layer ${String(id)}`);
      else if ((found.geometryType === undefined) !== (kind === 'tables')) {
        faults.add(
          path,
          `${found.name} is a ${kind === 'tables' ? 'layer, not a table' : 'table, not a layer'}`,
        );
      } else leaving.add(found);
    }
  }
  return layers.filter((layer) => leaving.has(layer));
}
