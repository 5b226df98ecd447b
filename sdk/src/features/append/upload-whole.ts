import type { CallOptions } from '../../transport/call-options.js';
import type { FeaturesApi } from '../api.js';
import type { UploadProgress } from './upload-progress.js';

export const UPLOAD_TIMEOUT_MS = 10 * 60_000;

/** Destination and options of an upload. */
export interface Upload {
  readonly api: FeaturesApi;
  readonly serviceName: string;
  readonly fileName: string;
  readonly options: CallOptions;
  readonly onUpload: ((progress: UploadProgress) => void) | undefined;
}

/** Uploads a file in one request and returns the upload's id. */
export async function uploadWhole(
  { api, serviceName, fileName, options, onUpload }: Upload,
  file: Blob,
): Promise<string> {
  const { item } = await api.upload(
    '/rest/services/{serviceName}/FeatureServer/uploads/upload',
    { place: { serviceName }, file, fileName, timeoutMs: UPLOAD_TIMEOUT_MS },
    options,
  );
  onUpload?.({ sentBytes: file.size, totalBytes: file.size });
  return item.itemID;
}

/** Asks the server for its upload size limits, in megabytes. */
export function askUploadLimits(api: FeaturesApi, serviceName: string, options: CallOptions) {
  const place = { serviceName };
  return api.read('/rest/services/{serviceName}/FeatureServer/uploads/info', { place }, options);
}
