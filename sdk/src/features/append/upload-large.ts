import { FairgroundError } from '../../errors/fairground-error.js';
import { type Deadline, startDeadline, raceAbort } from '../../transport/deadline.js';
import type { ContentStream } from './append-source.js';
import { readBlobs } from './read-blobs.js';
import { commitOnce, MAX_PARTS, partBytesOf, type PartedFile, sendParts, sliceBlob } from './send-parts.js';
import { askUploadLimits, type Upload, UPLOAD_TIMEOUT_MS, uploadWhole } from './upload-whole.js';

const MEGABYTE = 1_000_000;

interface Limits {
  readonly wholeBytes: number;
  readonly partBytes: number;
  readonly allBytes: number;
}

/**
 * Uploads content that may be too large for one request or has an unknown size, and returns the upload's id.
 *
 * @throws {FairgroundError} `upload_too_large` when the content exceeds the server's limit.
 */
export async function uploadLarge(upload: Upload, content: Blob | ContentStream): Promise<string> {
  const size = content instanceof Blob ? content.size : undefined;
  const { wholeBytes, partBytes, allBytes } = await askLimits(upload, size);
  if (content instanceof Blob && content.size <= wholeBytes) return uploadWhole(upload, content);
  if (size !== undefined && size > allBytes) throw tooLarge(upload, allBytes);

  const deadline = startDeadline({ signal: upload.options.signal }, Infinity);
  const pieces =
    content instanceof Blob ? sliceBlob(content, partBytes) : readBlobs(content, partBytes, deadline.signal);
  try {
    const first = await raceAbort(pieces.next(), deadline.signal);
    const firstPart = first.value ?? new Blob([]);
    const isShort = first.done === true || firstPart.size < Math.min(partBytes, wholeBytes);
    if (size === undefined && isShort) return await uploadWhole(upload, firstPart);
    const parts = withFirst(firstPart, pieces, () => tooLarge(upload, allBytes), allBytes);
    return await uploadParts(upload, { parts, size }, deadline);
  } catch (error) {
    deadline.abort(error);
    throw error;
  } finally {
    deadline.end();
    // Do not wait: a silent source that cannot be cancelled ends with its next chunk.
    pieces.return().catch(() => undefined);
  }
}

/** Reads the limits of the server. A server without part limits accepts any number of parts. */
async function askLimits({ api, serviceName, options }: Upload, size: number | undefined): Promise<Limits> {
  const limits = await askUploadLimits(api, serviceName, options);
  const {
    maxUploadFileSize,
    maxUploadPartSize = maxUploadFileSize,
    maxCommittedFileSize = Infinity,
  } = limits;
  const partBytes = Math.floor(Math.min(partBytesOf(size ?? 0), maxUploadPartSize * MEGABYTE));
  return {
    wholeBytes: maxUploadFileSize * MEGABYTE,
    partBytes,
    allBytes: Math.min(maxCommittedFileSize * MEGABYTE, partBytes * MAX_PARTS),
  };
}

/** Puts the first piece back in front and counts bytes, because the size of a stream is known only at its end. */
async function* withFirst(
  first: Blob,
  rest: AsyncIterable<Blob>,
  tooLarge: () => Error,
  allBytes: number,
): AsyncGenerator<Blob, void, undefined> {
  let bytes = first.size;
  yield first;
  for await (const part of rest) {
    bytes += part.size;
    if (bytes > allBytes) throw tooLarge();
    yield part;
  }
}

/** Uploads a file in parts, commits them and returns the upload's id. */
async function uploadParts(
  { api, serviceName, fileName, options, onUpload }: Upload,
  file: Pick<PartedFile, 'parts' | 'size'>,
  deadline: Deadline,
): Promise<string> {
  // Retry safely: a second registration leaves an empty upload, which the server deletes later.
  const { item } = await api.read(
    '/rest/services/{serviceName}/FeatureServer/uploads/register',
    { place: { serviceName }, fields: { itemName: fileName } },
    options,
  );
  const place = { serviceName, itemId: item.itemID };
  const send: PartedFile['send'] = (partId, part, call) =>
    api.upload(
      '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/uploadPart',
      { place, fields: { partId }, file: part, fileName, timeoutMs: UPLOAD_TIMEOUT_MS },
      call,
    );
  const count = await sendParts({ ...file, send, onUpload }, options, deadline);
  const parts = Array.from({ length: count }, (_, index) => index + 1);
  const commit = (): Promise<unknown> =>
    api.write(
      '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/commit',
      { place, fields: { parts } },
      { timeoutMs: UPLOAD_TIMEOUT_MS, ...options },
    );
  const isDone = async (): Promise<boolean> => {
    const path = '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}';
    return (await api.read(path, { place }, options)).committed;
  };
  await commitOnce(commit, isDone, options);
  return item.itemID;
}

function tooLarge({ fileName }: Upload, bytes: number): FairgroundError {
  return new FairgroundError(
    `${fileName} is larger than the ${String(bytes / MEGABYTE)} MB that the server takes`,
    { code: 'upload_too_large' },
  );
}
