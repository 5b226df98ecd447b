import { addLayers } from './add-layers.js';
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
import { storedCapabilities, withoutAppend } from '../model/capabilities.js';
import { updateLayerDefinition } from './update-layer-definition.js';
import { updateServiceDefinition } from './update-service-definition.js';
import { type DefinitionContext, createDefinitionContext } from './definition-context.js';
import { findChange, recordChange } from './definition-jobs.js';
import { describeCatalogue } from '../metadata/describe-catalogue.js';
import { describeLayer } from '../metadata/describe-layer.js';
import { describeService } from '../metadata/describe-service.js';
import { addToDefinition } from './add-to-definition.js';
import { getLayer, getService } from '../catalog/find.js';
import { SHAPE_COLUMN } from '../model/layer.js';
import { findLayer } from '../catalog/layer-repository.js';
import { deleteFromDefinition } from './delete-from-definition.js';
import { refreshService } from './refresh-service.js';
import { deleteLayers } from './delete-layers.js';
import { assertMayAdminister, mayAdminister, signedIn } from '../catalog/rights.js';
import type { Service } from '../model/service.js';
import { listServices } from '../catalog/service-repository.js';
import { replaceNul } from '../model/replace-nul.js';
import { truncateLayer } from './truncate-layer.js';
import { addViewLayers } from './add-view-layers.js';
import { updateViewLayer } from './update-view-layer.js';
import { describeViewSource } from '../views/describe-view.js';
import { rulingServices } from '../query/rows/rows-of-layer.js';
import { createViewExtents } from '../query/extent/view-extents.js';
import { hasViews } from '../views/view-repository.js';

