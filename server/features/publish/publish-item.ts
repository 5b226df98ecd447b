import { randomUUID } from 'node:crypto';
import type { Principal } from '../../auth/principal.js';
import { AppError } from '../../lib/errors.js';
import { BlobDamagedError } from '../../storage/blobs/blobs.js';
import type { Transaction } from '../../storage/database/database.js';
import { addLayers } from '../definition/add-layers.js';
import type { StoredItem } from '../append/request/append-call.js';
import { requireGeocodeBudget } from '../append/request/require-budget.js';
import { layerSubject, serviceSubject } from '../append/request/submit.js';
import type { SourceFormat } from '../append/source/source-format.js';
import type { SourceSettings } from '../../config/source-settings.js';
import type { FeaturesDeps } from '../model/call.js';
import { createService } from '../definition/create-service.js';
import { deleteService } from '../definition/delete-service.js';
import { damageText, openStoredFile, tellDamageFirst } from '../content/files/stored-file.js';
import { putInFolderOf } from '../content/items/move-items.js';
import { listLayers } from '../catalog/layer-repository.js';
import { type Service, serviceUrl } from '../model/service.js';
import { defineSourceLayer, type SourceLayer } from './define-source-layer.js';
import { asMembers } from './layer-definition.js';
import { insertPublication } from './publication-repository.js';
import { PUBLISH_JOB, toPublishPayload } from './publish-request.js';

type PublishDeps = Pick<FeaturesDeps, 'databases' | 'blobs' | 'jobs' | 'clock' | 'geocoding' | 'readers'>;

export interface PublishCall {
  readonly item: StoredItem;
  /** Id of the item; the item of the service goes into the same folder. */
  readonly itemId: string;
  readonly format: SourceFormat;
  /** `publishParameters` from analyze, which the caller may have edited. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly owner: Pick<Principal, 'userId' | 'name'>;
  /** Calling user; an administrator may publish for another owner. */
  readonly callerId: number;
  readonly publicUrl: string;
  readonly signal: AbortSignal;
  /** Request id for the logs. */
  readonly requestId?: string;
}

/**
 * Creates a service with one layer for an item, and a job that fills it. If the job fails, the service is
 * deleted.
 *
 * @throws {AppError} `feature.bad_definition` with all faults, or `feature.name_taken`.
 */
export async function publishItem(
  deps: PublishDeps,
  call: PublishCall,
): Promise<{ service: Service; jobId: string }> {
  const { parameters, owner, item } = call;
  const { features } = deps.databases;
  const reading = { userId: call.callerId, signal: call.signal, refuse: tooSlow };
  const { layer, sourceInfo, fieldMappings } = await deps.readers.read(reading, ({ settings, signal }) =>
    defineItemLayer({ ...deps, settings }, { ...call, signal }),
  );
  const tableName = textOf(parameters['sourceTableName']) ?? null;
  const { blobKey, fileName, bytes, sha256 } = item;
  const source = { blobKey, fileName, bytes, sha256, format: call.format.name };
  await requireGeocodeBudget(deps, { source, sourceInfo }, { userId: owner.userId, signal: call.signal });
  const jobId = randomUUID();
  // The record lets the sweep find the service if this process dies before it queues the job.
  const alongside = (trx: Transaction, serviceKey: number): Promise<void> =>
    insertPublication(trx, { serviceKey, jobId, startedAt: deps.clock() });
  const definitionContext = { features, clock: deps.clock, signal: call.signal };
  const service = await createService(definitionContext, serviceOf(parameters), owner, { alongside }).catch(
    (error: unknown) => {
      throw inWordsOfPublish(error);
    },
  );
  try {
    await addLayers(definitionContext, service, { layers: [layer] });
    const [made] = await listLayers(features, service.key);
    if (made === undefined) throw new Error('the layer was not created');
    const target = {
      layerKey: made.key,
      layerId: made.id,
      layerName: made.name,
      sourceTableName: tableName,
      sourceTableId: null,
      fieldMappings,
      appendFields: null,
      upsert: null,
    };
    const append = {
      layerKey: made.key,
      layerName: made.name,
      targets: [target],
      isServiceLevel: false,
      serviceUrl: serviceUrl(call.publicUrl, service),
      source,
      sourceInfo,
      truncateExisting: false,
      // A file is published completely or not at all.
      rollbackOnFailure: true,
      returnEditMoment: false,
      dryRun: false,
      userName: owner.name,
      mayUpdateOthers: true,
      mayQueryOthers: true,
    };
    // Runs before the job exists, because the job may delete the service.
    await putInFolderOf(deps, call.itemId, service);
    await deps.jobs.submit({
      id: jobId,
      kind: PUBLISH_JOB,
      lane: layerSubject(made.key),
      ownerId: owner.userId,
      requestId: call.requestId,
      subjects: [serviceSubject(service.key), layerSubject(made.key)],
      payload: toPublishPayload({ serviceKey: service.key, serviceItemId: service.itemId, append }),
    });
    return { service, jobId };
  } catch (error) {
    await deleteService(deps.databases, service);
    throw error;
  }
}

