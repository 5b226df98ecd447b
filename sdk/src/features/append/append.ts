import type { CallOptions } from '../../transport/call-options.js';
import { FairgroundError } from '../../errors/fairground-error.js';
import { isFairgroundError } from '../../errors/guards.js';
import { UnexpectedReplyError } from '../../errors/unexpected-reply-error.js';
import { withinTime } from '../../transport/deadline.js';
import type { CreateOptions } from '../../transport/idempotency-key.js';
import type { FeaturesApi, Parameters } from '../api.js';
import type { LayerPath } from './append-job.js';
import {
  type AppendSource,
  type EncodedSource,
  encodeSource,
  isStoredItem,
  type SourceOptions,
} from './append-source.js';
import type { UploadProgress } from './upload-progress.js';
import { uploadSource } from './upload-source.js';
import { askUploadLimits } from './upload-whole.js';

type AppendParameters = Parameters<'AppendParameters'>;

export interface AppendOptions extends CreateOptions, SourceOptions {
  /**
   * Idempotency key of the caller, for an append of a stored item: a repeated request returns the job of the first.
   *
   * A repeated upload is a different request, which the server refuses under the same key.
   */
  readonly idempotencyKey?: string;
  /**
   * Field that matches source features to features of the layer: the object id, the global id, or a field with a unique
   * index.
   *
   * Matching features are updated, the others are inserted.
   */
  readonly upsertOn?: string;
  /** With `upsertOn`: ignore source features that are not in the layer. */
  readonly skipInserts?: boolean;
  /** With `upsertOn`: ignore source features that are in the layer. */
  readonly skipUpdates?: boolean;
  /**
   * With `upsertOn`: false keeps the geometry of updated features.
   *
   * @default true
   */
  readonly updateGeometry?: boolean;
  /**
   * With `upsertOn` and editor tracking: true keeps the creator and creation date of updated features.
   *
   * False sets the creator to the caller and the creation date to now. This is an extension of Fairground.
   *
   * @default false
   */
  readonly keepCreator?: boolean;
  /** Source field by destination field, for fields whose names differ. */
  readonly fieldMappings?: Readonly<Record<string, string>>;
  /** Destination fields to write. Defaults to all fields of the source. */
  readonly fields?: readonly string[];
  /**
   * Condition on the source's fields, as in the `where` of a query; other rows are ignored.
   *
   * It needs a format with typed columns, such as `gpkg` or `shapefile`.
   */
  readonly sourceFilter?: string;
  /** How to read a CSV file or workbook, in particular the names of its coordinate columns. */
  readonly sourceInfo?: NonNullable<AppendParameters['appendSourceInfo']>;
  /**
   * True writes nothing if any row is refused; false keeps the good rows.
   *
   * @default false
   */
  readonly rollbackOnFailure?: boolean;
  /** Table of the source to read, if it has several. */
  readonly sourceTable?: string;
  /**
   * True replaces all features of the layer. Readers see the old ones until the new ones are complete. Not with
   * `upsertOn`.
   */
  readonly truncateExisting?: boolean;
  /** True reports inserts, updates and refused rows without writing anything. This is an extension of Fairground. */
  readonly dryRun?: boolean;
  /** Called during the upload, before the job exists. */
  readonly onUpload?: (progress: UploadProgress) => void;
}

/** Table, field mappings and filter of one layer, for a source with several tables. */
export type LayerSource = Pick<AppendOptions, 'sourceTable' | 'fieldMappings' | 'sourceFilter'>;

export type ServiceAppendOptions = Omit<AppendOptions, keyof LayerSource>;

/** Submits one append to several layers of a service, by layer id, as one job. */
export async function submitServiceAppend(
  api: FeaturesApi,
  serviceName: string,
  source: AppendSource,
  layers: Readonly<Record<number, LayerSource>>,
  options: ServiceAppendOptions,
): Promise<string> {
  const send = prepareSource(api, serviceName, source, options);
  const all = Object.entries(layers).map(([id, layer]) => ({ id: Number(id), ...layer }));
  const filters = all.flatMap(({ id, sourceFilter: where }) => (where === undefined ? [] : [{ id, where }]));
  return withinTime(options, async (call) => {
    const reply = await api.create(
      '/rest/services/{serviceName}/FeatureServer/append',
      {
        place: { serviceName },
        fields: {
          ...(await send(call)),
          ...appendParameters(options),
          layers: all.map(({ id }) => id),
          layerMappings: all.map(({ id, sourceTable, fieldMappings }) => ({
            id,
            ...(sourceTable !== undefined && { sourceTableName: sourceTable }),
            ...(fieldMappings !== undefined && { fieldMappings: toPairs(fieldMappings) }),
          })),
          ...(filters.length > 0 && { appendSourceFilter: JSON.stringify(filters) }),
        },
      },
      call,
    );
    return jobIdOf(reply);
  });
}

