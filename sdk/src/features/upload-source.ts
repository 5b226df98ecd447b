import type { CallOptions } from '../call-options.js';
import { FairgroundError } from '../errors/fairground-error.js';
import type { FeaturesApi } from './api.js';
import type { ContentStream } from './append-source.js';
import { readBlobs } from './read-blobs.js';
import { UPLOAD_TIMEOUT_MS, uploadParts } from './upload-parts.js';
import type { UploadProgress } from './upload-progress.js';

/** A file as it is uploaded. */
export interface UploadFile {
  readonly content: Blob | ContentStream;
  readonly fileName: string;
}

type OnUpload = (progress: UploadProgress) => void;

const MEGABYTE = 1_000_000;

// Below this size trying costs less than asking for the limit first.
const ASK_LIMIT_FROM_BYTES = MEGABYTE;

// Small enough to be sent again without much loss, large enough that their number does not matter.
const PART_BYTES = 8 * MEGABYTE;
const MAX_PARTS = 10_000;

interface Limits {
  readonly wholeBytes: number;
  readonly partBytes: number;
  readonly allBytes: number;
}

/**
 * Uploads a file for an append, in parts where the server does not take it in one piece; its id.
 *
 * @throws {FairgroundError} `upload_too_large` when the server does not take that much at all.
 */
export async function uploadSource(
  api: FeaturesApi,
  serviceName: string,
  { content, fileName }: UploadFile,
  options: CallOptions,
  onUpload?: OnUpload,
): Promise<string> {
  const whole = async (blob: Blob): Promise<string> => {
    const { item } = await api.upload(
      '/rest/services/{serviceName}/FeatureServer/uploads/upload',
      { place: { serviceName }, file: blob, fileName, timeoutMs: UPLOAD_TIMEOUT_MS },
      options,
    );
    onUpload?.({ sentBytes: blob.size, totalBytes: blob.size });
    return item.itemID;
  };
  const size = content instanceof Blob ? content.size : undefined;
  if (content instanceof Blob && content.size <= ASK_LIMIT_FROM_BYTES) return whole(content);
  const { wholeBytes, allBytes, partBytes } = await askLimits(api, serviceName, size, options);
  if (content instanceof Blob && content.size <= wholeBytes) return whole(content);
  if (size !== undefined && size > allBytes) throw tooLarge(fileName, allBytes);

  const parts = content instanceof Blob ? sliceBlob(content, partBytes) : readBlobs(content, partBytes);
  const first = await parts.next();
  if (size === undefined && (first.done === true || first.value.size < Math.min(partBytes, wholeBytes)))
    return whole(first.done === true ? new Blob([]) : first.value);
  const all = withFirst(first.value ?? new Blob([]), parts, { fileName, allBytes });
  return uploadParts(api, serviceName, { parts: all, fileName, size }, options, onUpload);
}

/** What the server says of the sizes that it takes, in megabytes. */
export function askUploadLimits(api: FeaturesApi, serviceName: string, options: CallOptions) {
  const place = { serviceName };
  return api.read('/rest/services/{serviceName}/FeatureServer/uploads/info', { place }, options);
}

/** What the server takes. One that does not speak of parts takes them all the same, as many as there are. */
async function askLimits(
  api: FeaturesApi,
  serviceName: string,
  size: number | undefined,
  options: CallOptions,
): Promise<Limits> {
  const limits = await askUploadLimits(api, serviceName, options);
  const {
    maxUploadFileSize,
    maxUploadPartSize = maxUploadFileSize,
    maxCommittedFileSize = Infinity,
  } = limits;
  const wanted = Math.max(PART_BYTES, Math.ceil((size ?? 0) / MAX_PARTS));
  const partBytes = Math.floor(Math.min(wanted, maxUploadPartSize * MEGABYTE));
  return {
    wholeBytes: maxUploadFileSize * MEGABYTE,
    partBytes,
    allBytes: Math.min(maxCommittedFileSize * MEGABYTE, partBytes * MAX_PARTS),
  };
}

/** Slices of a file are read when they are sent. */
async function* sliceBlob(blob: Blob, partBytes: number): AsyncGenerator<Blob, void, undefined> {
  for (let at = 0; at < blob.size; at += partBytes) {
    // Waits for nothing; it stands where the pieces of a stream do.
    yield await Promise.resolve(blob.slice(at, at + partBytes));
  }
}

/** Puts back the part that was looked at, and counts: the size of a stream is not known before its end. */
async function* withFirst(
  first: Blob,
  rest: AsyncGenerator<Blob, void, undefined>,
  { fileName, allBytes }: { readonly fileName: string; readonly allBytes: number },
): AsyncGenerator<Blob, void, undefined> {
  let bytes = first.size;
  try {
    yield first;
    for await (const part of rest) {
      bytes += part.size;
      if (bytes > allBytes) throw tooLarge(fileName, allBytes);
      yield part;
    }
  } finally {
    await rest.return();
  }
}

function tooLarge(fileName: string, bytes: number): FairgroundError {
  return new FairgroundError(
    `${fileName} is larger than the ${String(bytes / MEGABYTE)} MB that the server takes`,
    { code: 'upload_too_large' },
  );
}
