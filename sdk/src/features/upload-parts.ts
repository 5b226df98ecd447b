import type { CallOptions } from '../call-options.js';
import { isTransient } from '../transport/retry.js';
import type { FeaturesApi } from './api.js';
import type { UploadProgress } from './upload-progress.js';

/** What is sent in parts. */
export interface PartedFile {
  readonly parts: AsyncIterableIterator<Blob>;
  readonly fileName: string;
  /** All bytes together, where that is known. */
  readonly size: number | undefined;
}

export const UPLOAD_TIMEOUT_MS = 10 * 60_000;
const PARTS_AT_ONCE = 3;

/** Sends a file in parts, some at a time, and has the server put them together; the id of the upload. */
export async function uploadParts(
  api: FeaturesApi,
  serviceName: string,
  file: PartedFile,
  options: CallOptions,
  onUpload: ((progress: UploadProgress) => void) | undefined,
): Promise<string> {
  const { item } = await api.write(
    '/rest/services/{serviceName}/FeatureServer/uploads/register',
    { place: { serviceName }, fields: { itemName: file.fileName } },
    options,
  );
  const place = { serviceName, itemId: item.itemID };
  const count = await sendParts(api, place, file, options, onUpload);
  await commit(api, place, count, options);
  return item.itemID;
}

interface UploadPlace {
  readonly serviceName: string;
  readonly itemId: string;
}

/** How many parts there were. One that fails for good ends the others. */
async function sendParts(
  api: FeaturesApi,
  place: UploadPlace,
  { parts, fileName, size }: PartedFile,
  options: CallOptions,
  onUpload: ((progress: UploadProgress) => void) | undefined,
): Promise<number> {
  const failure = new AbortController();
  const signal =
    options.signal === undefined ? failure.signal : AbortSignal.any([options.signal, failure.signal]);
  let count = 0;
  let sentBytes = 0;

  async function send(): Promise<void> {
    for (;;) {
      const next = await parts.next();
      if (next.done === true || failure.signal.aborted) return;
      count += 1;
      const partId = count;
      await api.upload(
        '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/uploadPart',
        { place, fields: { partId }, file: next.value, fileName, timeoutMs: UPLOAD_TIMEOUT_MS },
        { ...options, signal },
      );
      sentBytes += next.value.size;
      onUpload?.({ sentBytes, totalBytes: size });
    }
  }

  try {
    await Promise.all(
      Array.from({ length: PARTS_AT_ONCE }, () =>
        send().catch((error: unknown) => {
          failure.abort(error);
          throw error;
        }),
      ),
    );
    return count;
  } finally {
    await parts.return?.();
  }
}

/** A commit whose answer was lost may have been done: then it must not be sent again. */
async function commit(
  api: FeaturesApi,
  place: UploadPlace,
  count: number,
  options: CallOptions,
): Promise<void> {
  const send = (): Promise<unknown> =>
    api.write(
      '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/commit',
      { place, fields: { parts: Array.from({ length: count }, (_, index) => index + 1) } },
      { timeoutMs: UPLOAD_TIMEOUT_MS, ...options },
    );
  try {
    await send();
  } catch (error) {
    options.signal?.throwIfAborted();
    if (!isTransient(error)) throw error;
    const upload = await api.read(
      '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}',
      { place },
      options,
    );
    if (!upload.committed) await send();
  }
}
