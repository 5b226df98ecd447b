import type { Blobs } from './blobs.js';
import { openFileBlobs } from './file-blobs.js';

/**
 * The store named by `url`: `file:<folder>`, relative to the working folder or absolute, made when missing.
 *
 * @throws {Error} for a scheme that we have no store for.
 */
export async function openBlobs(url: string): Promise<Blobs> {
  const folder = /^file:(.+)$/s.exec(url)?.[1];
  if (folder === undefined) throw new Error('blobs: the address must be file:<folder>');
  return openFileBlobs(folder);
}
