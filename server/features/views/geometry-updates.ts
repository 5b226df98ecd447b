import type { Principal } from '../../auth/principal.js';
import type { Layer } from '../model/layer.js';
import { mayAdminister } from '../catalog/rights.js';
import type { Service } from '../model/service.js';

/**
 * True if edits of a caller may change geometries of a layer. The layer and its service must allow it; for a view,
 * its source and the source's service as well. Owners and administrators are exempt in their own services.
 *
 * @param ruling - the services whose rules on editing hold (`rulingServices`)
 */
export function mayChangeGeometries(
  caller: Principal | undefined,
  layer: Layer,
  ruling: readonly Service[],
): boolean {
  return ruling.every((service) => mayAdminister(caller, service) || areGeometriesOpen(layer, service));
}

function areGeometriesOpen(layer: Layer, service: Service): boolean {
  const own = layer.serviceKey === service.key ? layer : layer.view?.source;
  return service.allowGeometryUpdates && own?.allowGeometryUpdates !== false;
}