/** Uploads the source if needed, starts the append job and returns the job's id. */
export async function submitAppend(
  api: FeaturesApi,
  target: LayerPath,
  source: AppendSource,
  options: AppendOptions,
): Promise<string> {
  const { serviceName, id: layerId } = target;
  const send = prepareSource(api, serviceName, source, options);
  return withinTime(options, async (call) => {
    if (api.isForeign && options.dryRun === true) await requireDryRun(api, serviceName, call);
    const sent = await send(call);
    const reply = await api.create(
      '/rest/services/{serviceName}/FeatureServer/{layerId}/append',
      { place: { serviceName, layerId }, fields: { ...sent, ...appendParameters(options) } },
      call,
    );
    return jobIdOf(reply);
  });
}

type SourceParameters = Pick<
  AppendParameters,
  'edits' | 'appendItemId' | 'appendUploadId' | 'appendUploadFormat' | 'appendSourceInfo'
>;

/**
 * Prepares the upload of a source, and the parameters that name it in the request.
 *
 * @throws {FairgroundError} `unknown_format` when the format cannot be determined.
 */
function prepareSource(
  api: FeaturesApi,
  serviceName: string,
  source: AppendSource,
  options: ServiceAppendOptions,
): (call: CallOptions) => Promise<SourceParameters> {
  const { format: given, sourceInfo, onUpload } = options;
  if (isStoredItem(source)) {
    const { itemId: appendItemId } = source;
    // Send `appendSourceInfo` always: tables need it, and other formats ignore it.
    const parameters = { appendItemId, appendUploadFormat: given, appendSourceInfo: sourceInfo ?? {} };
    return () => Promise.resolve(parameters);
  }
  const file = encodeSource(source, options);
  const { content, fileName, format } = file;
  const isTable = format === 'csv' || format === 'excel';
  const reading = {
    appendUploadFormat: format,
    appendSourceInfo: sourceInfo ?? (isTable ? {} : undefined),
  };
  return async (call) => {
    const upload = { api, serviceName, fileName, options: call, onUpload };
    try {
      return { ...reading, appendUploadId: await uploadSource(upload, content) };
    } catch (error) {
      if (!lacksUploads(api, error)) throw error;
      return { ...reading, edits: await readEdits(file, error) };
    }
  };
}

/** Returns true for a foreign layer that supports appends but no uploads. */
function lacksUploads({ isForeign }: FeaturesApi, error: unknown): boolean {
  return isForeign && isFairgroundError(error) && error.status === 404;
}

/** Maximum size in bytes of a request that servers are known to accept. */
const MAX_EDITS_BYTES = 10_000_000;

/** Reads features to send in the request itself, which hosted layers without uploads accept. */
async function readEdits({ content, format }: EncodedSource, cause: unknown): Promise<string> {
  const isText = format === 'geojson' || format === 'featureCollection';
  if (isText && content instanceof Blob && content.size <= MAX_EDITS_BYTES) return content.text();
  throw new FairgroundError(
    'Uploads are not supported by this layer: append up to 10 MB of features, or an item of its portal',
    { code: 'not_supported', cause },
  );
}

/** Refuses a dry run on servers that do not support it, because they would ignore the option and write. */
async function requireDryRun(api: FeaturesApi, serviceName: string, options: CallOptions): Promise<void> {
  const limits = await askUploadLimits(api, serviceName, options).catch((error: unknown) => {
    if (!lacksUploads(api, error)) throw error;
  });
  // Only Fairground reports a maximum part size.
  if (limits?.maxUploadPartSize !== undefined) return;
  throw new FairgroundError('Dry runs are not supported by this server', { code: 'not_supported' });
}

/** Returns the job's id. Fairground has a property for it; other servers put it in a sentence or a URL. */
function jobIdOf(reply: Partial<Record<'jobId' | 'statusMessage' | 'statusUrl' | 'itemId', string>>): string {
  const { jobId, statusMessage = '', statusUrl = '', itemId } = reply;
  const told = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i.exec(statusMessage)?.[0];
  const inAddress = /\/jobs\/([^/?#]+)/.exec(statusUrl)?.[1];
  const id = jobId ?? told ?? inAddress ?? itemId;
  if (id === undefined || id === '') throw new UnexpectedReplyError(JSON.stringify(reply), { status: 200 });
  return id;
}

/** Converts options to request parameters. Undefined ones are omitted, so that the server's defaults apply. */
function appendParameters(options: AppendOptions): AppendParameters {
  const {
    upsertOn,
    skipInserts,
    skipUpdates,
    updateGeometry,
    keepCreator,
    fieldMappings,
    fields,
    sourceFilter,
    rollbackOnFailure,
    sourceTable,
    truncateExisting,
    dryRun,
  } = options;
  return {
    upsert: upsertOn === undefined ? undefined : true,
    upsertMatchingField: upsertOn,
    skipInserts,
    skipUpdates,
    updateGeometry,
    keepCreator,
    fieldMappings: fieldMappings && toPairs(fieldMappings),
    appendFields: fields && [...fields],
    appendSourceFilter: sourceFilter,
    sourceTableName: sourceTable,
    rollbackOnFailure,
    truncateExisting,
    dryRun,
  };
}

function toPairs(mappings: NonNullable<AppendOptions['fieldMappings']>): { name: string; source: string }[] {
  return Object.entries(mappings).map(([name, source]) => ({ name, source }));
}
