import type { CompletedPart, S3 } from '@aws-sdk/client-s3';
import { awaitAnswer } from './s3-errors.js';

/** Where an object lies, as the client's commands name it. */
export interface S3Target {
  readonly Bucket: string;
  readonly Key: string;
}

/**
 * Stores an object of unknown length in parts: one is on its way while the next is read. The object appears as a
 * whole, or not at all; when anything fails, the parts are removed before this rejects, as far as the store answers.
 *
 * @throws {BlobStoreError} when the store fails; what `pieces` throws, as it is.
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
      // Looked at with the next piece, or at the end.
      sending.catch(() => undefined);
    }
    await sending;
    const whole = { ...upload, MultipartUpload: { Parts: parts } };
    await awaitAnswer(doing, client.completeMultipartUpload(whole, { abortSignal }));
  } catch (error) {
    stop.abort();
    // A part that arrives after the upload was given up would stay.
    await sending.catch(() => undefined);
    await client.abortMultipartUpload(upload).catch(() => undefined);
    throw error;
  }
}

/**
 * Sends a part of an object that is never put together, and removes it. The store takes bytes as for any put, but there
 * is no object, and so no version of one in a bucket that keeps them.
 *
 * @throws {BlobStoreError} when the store takes no parts, or does not remove them.
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

/** Removes the parts of uploads that were begun before `before` (epoch milliseconds) and neither ended nor given up. */
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
