import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFileForOwner } from './copy-file.js';
import { isBlobName } from './is-blob-name.js';
import type { CopiedBlobs } from './manifest.js';

/**
 * Copies the blobs that `to` lacks, and returns the number of its blobs.
 *
 * Blobs deleted meanwhile, and files that are no blobs (see `isBlobName`), are left out.
 */
export async function copyBlobs(from: string, to: string, signal?: AbortSignal): Promise<CopiedBlobs> {
  signal?.throwIfAborted();
  await mkdir(to, { recursive: true });
  let files = 0;
  let bytes = 0;
  for (const entry of await readdir(from, { withFileTypes: true }).catch(emptyWhenMissing)) {
    if (!isBlobName(entry.name)) continue;
    signal?.throwIfAborted();
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      const below = await copyBlobs(source, target, signal);
      files += below.files;
      bytes += below.bytes;
    } else {
      const size = await copyOne(source, target);
      if (size === undefined) continue;
      files += 1;
      bytes += size;
    }
  }
  return { files, bytes };
}

/** Returns the size of a blob; `undefined` when it is gone. Blobs are only ever replaced, which changes their time. */
async function copyOne(source: string, target: string): Promise<number | undefined> {
  try {
    const { size, atime, mtime, mtimeMs } = await stat(source);
    const there = await stat(target).catch(() => undefined);
    // Some file systems store times less precisely.
    if (there?.size === size && Math.abs(there.mtimeMs - mtimeMs) < 1) return size;
    await copyFileForOwner(source, target);
    await utimes(target, atime, mtime);
    return size;
  } catch (error) {
    if (!isMissing(error)) throw error;
    await rm(target, { force: true });
    return undefined;
  }
}

function emptyWhenMissing(error: unknown): [] {
  if (!isMissing(error)) throw error;
  return [];
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
