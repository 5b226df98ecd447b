import type { Principal } from '../../auth/principal.js';
import type { Database } from '../../storage/database/database.js';
import type { Schemas } from '../model/call.js';
import { listLayers } from '../catalog/layer-repository.js';
import { maySee } from '../catalog/rights.js';
import { type Service, serviceUrl } from '../model/service.js';
import { findServiceByKey } from '../catalog/service-repository.js';

/** Describes the services whose layers a view shows, in the order of its layers, as far as the caller may see them. */
export async function describeSources(
  features: Database,
  view: Pick<Service, 'key'>,
  { caller, publicUrl }: { readonly caller: Principal | undefined; readonly publicUrl: string },
): Promise<Schemas['ViewSourcesReply']['services']> {
  const layers = await listLayers(features, view.key);
  const keys = new Set(layers.flatMap((layer) => layer.view?.source.serviceKey ?? []));
  const described: Schemas['ViewSourcesReply']['services'] = [];
  for (const key of keys) {
    const service = await findServiceByKey(features, key);
    if (service === undefined || !maySee(caller, service)) continue;
    const { name, itemId } = service;
    described.push({
      name,
      type: 'FeatureServer',
      url: serviceUrl(publicUrl, service),
      serviceItemId: itemId,
    });
  }
  return described;
}