/** Defining layers, fields and indexes; for the service's owner and administrators. */
export function createAdminHandlers(deps: FeaturesDeps) {
  const { features } = deps.databases;
  const extents = createViewExtents(features);
  const definitionContext = (context: CallContext): DefinitionContext =>
    createDefinitionContext(deps, context);

  async function ownService(path: ServicePath, context: CallContext): Promise<Service> {
    const found = await getService(features, path, context.principal);
    assertMayAdminister(context.principal, found);
    return found;
  }

  /**
   * Returns a function that makes the status URL for requests with `async`. The work is complete by then, because it
   * takes no longer than a request.
   */
  function follow(
    call: Call<Partial<LayerPath>, { readonly async?: boolean | undefined }>,
    context: CallContext,
  ) {
    const startedAt = deps.clock();
    return async (service: Service): Promise<{ statusURL?: string }> => {
      if (call.parameters.async !== true) return {};
      const { layerId } = call.path;
      const layer = layerId === undefined ? undefined : await findLayer(features, service.key, layerId);
      const change = { service, name: layer?.name ?? service.name, startedAt };
      return { statusURL: await recordChange(deps.jobs, change, context) };
    };
  }

  async function definitionJob(
    call: Call<ServicePath & { readonly jobId: string }>,
    context: CallContext,
  ): Promise<Reply<Schemas['DefinitionJob']>> {
    return okReply(await findChange(deps.jobs, await ownService(call.path, context), call.path.jobId));
  }

  async function service(call: Call<ServicePath>, context: CallContext): Promise<Reply<Schemas['Service']>> {
    const found = await ownService(call.path, context);
    const layers = await extents.list(found.key);
    const supportsAppend = layers.every((layer) => layer.supportsAppend);
    return okReply({
      ...describeService(found, layers, await hasViews(features, found.key)),
      capabilities: storedCapabilities(supportsAppend ? found : withoutAppend(found)),
      adminServiceInfo: {
        name: found.name,
        type: 'FeatureServer',
        status: 'Started',
        access: found.access,
      },
    });
  }

  async function layer(call: Call<LayerPath>, context: CallContext): Promise<Reply<Schemas['Layer']>> {
    const found = await getLayer(features, call.path, context.principal);
    assertMayAdminister(context.principal, found.service);
    const { table, geometryType, srid, view, supportsAppend } = found.layer;
    const ruling = await rulingServices(features, found.service, [found.layer]);
    return okReply({
      ...describeLayer(found.service, await extents.measure(found.layer), ruling),
      capabilities: storedCapabilities(supportsAppend ? found.service : withoutAppend(found.service)),
      ...(view && { viewDefinitionQuery: view.definition.query, definitionQuery: view.definition.query }),
      adminLayerInfo: {
        ...(view === undefined
          ? { tableName: table }
          : { viewLayerDefinition: await describeViewSource(features, view, context.principal) }),
        ...(geometryType && { geometryField: { name: SHAPE_COLUMN, srid } }),
      },
    });
  }

  async function services(_: Call, context: CallContext): Promise<Reply<Schemas['Catalogue']>> {
    const caller = signedIn(context.principal);
    const own = (await listServices(features)).filter((found) => mayAdminister(caller, found));
    return okReply(describeCatalogue(own, context.publicUrl));
  }

  return {
    listAdminServices: services,
    listAdminServicesPost: services,
    getAdminService: service,
    getAdminServicePost: service,
    getAdminLayer: layer,
    getAdminLayerPost: layer,
    getDefinitionJob: definitionJob,
    getDefinitionJobPost: definitionJob,

    async addToServiceDefinition(
      call: Call<ServicePath, Schemas['AddToServiceDefinitionParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['AddToServiceDefinitionReply']>> {
      const done = follow(call, context);
      const found = await ownService(call.path, context);
      const addToDefinition = replaceNul(call.parameters.addToDefinition);
      const added =
        found.view === undefined
          ? await addLayers(definitionContext(context), found, addToDefinition)
          : await addViewLayers(
              definitionContext(context),
              found,
              addToDefinition,
              signedIn(context.principal),
            );
      return okReply({
        success: true,
        layers: added.layers,
        tables: added.tables,
        ...(await done(found)),
      });
    },

    async addToLayerDefinition(
      call: Call<LayerPath, Schemas['AddToLayerDefinitionParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['DefinitionReply']>> {
      const done = follow(call, context);
      const found = await ownService(call.path, context);
      const additions = replaceNul(call.parameters.addToDefinition);
      await addToDefinition(definitionContext(context), found, call.path.layerId, additions);
      return okReply({ success: true, ...(await done(found)) });
    },

    async deleteFromServiceDefinition(
      call: Call<ServicePath, Schemas['DeleteFromServiceDefinitionParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['DefinitionReply']>> {
      const done = follow(call, context);
      const found = await ownService(call.path, context);
      await deleteLayers(definitionContext(context).features, found, call.parameters.deleteFromDefinition);
      return okReply({ success: true, ...(await done(found)) });
    },

    async deleteFromLayerDefinition(
      call: Call<LayerPath, Schemas['DeleteFromLayerDefinitionParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['DefinitionReply']>> {
      const done = follow(call, context);
      const found = await ownService(call.path, context);
      await deleteFromDefinition(
        definitionContext(context),
        found,
        call.path.layerId,
        call.parameters.deleteFromDefinition,
      );
      return okReply({ success: true, ...(await done(found)) });
    },

    async refreshService(
      call: Call<ServicePath>,
      context: CallContext,
    ): Promise<Reply<Schemas['DefinitionReply']>> {
      await refreshService(definitionContext(context).features, await ownService(call.path, context));
      return okReply({ success: true });
    },

    async updateServiceDefinition(
      call: Call<ServicePath, Schemas['UpdateServiceDefinitionParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['DefinitionReply']>> {
      const done = follow(call, context);
      const found = await ownService(call.path, context);
      await updateServiceDefinition(
        definitionContext(context),
        found,
        replaceNul(call.parameters.updateDefinition),
      );
      return okReply({ success: true, ...(await done(found)) });
    },

    async updateLayerDefinition(
      call: Call<LayerPath, Schemas['UpdateLayerDefinitionParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['DefinitionReply']>> {
      const done = follow(call, context);
      const found = await ownService(call.path, context);
      const changes = replaceNul(call.parameters.updateDefinition);
      const layer = await findLayer(features, found.key, call.path.layerId);
      if (layer?.view === undefined) {
        await updateLayerDefinition(definitionContext(context), found, call.path.layerId, changes);
      } else {
        const view = { ...layer, view: layer.view };
        await updateViewLayer(definitionContext(context), found, view, {
          changes,
          caller: context.principal,
        });
      }
      return okReply({ success: true, ...(await done(found)) });
    },

    async truncateLayer(
      call: Call<LayerPath, Schemas['TruncateParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['DefinitionReply']>> {
      const done = follow(call, context);
      const found = await ownService(call.path, context);
      if (!call.parameters.attachmentOnly)
        await truncateLayer(definitionContext(context), found, call.path.layerId);
      return okReply({ success: true, ...(await done(found)) });
    },
  };
}
