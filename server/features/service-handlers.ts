import {
  type Call,
  type CallContext,
  type FeaturesDeps,
  type LayerPath,
  ok,
  type Reply,
  type Schemas,
  type ServicePath,
} from './call.js';
import { describeCatalogue } from './describe-catalogue.js';
import { describeLayer } from './describe-layer.js';
import { describeService } from './describe-service.js';
import { getLayer, getService } from './find.js';
import { describeServer } from './portal.js';
import { maySee } from './rights.js';
import { listServices } from './service-repository.js';
import { createViewExtents } from './views/view-extents.js';
import { describeSources } from './views/describe-sources.js';
import { hasViews } from './views/view-repository.js';

/** The catalogue, and what services and layers say about themselves. */
export function createServiceHandlers(deps: FeaturesDeps) {
  const { features } = deps.databases;
  const extents = createViewExtents(features);

  function serverInfo(_: Call, context: CallContext): Promise<Reply<Schemas['ServerInfo']>> {
    return Promise.resolve(ok(describeServer(context.publicUrl)));
  }

  async function catalogue(_: Call, context: CallContext): Promise<Reply<Schemas['Catalogue']>> {
    const services = await listServices(features);
    const visible = services.filter((found) => maySee(context.principal, found));
    return ok(describeCatalogue(visible, context.publicUrl));
  }

  async function service(call: Call<ServicePath>, context: CallContext): Promise<Reply<Schemas['Service']>> {
    const found = await getService(features, call.path, context.principal);
    return ok(describeService(found, await extents.list(found.key), await hasViews(features, found.key)));
  }

  async function layers(call: Call<ServicePath>, context: CallContext): Promise<Reply<Schemas['Layers']>> {
    const found = await getService(features, call.path, context.principal);
    const all = (await extents.list(found.key)).map((layer) => describeLayer(found, layer));
    return ok({
      layers: all.filter((layer) => layer.type === 'Feature Layer'),
      tables: all.filter((layer) => layer.type === 'Table'),
    });
  }

  async function layer(call: Call<LayerPath>, context: CallContext): Promise<Reply<Schemas['Layer']>> {
    const found = await getLayer(features, call.path, context.principal);
    return ok(describeLayer(found.service, await extents.measure(found.layer)));
  }

  async function sources(
    call: Call<ServicePath>,
    { principal, publicUrl }: CallContext,
  ): Promise<Reply<Schemas['ViewSourcesReply']>> {
    const found = await getService(features, call.path, principal);
    return ok({ services: await describeSources(features, found, { caller: principal, publicUrl }) });
  }

  return {
    getServerInfo: serverInfo,
    getServerInfoPost: serverInfo,
    listServices: catalogue,
    listServicesPost: catalogue,
    getService: service,
    getServicePost: service,
    listLayers: layers,
    listLayersPost: layers,
    getViewSources: sources,
    getViewSourcesPost: sources,
    getLayer: layer,
    getLayerPost: layer,
  };
}
