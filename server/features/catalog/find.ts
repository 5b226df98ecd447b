import type { Principal } from '../../auth/principal.js';
import { AppError } from '../../lib/errors.js';
import type { Database } from '../../storage/database/database.js';
import type { LayerPath, ServicePath } from '../model/call.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import { isEventsName } from '../events-service/events-service.js';
import { maySee, tokenRequired } from './rights.js';
import type { Service } from '../model/service.js';
import { findServiceLayer, findServiceLayers } from './service-layer-repository.js';
import { findService } from './service-repository.js';

/**
 * The stored service at an address. Who only reads finds all of them in `ReadServices`.
 *
 * @throws {AppError} as `noService`, also where the caller may not see it; `feature.not_supported` for the one that is
 *   only read.
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
  if (service !== undefined && maySee(caller, service)) return service;
  if (service === undefined && isEventsName(path.serviceName)) {
    const text = 'The service "Events" is read-only: write to the events catalogue itself.';
    throw new AppError('feature.not_supported', text);
  }
  throw noService(path, caller);
}

/**
 * Returns one error for a service that does not exist and for one that the caller may not see, so that names of
 * private services cannot be guessed. Anonymous callers are asked for a token in both cases, since clients sign in on
 * that error.
 */
function noService({ serviceName }: ServicePath, caller: Principal | undefined): AppError {
  if (caller === undefined) return tokenRequired();
  return new AppError('feature.no_service', `Service "${serviceName}" not found.`);
}

/**
 * Finds the stored service at an address with all of its layers and tables.
 *
 * @throws {AppError} as `getService`.
 */
export async function getServiceLayers(
  features: Database,
  path: ServicePath,
  caller: Principal | undefined,
): Promise<{ service: Service; layers: PresentedLayer[] }> {
  const found = await findServiceLayers(features, path.serviceName);
  return { service: requireService(found?.service, path, caller), layers: found?.layers ?? [] };
}

/**
 * The layer or table at an address, with its service.
 *
 * @throws {AppError} as `getService`, or `feature.no_layer`.
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
