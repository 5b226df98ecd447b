import type { CompletedPart, S3 } from '@aws-sdk/client-s3';
import { awaitAnswer } from './s3-errors.js';

/** Bucket and key of an object, as the client's commands name them. */
export interface S3Target {
  readonly Bucket: string;
  readonly Key: string;
}

/**
 * Stores an object of unknown length in parts; one part is sent while the next is read.
 *
 * The object appears as a whole or not at all. On failure, the parts are removed before this rejects, if the store
 * responds.
 *
 * @throws {BlobStoreError} when the store fails, and any error of `pieces`.
 */
export async function putInParts(
  client: S3,
  target: S3Target,
  pieces: AsyncIterable<Buffer>,
  { doing, signal }: { readonly doing: string; readonly signal: AbortSignal | undefined },
): Promise<void> {
  const stop = new AbortController();
  const abortSignal = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
  const begun = client.createMultipartUpload(target, { abortSignal });
  const { UploadId } = await awaitAnswer(doing, begun);
  const upload = { Bucket: target.Bucket, Key: target.Key, UploadId };
  const parts: CompletedPart[] = [];
  let sending: Promise<unknown> = Promise.resolve();

  async function send(PartNumber: number, Body: Buffer): Promise<void> {
    const sent = client.uploadPart({ ...upload, PartNumber, Body }, { abortSignal });
    const { ETag } = await awaitAnswer(doing, sent);
    parts.push({ PartNumber, ETag });
  }

  try {
    let number = 0;
    for await (const piece of pieces) {
      await sending;
      number += 1;
      sending = send(number, piece);
      // The result is awaited with the next piece, or at the end.
      sending.catch(() => undefined);
    }
    await sending;
    const whole = { ...upload, MultipartUpload: { Parts: parts } };
    await awaitAnswer(doing, client.completeMultipartUpload(whole, { abortSignal }));
  } catch (error) {
    stop.abort();
    // Wait, because a part that arrives after the abort would remain.
    await sending.catch(() => undefined);
    await client.abortMultipartUpload(upload).catch(() => undefined);
    throw error;
  }
}

/**
 * Uploads a part of an object that is never completed, and removes it.
 *
 * The store accepts the bytes as for any put, but creates no object, and so no version in a versioned bucket.
 *
 * @throws {BlobStoreError} when the store rejects the part or does not remove it.
 */
export async function tryPart(client: S3, target: S3Target): Promise<void> {
  const { UploadId } = await awaitAnswer('store an object', client.createMultipartUpload(target));
  const upload = { ...target, UploadId };
  const abort = (): Promise<unknown> => client.abortMultipartUpload(upload);
  const sent = client.uploadPart({ ...upload, PartNumber: 1, Body: Buffer.alloc(1) });
  await awaitAnswer('store an object', sent).catch(async (error: unknown) => {
    await abort().catch(() => undefined);
    throw error;
  });
  await awaitAnswer('remove the part of an object', abort());
}

/** Aborts uploads that began before `before` (epoch milliseconds) and were neither completed nor aborted. */
export async function abortUploadsBefore(
  client: S3,
  { bucket, prefix }: { readonly bucket: string; readonly prefix: string },
  before: number,
): Promise<void> {
  let after: { readonly KeyMarker?: string; readonly UploadIdMarker?: string } = {};
  for (;;) {
    const page = await client.listMultipartUploads({ Bucket: bucket, Prefix: prefix, ...after });
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (Key === undefined || Initiated === undefined || Initiated.getTime() >= before) continue;
      await client.abortMultipartUpload({ Bucket: bucket, Key, UploadId });
    }
    const { IsTruncated, NextKeyMarker, NextUploadIdMarker } = page;
    if (IsTruncated !== true || NextKeyMarker === undefined) return;
    after = { KeyMarker: NextKeyMarker, ...(NextUploadIdMarker && { UploadIdMarker: NextUploadIdMarker }) };
  }
}
