import type { CallOptions } from '../call-options.js';
import { FairgroundError } from '../errors/fairground-error.js';
import type { FeaturesApi } from './api.js';

/** A file as it is uploaded. */
export interface UploadFile {
  readonly blob: Blob;
  readonly fileName: string;
}

const UPLOAD_TIMEOUT_MS = 10 * 60_000;
const MEGABYTE = 1_000_000;

// Below this size trying costs less than asking for the limit first.
const ASK_LIMIT_FROM_BYTES = MEGABYTE;

// Small enough to be sent again without much loss, large enough that their number does not matter.
const PART_BYTES = 8 * MEGABYTE;
const MAX_PARTS = 10_000;
const PARTS_AT_ONCE = 3;

/**
 * Uploads a file for an append, in parts where the server does not take it in one piece; its id.
 *
 * @throws {FairgroundError} `upload_too_large` when the server does not take that much at all.
 */
export async function uploadSource(
  api: FeaturesApi,
  serviceName: string,
  file: UploadFile,
  options: CallOptions,
): Promise<string> {
  const { size } = file.blob;
  if (size <= ASK_LIMIT_FROM_BYTES) return uploadWhole(api, serviceName, file, options);
  const limits = await api.read(
    '/rest/services/{serviceName}/FeatureServer/uploads/info',
    { place: { serviceName } },
    options,
  );
  const { maxUploadFileSize, maxUploadPartSize = maxUploadFileSize } = limits;
  const { maxCommittedFileSize = maxUploadFileSize } = limits;
  if (size <= maxUploadFileSize * MEGABYTE) return uploadWhole(api, serviceName, file, options);
  if (size > maxCommittedFileSize * MEGABYTE) throw tooLarge(file, maxCommittedFileSize);
  const wanted = Math.max(PART_BYTES, Math.ceil(size / MAX_PARTS));
  const partBytes = Math.floor(Math.min(wanted, maxUploadPartSize * MEGABYTE));
  if (partBytes * MAX_PARTS < size) throw tooLarge(file, (partBytes * MAX_PARTS) / MEGABYTE);
  return uploadParts(api, serviceName, file, partBytes, options);
}

async function uploadWhole(
  api: FeaturesApi,
  serviceName: string,
  file: UploadFile,
  options: CallOptions,
): Promise<string> {
  const { item } = await api.upload(
    '/rest/services/{serviceName}/FeatureServer/uploads/upload',
    { place: { serviceName }, file: file.blob, fileName: file.fileName, timeoutMs: UPLOAD_TIMEOUT_MS },
    options,
  );
  return item.itemID;
}

async function uploadParts(
  api: FeaturesApi,
  serviceName: string,
  { blob, fileName }: UploadFile,
  partBytes: number,
  options: CallOptions,
): Promise<string> {
  const { item } = await api.write(
    '/rest/services/{serviceName}/FeatureServer/uploads/register',
    { place: { serviceName }, fields: { itemName: fileName } },
    options,
  );
  const place = { serviceName, itemId: item.itemID };
  const count = Math.ceil(blob.size / partBytes);
  let next = 1;
  async function send(): Promise<void> {
    for (let partId = next++; partId <= count; partId = next++) {
      const part = blob.slice((partId - 1) * partBytes, partId * partBytes);
      const request = { place, fields: { partId }, file: part, fileName, timeoutMs: UPLOAD_TIMEOUT_MS };
      await api.upload(
        '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/uploadPart',
        request,
        options,
      );
    }
  }
  await Promise.all(Array.from({ length: Math.min(PARTS_AT_ONCE, count) }, send));
  await api.write(
    '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/commit',
    { place, fields: { parts: Array.from({ length: count }, (_, index) => index + 1) } },
    options,
  );
  return item.itemID;
}

function tooLarge({ blob, fileName }: UploadFile, megabytes: number): FairgroundError {
  return new FairgroundError(
    `${fileName} has ${(blob.size / MEGABYTE).toFixed(1)} MB; the server takes ${megabytes} MB`,
    { code: 'upload_too_large' },
  );
}
