import type { Principal } from '../../auth/principal.js';
import { getLayer, getService } from '../catalog/find.js';
import { assertMayAdminister } from '../catalog/rights.js';
import type { LayerPath } from '../model/call.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import type { Service } from '../model/service.js';
import type { ManageCall, ManageDeps } from './manage-call.js';

/** A service that the caller administers, with the name of its owner. */
export interface OwnedService {
  readonly service: Service;
  readonly ownerName: string;
}

/**
 * Finds the service that an address names.
 *
 * @throws {AppError} `feature.no_service`, or `access.forbidden` if the caller sees but does not administer it.
 */
export async function findOwnedService(
  { databases, access }: Pick<ManageDeps, 'databases' | 'access'>,
  serviceName: string,
  caller: Principal,
): Promise<OwnedService> {
  const service = await getService(databases.features, { serviceName }, caller);
  assertMayAdminister(caller, service);
  return { service, ownerName: (await access.users.findById(service.ownerId))?.name ?? '' };
}

/**
 * Finds the layer that an address names by `service` and `id`.
 *
 * @throws {AppError} as `findOwnedService`, or `feature.no_layer`.
 */
export async function findOwnedLayer(
  { databases }: Pick<ManageDeps, 'databases'>,
  { asked, caller }: Pick<ManageCall, 'asked' | 'caller'>,
): Promise<{ readonly service: Service; readonly layer: PresentedLayer }> {
  const found = await getLayer(databases.features, layerPathOf(asked), caller);
  assertMayAdminister(caller, found.service);
  return found;
}

/** Returns the layer that an address names by `service` and `id`. */
export function layerPathOf(asked: URLSearchParams): LayerPath {
  const id = asked.get('id') ?? '';
  // No layer has the id -1.
  return { serviceName: asked.get('service') ?? '', layerId: /^\d{1,9}$/.test(id) ? Number(id) : -1 };
}
