import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { addAbortSignal, Readable } from 'node:stream';
import { BlobMissingError, type Blobs, type ByteRange, checkBlobKey } from '../blobs.js';
import { rechunk } from '../rechunk.js';
import type { S3Location } from '../../../config/s3-location.js';
import { createS3Client, type S3Settings } from './s3-client.js';
import { awaitAnswer, statusOf, toStoreError } from './s3-errors.js';
import { abortUploadsBefore, putInParts, type S3Target, tryPart } from './s3-multipart.js';
import { S3Reading } from './s3-reading.js';

/**
 * Part size of uploads; smaller blobs are sent in one request.
 *
 * A put holds up to three parts in memory. A store accepts 10,000 parts, so a blob has at most 80 GB.
 */
const PART_BYTES = 8 * 1024 * 1024;

/** Key for test parts; see `tryPart`. It never has an object. */
const PROBE_KEY = 'health/probe';

/**
 * Opens a store of objects in a bucket of AWS S3 or a compatible store.
 *
 * @throws {BlobStoreError} when the bucket is unreachable or its keys are rejected.
 */
export async function openS3Blobs({ bucket, prefix }: S3Location, settings: S3Settings): Promise<Blobs> {
  const client = await createS3Client(settings);
  // Check the bucket first: later, a missing bucket looks like a missing object, and that like a forbidden one.
  await awaitAnswer(`open the bucket ${bucket}`, client.headBucket({ Bucket: bucket }));

  const targetOf = (key: string): S3Target => {
    checkBlobKey(key);
    return { Bucket: bucket, Key: `${prefix}${key}` };
  };

  async function get(target: S3Target, key: string, from: GetOptions): Promise<GetObjectCommandOutput> {
    try {
      const wanted = { ...target, Range: from.range, IfMatch: from.etag };
      return await client.getObject(wanted, { abortSignal: from.signal });
    } catch (error) {
      if (statusOf(error) === 404) throw new BlobMissingError(key, error);
      throw error;
    }
  }

  return {
    async put(key, source, { signal } = {}) {
      const target = targetOf(key);
      const readable = source instanceof Readable ? source : createReadStream(source.path);
      if (signal !== undefined) addAbortSignal(signal, readable);
      const hash = createHash('sha256');
      let bytes = 0;
      async function* measured(): AsyncGenerator<Buffer> {
        for await (const chunk of readable as AsyncIterable<Buffer>) {
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      }
      try {
        await putPieces(target, rechunk(measured(), PART_BYTES), { doing: `store ${key}`, signal });
      } finally {
        // The stream has not ended when the store fails.
        readable.destroy();
      }
      return { bytes, sha256: hash.digest('hex') };
    },

    async open(key, range = {}) {
      const target = targetOf(key);
      const doing = `open ${key}`;
      try {
        const first = await get(target, key, { range: headerOf(range) });
        const start = range.start ?? 0;
        const bytes = first.ContentLength ?? 0;
        const reopen = async (skipped: number, signal: AbortSignal): Promise<Readable> => {
          const rest = headerOf({ start: start + skipped, end: start + bytes - 1 });
          // The ETag ensures that it is the same object, so that a reader never gets parts of two versions.
          return bodyOf(
            await awaitAnswer(doing, get(target, key, { range: rest, etag: first.ETag, signal })),
          );
        };
        return new S3Reading({ doing, body: bodyOf(first), bytes, reopen });
      } catch (error) {
        // The range starts after the end, for which files return no bytes either.
        if (statusOf(error) === 416) return Readable.from([]);
        throw toStoreError(doing, error);
      }
    },

    async stat(key) {
      const target = targetOf(key);
      try {
        const { ContentLength = 0, LastModified } = await client.headObject(target);
        return { bytes: ContentLength, modifiedAt: LastModified?.getTime() ?? 0 };
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw toStoreError(`look up ${key}`, error);
      }
    },

    async delete(key) {
      await awaitAnswer(`delete ${key}`, client.deleteObject(targetOf(key)));
    },

    async sweepIncoming(before) {
      await awaitAnswer('remove lost parts', abortUploadsBefore(client, { bucket, prefix }, before));
    },

    assertWritable: () => tryPart(client, targetOf(PROBE_KEY)),
  };

  async function putPieces(
    target: S3Target,
    pieces: AsyncGenerator<Buffer>,
    options: { readonly doing: string; readonly signal: AbortSignal | undefined },
  ): Promise<void> {
    const first = await pieces.next();
    const body = first.done === true ? Buffer.alloc(0) : first.value;
    if (body.length === PART_BYTES) return putInParts(client, target, joined(body, pieces), options);
    const sent = client.putObject({ ...target, Body: body }, { abortSignal: options.signal });
    await awaitAnswer(options.doing, sent);
  }
}

interface GetOptions {
  readonly range?: string | undefined;
  readonly etag?: string | undefined;
  readonly signal?: AbortSignal;
}

function headerOf({ start, end }: ByteRange): string | undefined {
  if (start === undefined && end === undefined) return undefined;
  return `bytes=${String(start ?? 0)}-${end === undefined ? '' : String(end)}`;
}

function bodyOf({ Body }: GetObjectCommandOutput): Readable {
  if (Body instanceof Readable) return Body;
  throw new Error('the store sent no stream');
}

async function* joined(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}
