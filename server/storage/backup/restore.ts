import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { claimFolder, unfinishedPath } from '../sqlite/folder-lock.js';
import { BLOB_SUMS, checkBlobSums } from './blob-sums.js';
import { copyBlobs } from './copy-blobs.js';
import { copyFileForOwner } from './copy-file.js';
import { isBlobName, isOfFileSystem } from './is-blob-name.js';
import { isWithin } from './is-within.js';
import { BackupError, databasePath, type Manifest, readManifest, STORES, sumFile } from './manifest.js';

export interface RestoreOptions {
  /** Folder of the backup. */
  readonly source: string;
  /** Destination of the SQLite files. */
  readonly folder: string;
  /** Destination of the blobs, if they are files. */
  readonly blobs: string | undefined;
  /** True if existing data may be deleted. */
  readonly isReplacing: boolean;
}

/**
 * Replaces databases and blobs with those of a backup.
 *
 * Everything is copied beside them first. If the restore is interrupted after that, no server starts until it is
 * repeated.
 *
 * @throws {BackupError} with a remedy. @throws {FolderLockedError} while a server or worker runs.
 */
export async function restore(options: RestoreOptions): Promise<Manifest> {
  const { source, folder, blobs, isReplacing } = options;
  if (blobs !== undefined && isWithin(source, blobs))
    throw new BackupError(
      `${source} must not be inside the blob folder that it replaces. Move it elsewhere first.`,
    );
  const manifest = await readManifest(source);
  await mkdir(folder, { recursive: true });
  const lock = await claimFolder(folder);
  try {
    if (!isReplacing && !existsSync(unfinishedPath(folder))) await requireEmpty(folder, blobs);
    await stage(options, manifest);
    await writeFile(unfinishedPath(folder), '');
    await swap(folder, blobs);
    await rm(unfinishedPath(folder));
  } finally {
    await lock.release();
  }
  return manifest;
}

async function requireEmpty(folder: string, blobs: string | undefined): Promise<void> {
  const hasDatabases = STORES.some((name) => existsSync(databasePath(folder, name)));
  const names = blobs === undefined ? [] : await readdir(blobs).catch(() => []);
  if (!hasDatabases && !names.some(isBlobName)) return;
  throw new BackupError(
    `${hasDatabases ? folder : (blobs ?? '')} already contains data. Use --replace to delete it and restore the backup.`,
  );
}

/** Copies the backup into the destination folders, which may be on different disks. */
async function stage({ source, folder, blobs }: RestoreOptions, manifest: Manifest): Promise<void> {
  try {
    await empty(incomingOf(folder));
    for (const name of STORES)
      await copyFileForOwner(databasePath(source, name), databasePath(incomingOf(folder), name));
    if (blobs === undefined) return;
    await empty(incomingOf(blobs));
    const copied = await copyBlobs(join(source, 'blobs'), incomingOf(blobs));
    // There may be more of them: those deleted during the backup.
    if (copied.files < manifest.blobs.files || copied.bytes < manifest.blobs.bytes)
      throw new BackupError(`${join(source, 'blobs')} contains less than the original backup.`);
    await checkBlobs(source, incomingOf(blobs), manifest);
  } catch (error) {
    // Delete the copies: the existing data stays in use and needs the disk space.
    for (const place of [folder, blobs])
      if (place !== undefined) await rm(incomingOf(place), { recursive: true, force: true });
    throw error;
  }
}

/** Compares the copies, so that damage during copying is detected as well. */
async function checkBlobs(source: string, copied: string, { blobSums }: Manifest): Promise<void> {
  if (blobSums === undefined) return;
  const path = join(source, BLOB_SUMS);
  const sum = await sumFile(path).catch(() => undefined);
  if (sum?.sha256 !== blobSums.sha256)
    throw new BackupError(`${path} differs from the original backup: it is damaged or was changed.`);
  await checkBlobSums(copied, path, join(source, 'blobs'));
}

async function swap(folder: string, blobs: string | undefined): Promise<void> {
  for (const name of STORES) {
    const path = databasePath(folder, name);
    // A WAL of another state of the file would corrupt it.
    for (const old of [`${path}-wal`, `${path}-shm`, path]) await rm(old, { force: true });
    await rename(databasePath(incomingOf(folder), name), path);
  }
  await rm(incomingOf(folder), { recursive: true });
  if (blobs !== undefined) await swapContent(blobs);
}

/** Replaces the content of the folder, not the folder itself, which may be a mount point. */
async function swapContent(blobs: string): Promise<void> {
  const incoming = incomingOf(blobs);
  for (const name of await readdir(blobs))
    if (name !== INCOMING && !isOfFileSystem(name)) await rm(join(blobs, name), { recursive: true });
  for (const name of await readdir(incoming)) await rename(join(incoming, name), join(blobs, name));
  await rm(incoming, { recursive: true });
}

async function empty(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

/** Name that no blob has; see `isBlobName`. */
const INCOMING = '.restoring';

function incomingOf(folder: string): string {
  return join(folder, INCOMING);
}