const REFUSAL = { message: 'The item cannot be published.', field: 'itemid' };

function tooSlow(reason: string): AppError {
  const mend = 'define a layer and append the item to it: jobs may take longer';
  return new AppError('request.invalid', REFUSAL.message, {
    faults: [{ field: REFUSAL.field, reason: `${reason}; ${mend}`, kind: 'invalid' }],
  });
}

/** Defines the layer from the item; the job verifies all bytes of the item. */
async function defineItemLayer(
  deps: Pick<PublishDeps, 'blobs' | 'geocoding'> & { readonly settings: SourceSettings },
  { item, format, parameters, signal }: Pick<PublishCall, 'item' | 'format' | 'parameters' | 'signal'>,
): Promise<SourceLayer> {
  try {
    const { file, check } = await openStoredFile(deps.blobs, item, signal);
    return await tellDamageFirst(check, signal, () =>
      defineSourceLayer(deps, { file, format, parameters, refusal: REFUSAL, signal }),
    );
  } catch (error) {
    if (!(error instanceof BlobDamagedError)) throw error;
    throw new AppError('request.invalid', REFUSAL.message, {
      faults: [{ field: REFUSAL.field, reason: damageText(error), kind: 'invalid' }],
      cause: error,
    });
  }
}

/** Reads the members of `publishParameters` that define the service. */
function serviceOf(parameters: Readonly<Record<string, unknown>>): Parameters<typeof createService>[1] {
  const targetSR = asMembers(parameters['targetSR']);
  const { wkid, latestWkid, wkt } = targetSR;
  const hasReference = typeof wkid === 'number' || typeof wkt === 'string';
  const tracking = asMembers(parameters['editorTrackingInfo']);
  const { maxRecordCount } = parameters;
  return {
    name: textOf(parameters['name']) ?? '',
    ...(hasReference && {
      spatialReference: {
        ...(typeof wkid === 'number' && { wkid }),
        ...(typeof latestWkid === 'number' && { latestWkid }),
        ...(typeof wkt === 'string' && { wkt }),
      },
    }),
    ...(Number.isInteger(maxRecordCount) && {
      maxRecordCount: Math.min(32_000, Math.max(1, maxRecordCount as number)),
    }),
    ...Object.fromEntries(
      ['serviceDescription', 'description', 'copyrightText', 'capabilities'].flatMap((member) => {
        const text = textOf(parameters[member]);
        return text === undefined ? [] : [[member, text]];
      }),
    ),
    editorTrackingInfo: Object.fromEntries(
      Object.entries(tracking).filter(([, value]) => typeof value === 'boolean'),
    ),
  };
}

/** Renames the faults of a service to the members of the publish request that set it. */
function inWordsOfPublish(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const faults = error.faults.map((fault) => ({
    ...fault,
    field: fault.field
      .replace('createParameters.spatialReference', 'publishParameters.targetSR')
      .replace('createParameters', 'publishParameters'),
  }));
  return new AppError(error.code, error.message, { faults, cause: error });
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
