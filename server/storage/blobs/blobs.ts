import type { Readable } from 'node:stream';

/** Size and hash of a stored blob. */
export interface StoredBlob {
  readonly bytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

/** Blob as the row of its owner describes it. */
export interface KnownBlob {
  readonly blobKey: string;
  readonly bytes: number;
  /** Lower-case hex; `undefined` in rows of earlier versions, whose blobs are compared by size alone. */
  readonly sha256: string | undefined;
}

/** Byte range with both ends included, as in HTTP; offsets start at 0. */
export interface ByteRange {
  readonly start?: number;
  readonly end?: number;
  /** Preferred size of a read, if the store can choose it. */
  readonly pieceBytes?: number;
}

/**
 * Store of large opaque values: uploads, items, images. A blob is never in memory as a whole.
 *
 * The server makes the keys: segments of lower-case letters, digits, `.`, `_` and `-`, separated by `/`.
 */
export interface Blobs {
  /**
   * Stores a stream, or a copy of a file, in place of what `key` held. Readers see the old bytes or the new,
   * never a part; a failed or aborted put leaves nothing behind.
   */
  put(
    key: string,
    source: Readable | { readonly path: string },
    options?: { readonly signal?: AbortSignal },
  ): Promise<StoredBlob>;
  /** @throws {BlobMissingError} when there is no such blob. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  stat(key: string): Promise<{ readonly bytes: number; readonly modifiedAt: number } | undefined>;
  /** Removes a blob; no error when there is none. */
  delete(key: string): Promise<void>;
  /** Removes the remains of writes that were interrupted before `before` (epoch milliseconds), such as by a crash. */
  sweepIncoming?(before: number): Promise<void>;
  /**
   * Stores a few bytes and deletes them again, along with their versions if the store keeps versions.
   *
   * @throws the reason why a `put` would fail, such as a full disk.
   */
  assertWritable(): Promise<void>;
  /** Returns the path of the blob as a local file, for programs that need one; absent if blobs are not files. */
  path?(key: string): string;
}

export class BlobMissingError extends Error {
  override readonly name = 'BlobMissingError';
  readonly key: string;

  constructor(key: string, cause?: unknown) {
    super(`no blob ${key}`, { cause });
    this.key = key;
  }
}

/** Error thrown when the bytes of a blob differ from those stored: fewer, more or different ones. */
export class BlobDamagedError extends Error {
  override readonly name = 'BlobDamagedError';
  readonly key: string;
  /** Difference from what was stored, in words that any client may see. */
  readonly difference: string;

  constructor(key: string, difference: string) {
    super(`blob ${key} is damaged: ${difference}`);
    this.key = key;
    this.difference = difference;
  }
}

/** Error thrown when a remote store fails after all retries. It contains no credentials. */
export class BlobStoreError extends Error {
  override readonly name = 'BlobStoreError';

  /** @param doing - operation that failed, such as `open uploads/1`. */
  constructor(doing: string, reason: string, cause: unknown) {
    super(`the blob store failed to ${doing}: ${reason}`, { cause });
  }
}

const SEGMENT = '[a-z0-9_-][a-z0-9._-]*';
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`);

/** @throws {Error} when `key` could point outside the store or differ from another key only in case. */
export function checkBlobKey(key: string): void {
  if (key.length > 255 || !KEY.test(key)) throw new Error(`not a blob key: ${JSON.stringify(key)}`);
}
