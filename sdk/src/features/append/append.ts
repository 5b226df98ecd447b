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
   * A key of your own is of use with a stored item: the same request gets the job that it started before. What is
   * uploaded anew is another request, and refused under the same key.
   */
  readonly idempotencyKey?: string;
  /**
   * Field by which a source feature is the same as one in the layer, which is then updated instead of added:
   * the object id, the global id, or a field with a unique index.
   */
  readonly upsertOn?: string;
  /** With `upsertOn`: drop source features that are not in the layer. */
  readonly skipInserts?: boolean;
  /** With `upsertOn`: leave features that are in the layer already as they are. */
  readonly skipUpdates?: boolean;
  /** With `upsertOn`: false keeps the geometry of updated features. True unless told. */
  readonly updateGeometry?: boolean;
  /**
   * With `upsertOn`, on a layer with editor tracking: true keeps the creator and the creation date of updated features.
   * False, the default, makes the caller their creator, now. An extension of Fairground.
   */
  readonly keepCreator?: boolean;
  /** Source field by destination field, where the names differ. */
  readonly fieldMappings?: Readonly<Record<string, string>>;
  /** Destination fields to write; all that the source has unless told. */
  readonly fields?: readonly string[];
  /**
   * Which rows to take: a condition on the source's fields, as in the `where` of a query. For files whose columns have
   * types, such as `gpkg` and `shapefile`.
   */
  readonly sourceFilter?: string;
  /** How to read a CSV file; column names for the coordinates, most of all. */
  readonly sourceInfo?: NonNullable<AppendParameters['appendSourceInfo']>;
  /** True: one bad row leaves the layer as it was. False, the default: the good rows are kept. */
  readonly rollbackOnFailure?: boolean;
  /** Which table of the source, where it has several. */
  readonly sourceTable?: string;
  /** True empties the layer first; readers see the old features until they see the new ones. Not with `upsertOn`. */
  readonly truncateExisting?: boolean;
  /** True tells what would be inserted, updated and refused, and writes nothing. An extension of Fairground. */
  readonly dryRun?: boolean;
  /** Called as the source is uploaded, before there is a job. */
  readonly onUpload?: (progress: UploadProgress) => void;
}

/** Table, mappings and filter by which a layer reads a source of several tables. */
export type LayerSource = Pick<AppendOptions, 'sourceTable' | 'fieldMappings' | 'sourceFilter'>;

export type ServiceAppendOptions = Omit<AppendOptions, keyof LayerSource>;

/** Submits one append for several layers of a service, each named by its id, as one job. */
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

/** Uploads a source where it is not there yet, starts the job that appends it and gives the job's id. */
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
 * How a source gets to the server, and how it is named to it then.
 *
 * @throws {FairgroundError} `unknown_format` when nothing says what it is.
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
    // Tables need it, and the others take no notice.
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

/** Other servers let layers be appended to and take no uploads for them. */
function lacksUploads({ isForeign }: FeaturesApi, error: unknown): boolean {
  return isForeign && isFairgroundError(error) && error.status === 404;
}

/** Maximum size of a request in bytes that servers are known to accept. */
const MAX_EDITS_BYTES = 10_000_000;

/** Features may travel in the request itself, which hosted layers take that have no uploads. */
async function readEdits({ content, format }: EncodedSource, cause: unknown): Promise<string> {
  const isText = format === 'geojson' || format === 'featureCollection';
  if (isText && content instanceof Blob && content.size <= MAX_EDITS_BYTES) return content.text();
  throw new FairgroundError(
    'This layer takes no uploads, but up to 10 MB of features, and items of its portal by their ids',
    { code: 'not_supported', cause },
  );
}

/** A server that does not know of dry runs takes no notice of the wish, and writes. */
async function requireDryRun(api: FeaturesApi, serviceName: string, options: CallOptions): Promise<void> {
  const limits = await askUploadLimits(api, serviceName, options).catch((error: unknown) => {
    if (!lacksUploads(api, error)) throw error;
  });
  // Only Fairground tells how large a part may be.
  if (limits?.maxUploadPartSize !== undefined) return;
  throw new FairgroundError('This server has no dry runs: it would append', { code: 'not_supported' });
}

/** Fairground says it outright; others in the middle of a sentence, or at the end of an address. */
function jobIdOf(reply: Partial<Record<'jobId' | 'statusMessage' | 'statusUrl' | 'itemId', string>>): string {
  const { jobId, statusMessage = '', statusUrl = '', itemId } = reply;
  const told = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i.exec(statusMessage)?.[0];
  const inAddress = /\/jobs\/([^/?#]+)/.exec(statusUrl)?.[1];
  const id = jobId ?? told ?? inAddress ?? itemId;
  if (id === undefined || id === '') throw new UnexpectedReplyError(JSON.stringify(reply), { status: 200 });
  return id;
}

/** The wire's names for the options. What is `undefined` is not sent, and the server's default holds. */
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
