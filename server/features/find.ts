import type { Principal } from '../access/principal.js';
import { AppError } from '../errors.js';
import type { Database } from '../storage/database.js';
import type { LayerPath, ServicePath } from './call.js';
import type { PresentedLayer } from './layer-presentation.js';
import { isEventsName } from './events-service/events-service.js';
import { assertMaySee } from './rights.js';
import type { Service } from './service.js';
import { findServiceLayer } from './service-layer-repository.js';
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
  return requireService(await findService(features, path.serviceName), path, caller);
}

function requireService(
  service: Service | undefined,
  path: ServicePath,
  caller: Principal | undefined,
): Service {
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
  const found = await findServiceLayer(features, path.serviceName, path.layerId);
  const service = requireService(found?.service, path, caller);
  if (found?.layer === undefined) throw noLayer(service, path);
  return { service, layer: found.layer };
}

export function noLayer({ name }: Service, { layerId }: LayerPath): AppError {
  return new AppError('feature.no_layer', `Service "${name}" has no layer ${String(layerId)}.`);
}
