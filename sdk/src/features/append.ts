import type { CallOptions } from '../call-options.js';
import { FairgroundError } from '../errors/fairground-error.js';
import { withinTime } from '../transport/deadline.js';
import type { FeaturesApi, Parameters } from './api.js';
import { type AppendSource, type EncodedSource, encodeSource, type SourceOptions } from './append-source.js';

type AppendParameters = Parameters<'AppendParameters'>;

export interface AppendOptions extends CallOptions, SourceOptions {
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
  /** Source field by destination field, where the names differ. */
  readonly fieldMappings?: Readonly<Record<string, string>>;
  /** Destination fields to write; all that the source has unless told. */
  readonly fields?: readonly string[];
  /** How to read a CSV file; column names for the coordinates, most of all. */
  readonly sourceInfo?: NonNullable<AppendParameters['appendSourceInfo']>;
  /** True: one bad row leaves the layer as it was. False, the default: the good rows are kept. */
  readonly rollbackOnFailure?: boolean;
}

interface Target {
  readonly serviceName: string;
  readonly id: number;
}

const UPLOAD_TIMEOUT_MS = 10 * 60_000;
const MEGABYTE = 1_000_000;

// Below this size trying costs less than asking for the limit first.
const ASK_LIMIT_FROM_BYTES = MEGABYTE;

/** Uploads a source, starts the job that appends it and gives the job's id. */
export async function submitAppend(
  api: FeaturesApi,
  target: Target,
  source: AppendSource,
  options: AppendOptions,
): Promise<string> {
  const file = encodeSource(source, options);
  return withinTime(options, async (call) => {
    await checkSize(api, target, file, call);
    const appendUploadId = await upload(api, target, file, call);
    const { jobId } = await api.write(
      '/rest/services/{serviceName}/FeatureServer/{layerId}/append',
      {
        place: { serviceName: target.serviceName, layerId: target.id },
        fields: { appendUploadId, ...appendParameters(file, options) },
      },
      call,
    );
    return jobId;
  });
}

/** The wire's names for the options. What is `undefined` is not sent, and the server's default holds. */
function appendParameters({ format }: EncodedSource, options: AppendOptions): AppendParameters {
  const { upsertOn, fieldMappings, fields } = options;
  return {
    appendUploadFormat: format,
    appendSourceInfo: options.sourceInfo ?? (format === 'csv' || format === 'excel' ? {} : undefined),
    upsert: upsertOn === undefined ? undefined : true,
    upsertMatchingField: upsertOn,
    skipInserts: options.skipInserts,
    skipUpdates: options.skipUpdates,
    updateGeometry: options.updateGeometry,
    fieldMappings: fieldMappings && Object.entries(fieldMappings).map(([name, source]) => ({ name, source })),
    appendFields: fields && [...fields],
    rollbackOnFailure: options.rollbackOnFailure,
  };
}

/** A server cuts a too large upload off, which looks like a lost connection from here. */
async function checkSize(
  api: FeaturesApi,
  target: Target,
  file: EncodedSource,
  options: CallOptions,
): Promise<void> {
  const { size } = file.blob;
  if (size <= ASK_LIMIT_FROM_BYTES) return;
  const place = { serviceName: target.serviceName };
  const { maxUploadFileSize } = await api.read(
    '/rest/services/{serviceName}/FeatureServer/uploads/info',
    { place },
    options,
  );
  if (size > maxUploadFileSize * MEGABYTE) {
    throw new FairgroundError(
      `${file.fileName} has ${(size / MEGABYTE).toFixed(1)} MB; the server takes ${maxUploadFileSize} MB at once`,
      { code: 'upload_too_large' },
    );
  }
}

async function upload(
  api: FeaturesApi,
  target: Target,
  file: EncodedSource,
  options: CallOptions,
): Promise<string> {
  const { item } = await api.upload(
    '/rest/services/{serviceName}/FeatureServer/uploads/upload',
    {
      place: { serviceName: target.serviceName },
      file: file.blob,
      fileName: file.fileName,
      timeoutMs: UPLOAD_TIMEOUT_MS,
    },
    options,
  );
  return item.itemID;
}
