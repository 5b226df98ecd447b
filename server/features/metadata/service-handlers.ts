import {
  type Call,
  type CallContext,
  type FeaturesDeps,
  type LayerPath,
  okReply,
  type Reply,
  type Schemas,
  type ServicePath,
} from '../model/call.js';
import { describeCatalogue } from './describe-catalogue.js';
import { describeLayer } from './describe-layer.js';
import { describeService } from './describe-service.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import { describeServer } from './portal.js';
import { maySee } from '../catalog/rights.js';
import { createReadServices } from './read-services.js';
import type { Service } from '../model/service.js';
import { describeSources } from '../views/describe-sources.js';
import { rulingServices } from '../query/rows/rows-of-layer.js';
import { hasViews } from '../views/view-repository.js';

/** Creates the handlers for the catalogue and for the metadata of services and layers. */
export function createServiceHandlers(deps: FeaturesDeps) {
  const { features } = deps.databases;
  const reading = createReadServices(deps.databases);

  async function describe(found: Service, layer: PresentedLayer): Promise<Schemas['Layer']> {
    return describeLayer(found, layer, await rulingServices(features, found, [layer]));
  }

  function serverInfo(_: Call, context: CallContext): Promise<Reply<Schemas['ServerInfo']>> {
    return Promise.resolve(okReply(describeServer(context.publicUrl)));
  }

  async function catalogue(_: Call, context: CallContext): Promise<Reply<Schemas['Catalogue']>> {
    const services = await reading.list();
    const visible = services.filter((found) => maySee(context.principal, found));
    return okReply(describeCatalogue(visible, context.publicUrl));
  }

  async function service(call: Call<ServicePath>, context: CallContext): Promise<Reply<Schemas['Service']>> {
    const found = await reading.service(call.path, context.principal);
    const all = await reading.layers(found, context.principal);
    return okReply(describeService(found, all, await hasViews(features, found.key)));
  }

  async function layers(call: Call<ServicePath>, context: CallContext): Promise<Reply<Schemas['Layers']>> {
    const found = await reading.service(call.path, context.principal);
    const measured = await reading.layers(found, context.principal);
    const all = await Promise.all(measured.map((layer) => describe(found, layer)));
    return okReply({
      layers: all.filter((layer) => layer.type === 'Feature Layer'),
      tables: all.filter((layer) => layer.type === 'Table'),
    });
  }

  async function layer(call: Call<LayerPath>, context: CallContext): Promise<Reply<Schemas['Layer']>> {
    const found = await reading.layer(call.path, context.principal);
    return okReply(await describe(found.service, await reading.measured(found, context.principal)));
  }

  async function sources(
    call: Call<ServicePath>,
    { principal, publicUrl }: CallContext,
  ): Promise<Reply<Schemas['ViewSourcesReply']>> {
    const found = await reading.service(call.path, principal);
    return okReply({ services: await describeSources(features, found, { caller: principal, publicUrl }) });
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
