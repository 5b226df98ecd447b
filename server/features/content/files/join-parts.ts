import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError, type Fault } from '../../../lib/errors.js';
import { BlobCheck } from '../../../storage/blobs/blob-check.js';
import { BlobDamagedError, BlobMissingError, type Blobs } from '../../../storage/blobs/blobs.js';
import { type Content, type ContentDeps, discardBlob, putContent } from './content.js';
import type { FilePart } from './part-repository.js';

/** Digest that the joined bytes must have. */
export interface Checksum {
  readonly algorithm: 'md5' | 'sha1' | 'sha256';
  /** Lower-case hex. */
  readonly digest: string;
}

const ALGORITHMS: ReadonlyMap<number, Checksum['algorithm']> = new Map([
  [32, 'md5'],
  [40, 'sha1'],
  [64, 'sha256'],
]);

/** Parses a digest. @throws {AppError} `request.invalid` for an unknown form. */
export function readChecksum(text: string): Checksum {
  const digest = text.trim().toLowerCase();
  const algorithm = ALGORITHMS.get(digest.length);
  if (algorithm === undefined || !/^[0-9a-f]+$/.test(digest)) {
    throw refuse('checksum', 'must be an MD5, SHA-1 or SHA-256 in 32, 40 or 64 hexadecimal digits');
  }
  return { algorithm, digest };
}

/**
 * Returns the parts to join, in the order of `wanted`, or of their numbers.
 *
 * @throws {AppError} `request.invalid` if there are none, or a wanted one is missing or repeated.
 */
export function orderParts(
  arrived: readonly FilePart[],
  wanted: readonly number[] | undefined,
): readonly FilePart[] {
  if (arrived.length === 0) throw refuse('parts', 'no part has arrived');
  if (wanted === undefined || wanted.length === 0) return arrived;
  const byNumber = new Map(arrived.map((part) => [part.number, part]));
  const missing = wanted.filter((number) => !byNumber.has(number));
  if (missing.length > 0)
    throw refuse('parts', `these parts have not arrived: ${missing.slice(0, 20).join(', ')}`);
  if (new Set(wanted).size < wanted.length) throw refuse('parts', 'a part is named twice');
  return wanted.flatMap((number) => byNumber.get(number) ?? []);
}

/**
 * Joins parts into a new blob, as a stream.
 *
 * @throws {AppError} `request.invalid` if the checksum differs, `server.internal` if a part is damaged or
 * missing; nothing is stored then.
 */
export async function joinParts(
  deps: ContentDeps,
  folder: string,
  parts: readonly FilePart[],
  { checksum, signal }: { checksum?: Checksum | undefined; signal?: AbortSignal } = {},
): Promise<Content> {
  const hash = checksum && createHash(checksum.algorithm);
  const joined = await putContent(deps, folder, Readable.from(readParts(deps.blobs, parts, hash)), signal);
  const found = hash?.digest('hex');
  if (checksum === undefined || found === checksum.digest) return joined;
  await discardBlob(deps, joined);
  throw refuse('checksum', `the parts have ${found ?? ''}, not ${checksum.digest}`);
}

async function* readParts(
  blobs: Pick<Blobs, 'open' | 'stat'>,
  parts: readonly FilePart[],
  hash: Hash | undefined,
): AsyncGenerator<Buffer> {
  for (const part of parts) {
    try {
      for await (const chunk of (await new BlobCheck(blobs, part).open()) as AsyncIterable<Buffer>) {
        hash?.update(chunk);
        yield chunk;
      }
    } catch (error) {
      throw tellOfPart(part, error);
    }
  }
}

/** A damaged or missing part is a fault of the store; the client can send it again. */
function tellOfPart({ number }: FilePart, error: unknown): unknown {
  if (!(error instanceof BlobDamagedError || error instanceof BlobMissingError)) return error;
  const state = error instanceof BlobDamagedError ? `is damaged: ${error.difference}` : 'is no longer stored';
  const reason = `part ${String(number)} ${state}; send it again`;
  return new AppError('server.internal', 'The parts could not be put together.', {
    faults: [{ field: 'parts', reason, kind: 'invalid' }],
    cause: error,
  });
}

/** True if both lists have the same part numbers with the same bytes. */
export function areSameParts(left: readonly FilePart[], right: readonly FilePart[]): boolean {
  const keys = new Set(left.map(({ blobKey }) => blobKey));
  return left.length === right.length && right.every(({ blobKey }) => keys.has(blobKey));
}

function refuse(field: Fault['field'], reason: string): AppError {
  return new AppError('request.invalid', 'The parts cannot be put together.', {
    faults: [{ field, reason, kind: 'invalid' }],
  });
}
