import { createReadStream, createWriteStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { isBlobName } from './is-blob-name.js';
import { BackupError, type FileSum, sumFile } from './manifest.js';

/** File with the hash of each blob of a backup, for `sha256sum -c` in the folder of the blobs. */
export const BLOB_SUMS = 'SHA256SUMS';

/** Writes the hashes of all blobs below `blobs` to a new file, and calls `onSum` with each. */
export async function writeBlobSums(
  blobs: string,
  file: string,
  onSum: (key: string, sum: FileSum) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  async function* lines(): AsyncGenerator<string> {
    for await (const key of keysBelow(blobs, '')) {
      signal?.throwIfAborted();
      const sum = await sumFile(join(blobs, key));
      await onSum(key, sum);
      yield `${sum.sha256}  ${key}\n`;
    }
  }
  await pipeline(lines, createWriteStream(file, { flags: 'wx' }));
}

async function* keysBelow(folder: string, path: string): AsyncGenerator<string> {
  for (const entry of await readdir(join(folder, path), { withFileTypes: true })) {
    if (!isBlobName(entry.name)) continue;
    const inner = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* keysBelow(folder, inner);
    else yield inner;
  }
}

/**
 * Compares blobs with their recorded hashes.
 *
 * @param blobs - folder of the blobs to compare.
 * @param source - folder of their backup, for messages.
 * @throws {BackupError} that names the first blob that is missing or differs.
 */
export async function checkBlobSums(blobs: string, file: string, source: string): Promise<void> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const [, expected, path = ''] = /^([\da-f]{64}) {2}(.+)$/.exec(line) ?? [];
    const sum = await sumFile(join(blobs, path)).catch(() => undefined);
    if (sum === undefined) throw new BackupError(`${join(source, path)} is missing: the backup is damaged.`);
    if (sum.sha256 !== expected)
      throw new BackupError(`${join(source, path)} differs from the original backup: it is damaged.`);
  }
}
