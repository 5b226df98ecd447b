import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BlobCheck } from './blob-check.js';
import type { Blobs, KnownBlob } from './blobs.js';

/** Maximum size of a blob that is compared in memory before its first byte is sent. */
const SMALL_BYTES = 1024 * 1024;

/**
 * Opens a blob for a reply.
 *
 * A small blob is compared first; the stream of a larger one fails before its last chunk, so that the reply is never
 * complete.
 *
 * @throws {BlobDamagedError} when the size or the bytes of a small blob differ; {BlobMissingError} without a blob.
 */
export async function openWhole(blobs: Pick<Blobs, 'open' | 'stat'>, blob: KnownBlob): Promise<Readable> {
  const check = new BlobCheck(blobs, blob);
  if (blob.bytes <= SMALL_BYTES) {
    const bytes = await buffer(await check.open());
    return Readable.from(bytes, { objectMode: false });
  }
  await check.compareSize();
  return check.open();
}
