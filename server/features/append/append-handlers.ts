import { AppError } from '../../lib/errors.js';
import type { AppendCall } from './request/append-call.js';
import type { AppendRequest } from './request/request.js';
import { type AppendSubmission, submitAppend } from './request/submit.js';
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
import { getLayer, getService } from '../catalog/find.js';
import { findStoredItem } from '../content/items/find-item.js';
import type { Layer } from '../model/layer.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import { listLayers } from '../catalog/layer-repository.js';
import { assertMayAppend, assertMayAppendTo, mayAdminister, signedIn } from '../catalog/rights.js';
import { type Service, serviceUrl, tracksChanges } from '../model/service.js';
import { storeText, takeUpload } from '../uploads/uploads.js';
import { mayChangeGeometries } from '../views/geometry-updates.js';
import { rulingServices } from '../query/rows/rows-of-layer.js';

interface Headers {
  readonly headers: { readonly 'idempotency-key'?: string };
}

/** Handlers of bulk insert and upsert, which run as jobs. */
export function createAppendHandlers(deps: FeaturesDeps) {
  const { features } = deps.databases;
  const submitter = {
    jobs: deps.jobs,
    features,
    blobs: deps.blobs,
    geocoding: deps.geocoding,
    readers: deps.readers,
    hasGeocoder: deps.geocoding !== undefined,
    findUpload: (id: string, caller: CallContext['principal']) => takeUpload(deps, id, caller),
    findItem: (id: string, caller: CallContext['principal']) => findStoredItem(deps, id, caller),
    storeEdits: (edits: string, caller: CallContext['principal']) => storeText(deps, signedIn(caller), edits),
  };

  /** Submits an append. The caller may append to `service`; rights on its layers are checked here. */
  async function submit(
    service: Service,
    targets: Pick<AppendCall, 'layer' | 'service'>,
    { parameters, headers }: Call<unknown, AppendCall['parameters']> & Headers,
    { principal, publicUrl, requestId, signal }: CallContext,
  ): Promise<Reply<AppendSubmission>> {
    const layers = targets.service?.layers ?? [targets.layer];
    for (const layer of layers) assertMayAppendTo(principal, service, layer);
    const submission = await submitAppend(submitter, {
      ...targets,
      parameters,
      principal,
      requestKey: headers['idempotency-key'],
      requestId,
      signal,
      serviceUrl: serviceUrl(publicUrl, service),
      ...appendRights(principal, layers, await rulingServices(features, service, layers)),
    });
    return okReply(submission);
  }

  return {
    async appendToLayer(
      call: Call<LayerPath, Schemas['AppendParameters']> & Headers,
      context: CallContext,
    ): Promise<Reply<AppendSubmission>> {
      const { service, layer } = await getLayer(features, call.path, context.principal);
      return submit(service, { layer }, call, context);
    },

    async appendToService(
      call: Call<ServicePath, Schemas['ServiceAppendParameters']> & Headers,
      context: CallContext,
    ): Promise<Reply<AppendSubmission>> {
      const service = await getService(features, call.path, context.principal);
      assertMayAppend(context.principal, service);
      const layers = pickLayers(await listLayers(features, service.key), call.parameters);
      const targets = { layer: layers[0], service: { name: service.name, layers } };
      return submit(service, targets, call, context);
    },
  };
}

/**
 * Returns the rights that all given services grant a caller on an append, by ownership-based access control
 * and rules on geometries.
 *
 * @param services - the layers' own services, and those of views' sources (`rulingServices`)
 */
export function appendRights(
  caller: CallContext['principal'],
  layers: readonly Layer[],
  services: readonly Service[],
): Pick<AppendRequest, 'mayUpdateOthers' | 'mayQueryOthers' | 'fixedLayers'> & { tracksChanges: boolean } {
  const isFree = (service: Service): boolean =>
    !service.editorTrackingInfo.enableOwnershipAccessControl || mayAdminister(caller, service);
  return {
    tracksChanges: services.some(tracksChanges),
    mayUpdateOthers: services.every(
      (service) => isFree(service) || service.editorTrackingInfo.allowOthersToUpdate,
    ),
    mayQueryOthers: services.every(
      (service) => isFree(service) || service.editorTrackingInfo.allowOthersToQuery,
    ),
    fixedLayers: layers
      .filter((layer) => !mayChangeGeometries(caller, layer, rulersOf(layer, services)))
      .map(({ key }) => key),
  };
}

/** Returns the services whose rules apply to the layer. */
function rulersOf({ serviceKey, view }: Layer, services: readonly Service[]): readonly Service[] {
  return services.filter(({ key }) => key === serviceKey || key === view?.source.serviceKey);
}

/**
 * Returns the layers in `layers`, else those of `layerMappings`, else layer 0, in the order of the request.
 *
 * @throws {AppError} `request.invalid` with the ids that the service does not have
 */
function pickLayers(
  all: readonly PresentedLayer[],
  { layers, layerMappings }: Schemas['ServiceAppendParameters'],
): readonly [PresentedLayer, ...PresentedLayer[]] {
  const isListed = layers !== undefined && layers.length > 0;
  const mapped = (layerMappings ?? []).flatMap(({ id }) => id ?? []);
  const ids = [...new Set(isListed ? layers : mapped)];
  if (ids.length === 0) ids.push(0);
  const found = ids.flatMap((id) => all.find((layer) => layer.id === id) ?? []);
  const [first, ...others] = found;
  if (first !== undefined && found.length === ids.length) return [first, ...others];
  const missing = ids.filter((id) => !found.some((layer) => layer.id === id));
  throw new AppError('request.invalid', 'Unable to append. Invalid parameters.', {
    faults: [
      {
        field: isListed ? 'layers' : 'layerMappings',
        reason: `the service has no layer ${missing.join(', ')}`,
        kind: 'invalid',
      },
    ],
  });
}
