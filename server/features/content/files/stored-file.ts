import { BlobCheck } from '../../../storage/blobs/blob-check.js';
import {
  BlobDamagedError,
  type Blobs,
  BlobStoreError,
  type KnownBlob,
} from '../../../storage/blobs/blobs.js';
import type { SourceFile } from '../../append/source/source-format.js';

/** Stored file as a source, with the verification of all its bytes. */
export interface StoredFile {
  readonly file: SourceFile;
  readonly check: BlobCheck;
}

/**
 * Opens a stored file as a source, and compares its bytes with the stored hash while they are read.
 *
 * @param pieceBytes - size of each read, if the reader chooses it.
 * @throws {BlobDamagedError} if the size differs, {BlobMissingError} if there is no such blob.
 */
export async function openStoredFile(
  blobs: Pick<Blobs, 'open' | 'stat' | 'path'>,
  stored: KnownBlob & { readonly fileName: string },
  signal: AbortSignal,
  pieceBytes?: number,
): Promise<StoredFile> {
  const check = new BlobCheck(blobs, stored);
  await check.compareSize();
  const pieces = pieceBytes === undefined ? {} : { pieceBytes };
  const file: SourceFile = {
    fileName: stored.fileName,
    bytes: stored.bytes,
    ...(blobs.path && { localPath: blobs.path(stored.blobKey) }),
    open: (range) => check.open({ ...range, ...pieces }),
    compareAside: () => check.start(signal),
  };
  return { file, check };
}

/**
 * Runs `work` on a stored file. If it fails and the file is damaged, throws the damage, because other
 * failures may follow from it.
 *
 * @throws {BlobDamagedError} instead of the error of `work`.
 */
export async function tellDamageFirst<T>(
  check: BlobCheck,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (signal.aborted || error instanceof BlobDamagedError || error instanceof BlobStoreError) throw error;
    const found: unknown = await check.finish(signal).catch((reason: unknown) => reason);
    throw found instanceof BlobDamagedError ? found : error;
  }
}

/** Describes the damage for the owner of the file. */
export function damageText({ difference }: BlobDamagedError): string {
  return `the file is damaged: ${difference}`;
}
