import type { Principal } from '../access/principal.js';
import { AppError } from '../errors.js';
import type { Database } from '../storage/database.js';
import type { LayerPath, ServicePath } from './call.js';
import type { PresentedLayer } from './layer-presentation.js';
import { isEventsName } from './events-service/events-service.js';
import { findLayer } from './layer-repository.js';
import { assertMaySee } from './rights.js';
import type { Service } from './service.js';
import { findService } from './service-repository.js';

/**
 * The stored service at an address. Who only reads finds all of them in `ReadServices`.
 *
 * @throws {AppError} `feature.no_service`, or a refusal when the caller may not see it; `feature.not_supported` for the
 *   one that is only read.
 */
export async function getService(
  features: Database,
  path: ServicePath,
  caller: Principal | undefined,
): Promise<Service> {
  const service = await findService(features, path.serviceName);
  if (service === undefined) {
    if (isEventsName(path.serviceName)) {
      const text = 'The service "Events" shows the events catalogue: it is read here, and written there.';
      throw new AppError('feature.not_supported', text);
    }
    throw new AppError('feature.no_service', `Service "${path.serviceName}" not found.`);
  }
  assertMaySee(caller, service);
  return service;
}

/**
 * The layer or table at an address, with its service.
 *
 * @throws {AppError} `feature.no_service`, `feature.no_layer`, or a refusal.
 */
export async function getLayer(
  features: Database,
  path: LayerPath,
  caller: Principal | undefined,
): Promise<{ service: Service; layer: PresentedLayer }> {
  const service = await getService(features, path, caller);
  const layer = await findLayer(features, service.key, path.layerId);
  if (layer === undefined) throw noLayer(service, path);
  return { service, layer };
}

export function noLayer({ name }: Service, { layerId }: LayerPath): AppError {
  return new AppError('feature.no_layer', `Service "${name}" has no layer ${String(layerId)}.`);
}
