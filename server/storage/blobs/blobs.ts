import type { Readable } from 'node:stream';

/** Size and hash of a stored blob. */
export interface StoredBlob {
  readonly bytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

/** A blob as its owner's row knows it. */
export interface KnownBlob {
  readonly blobKey: string;
  readonly bytes: number;
  /** Lower-case hex; `undefined` in rows of earlier versions, whose blobs are compared by their size alone. */
  readonly sha256: string | undefined;
}

/** Both ends are included, as in an HTTP range; counted from 0. */
export interface ByteRange {
  readonly start?: number;
  readonly end?: number;
  /** How much is read at a time, where that is for us to choose. */
  readonly pieceBytes?: number;
}

/**
 * Large opaque bytes: uploads, items, images. Never in memory whole.
 *
 * Keys are made by us: segments of lower-case letters, digits, `.`, `_` and `-`, divided by `/`.
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
  /** Removes what puts left behind that were cut short before `before` (epoch milliseconds), as by a crash. */
  sweepIncoming?(before: number): Promise<void>;
  /**
   * Stores a few bytes and removes them at once; no version of them stays either, where a store keeps versions.
   *
   * @throws what keeps a `put` from working, such as a full disk.
   */
  assertWritable(): Promise<void>;
  /** Where the blob lies as a local file, for programs that need one; absent where blobs are not files. */
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

/** The bytes of a blob are not those that were stored: fewer, more, or others. */
export class BlobDamagedError extends Error {
  override readonly name = 'BlobDamagedError';
  readonly key: string;
  /** Difference to what was stored, in words for everybody. */
  readonly difference: string;

  constructor(key: string, difference: string) {
    super(`blob ${key} is damaged: ${difference}`);
    this.key = key;
    this.difference = difference;
  }
}

/** A store beyond this machine could not do what it was asked, after all retries. Tells of no credentials. */
export class BlobStoreError extends Error {
  override readonly name = 'BlobStoreError';

  /** @param doing - what was tried, such as `open uploads/1`. */
  constructor(doing: string, reason: string, cause: unknown) {
    super(`the blob store failed to ${doing}: ${reason}`, { cause });
  }
}

const SEGMENT = '[a-z0-9_-][a-z0-9._-]*';
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`);

/** @throws {Error} when `key` could leave the store or differ only in case from another. */
export function checkBlobKey(key: string): void {
  if (key.length > 255 || !KEY.test(key)) throw new Error(`not a blob key: ${JSON.stringify(key)}`);
}
