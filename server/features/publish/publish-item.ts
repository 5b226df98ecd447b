import { randomUUID } from 'node:crypto';
import type { Principal } from '../../access/principal.js';
import { AppError } from '../../errors.js';
import { JobError } from '../../jobs/job.js';
import type { Transaction } from '../../storage/database.js';
import { addLayers } from '../add-layers.js';
import { analyzeTable } from '../analyze/analyze-table.js';
import { makePublishParameters } from '../analyze/publish-parameters.js';
import type { StoredItem } from '../append/append-call.js';
import { requireGeocodeBudget } from '../append/geocode/require-budget.js';
import { readSourceInfo, type SourceInfo } from '../append/source-info.js';
import { layerSubject, serviceSubject } from '../append/submit.js';
import type { SourceFormat } from '../append/sources/source-format.js';
import type { FeaturesDeps } from '../call.js';
import { createService } from '../create-service.js';
import type { LayerInput } from '../define-layer.js';
import { dropService } from '../drop-service.js';
import { createFaultList } from '../faults.js';
import { listLayers } from '../layer-repository.js';
import { type Service, serviceUrl } from '../service.js';
import { asMembers, layerOfTable, placeLayer, readLayerInfo } from './layer-definition.js';
import { insertPublication } from './publication-repository.js';
import { PUBLISH_JOB, toPublishPayload } from './publish-request.js';

type PublishDeps = Pick<FeaturesDeps, 'databases' | 'blobs' | 'jobs' | 'clock' | 'geocoding' | 'settings'>;

export interface PublishCall {
  readonly item: StoredItem;
  readonly format: SourceFormat;
  /** What analyze gave, perhaps changed. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly owner: Pick<Principal, 'userId' | 'name'>;
  readonly publicUrl: string;
  readonly signal: AbortSignal;
  /** The request's id in the logs. */
  readonly requestId?: string;
}

/**
 * Makes a service with one layer for an item, and a job that fills it. When the job cannot be done, the service goes
 * away again.
 *
 * @throws {AppError} `feature.bad_definition` with all faults, or `feature.name_taken`.
 */
export async function publishItem(
  deps: PublishDeps,
  call: PublishCall,
): Promise<{ service: Service; jobId: string }> {
  const { parameters, owner } = call;
  const { features } = deps.databases;
  const { layer, sourceInfo, fieldMappings } = await defineLayer(deps, call);
  const tableName = textOf(parameters['sourceTableName']) ?? null;
  const { blobKey, fileName, bytes } = call.item;
  const source = { blobKey, fileName, bytes, format: call.format.name };
  await requireGeocodeBudget(deps, { source, sourceInfo }, owner.userId);
  const jobId = randomUUID();
  // By it the service is found should this process not live to queue the job.
  const alongside = (trx: Transaction, serviceKey: number): Promise<void> =>
    insertPublication(trx, { serviceKey, jobId, startedAt: deps.clock() });
  const definer = { features, clock: deps.clock };
  const service = await createService(definer, serviceOf(parameters), owner, { alongside });
  try {
    await addLayers(definer, service, { layers: [layer] });
    const [made] = await listLayers(features, service.key);
    if (made === undefined) throw new Error('the layer was not made');
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
      // Published is the whole file or nothing.
      rollbackOnFailure: true,
      returnEditMoment: false,
      dryRun: false,
      userName: owner.name,
      mayUpdateOthers: true,
      mayQueryOthers: true,
    };
    await deps.jobs.submit({
      id: jobId,
      kind: PUBLISH_JOB,
      lane: layerSubject(made.key),
      ownerId: owner.userId,
      requestId: call.requestId,
      subjects: [serviceSubject(service.key), layerSubject(made.key)],
      payload: toPublishPayload({ serviceKey: service.key, append }),
    });
    return { service, jobId };
  } catch (error) {
    await dropService(features, service);
    throw error;
  }
}

