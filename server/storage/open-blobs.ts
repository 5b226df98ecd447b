import type { Blobs } from './blobs/blobs.js';
import { openFileBlobs } from './blobs/file-blobs.js';
import { parseS3Location } from '../config/s3-location.js';
import { openS3Blobs } from './blobs/s3/s3-blobs.js';
import type { S3Settings } from './blobs/s3/s3-client.js';

/**
 * Opens the store named by `url`: `file:<folder>`, which is created if missing, or `s3://<bucket>/<prefix>`, which must
 * exist.
 *
 * @throws {Error} for a scheme that is not supported, or when the bucket is not usable.
 */
export async function openBlobs(url: string, settings: S3Settings = {}): Promise<Blobs> {
  const folder = /^file:(.+)$/s.exec(url)?.[1];
  if (folder !== undefined) return openFileBlobs(folder);
  const address = parseS3Location(url);
  if (address === undefined) throw new Error('blobs must be file:<folder> or s3://<bucket>/<prefix>');
  return openS3Blobs(address, settings);
}