interface Definition {
  readonly layer: LayerInput;
  readonly sourceInfo: SourceInfo;
  readonly fieldMappings: { source: string; name: string }[];
}

async function defineLayer(deps: PublishDeps, call: PublishCall): Promise<Definition> {
  const { format } = call;
  const faults = createFaultList();
  const name = textOf(call.parameters['name']);
  if (name === undefined) faults.add('publishParameters.name', 'is needed: it names the service', 'missing');
  const described = readLayerInfo(call.parameters['layerInfo'], 'publishParameters.layerInfo', faults);
  faults.throwIfAny('feature.bad_definition', 'The item cannot be published.');
  // Who says nothing of fields gets what analyze would have said. Sources with types are looked at in any case, for
  // the names of their fields.
  const isKnown = described !== undefined && format.needsSourceInfo;
  const guessed = isKnown ? undefined : await analyze(deps, call);
  const parameters = { ...guessed?.parameters, ...call.parameters };
  const info = readSourceInfo(parameters, { hasGeocoder: deps.geocoding !== undefined });
  for (const { field, reason } of format.needsSourceInfo ? info.faults : []) {
    faults.add(field.replace('appendSourceInfo', 'publishParameters'), reason);
  }
  faults.throwIfAny('feature.bad_definition', 'The item cannot be published.');
  const layer = { ...guessed?.layer, ...described, name: layerName(described, name ?? '') };
  return {
    layer: format.needsSourceInfo ? placeLayer(layer, info.info) : asLayerOrTable(layer),
    sourceInfo: info.info,
    fieldMappings: format.needsSourceInfo ? [] : mapFields(layer, guessed?.headers ?? []),
  };
}

/** Fields that could not keep their names: analyze puts these into the alias. */
function mapFields({ fields }: LayerInput, headers: readonly string[]): { source: string; name: string }[] {
  return (fields ?? []).flatMap(({ name, alias }) => {
    const isOther = typeof alias === 'string' && alias.toLowerCase() !== name.toLowerCase();
    return isOther && headers.includes(alias) ? [{ source: alias, name }] : [];
  });
}

function layerName(described: LayerInput | undefined, name: string): string {
  return described === undefined || described.name === '' ? name : described.name;
}

function asLayerOrTable(layer: LayerInput): LayerInput {
  return layer.geometryType === undefined ? { ...layer, type: 'Table' } : layer;
}

async function analyze(
  { settings, geocoding, blobs }: PublishDeps,
  { item, format, parameters, signal }: PublishCall,
): Promise<{ layer: LayerInput; headers: string[]; parameters: Record<string, unknown> }> {
  const { blobKey, fileName, bytes } = item;
  const file = {
    fileName,
    bytes,
    ...(blobs.path && { localPath: blobs.path(blobKey) }),
    open: (range?: { start?: number; end?: number }) => blobs.open(blobKey, range),
  };
  const { columnDelimiter, qualifier, sourceSR, columnNames } = parameters;
  const tableName = textOf(parameters['sourceTableName']);
  try {
    const table = await analyzeTable(file, {
      format,
      tableName,
      settings,
      signal,
      hasGeocoder: geocoding !== undefined,
      sourceInfo: readSourceInfo({ columnDelimiter, qualifier, sourceSR, columnNames }).info,
      locationType: textOf(parameters['locationType']),
    });
    const labels = { name: '', format: format.name, tableName, sourceUrl: '', sourceCountry: '' };
    return {
      layer: layerOfTable(table),
      headers: table.columns.map(({ header }) => header),
      parameters: makePublishParameters(table, labels),
    };
  } catch (error) {
    if (!(error instanceof JobError)) throw error;
    throw new AppError('request.invalid', 'The item cannot be published.', {
      faults: [{ field: 'itemid', reason: error.message, kind: 'invalid' }],
    });
  }
}

/** What `publishParameters` say of the service. */
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
    editorTrackingInfo: { enableEditorTracking: tracking['enableEditorTracking'] === true },
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
