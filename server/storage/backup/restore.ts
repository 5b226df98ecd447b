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
  /** A backup. */
  readonly source: string;
  /** Where the SQLite files are to be. */
  readonly folder: string;
  /** Where the blobs are to be, where they are files. */
  readonly blobs: string | undefined;
  /** True if what is there may be lost. */
  readonly isReplacing: boolean;
}

/**
 * Puts databases and blobs of a backup in place. Everything is copied beside before anything is replaced; should it be
 * cut short after that, no server starts until it was done again.
 *
 * @throws {BackupError} with what to do about it. @throws {FolderLockedError} while a server or worker runs.
 */
export async function restore(options: RestoreOptions): Promise<Manifest> {
  const { source, folder, blobs, isReplacing } = options;
  if (blobs !== undefined && isWithin(source, blobs))
    throw new BackupError(`${source} lies among the blobs that it is to replace. Move it elsewhere first.`);
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
    `There is data in ${hasDatabases ? folder : (blobs ?? '')} already. --replace puts the backup in its place; it is lost then.`,
  );
}

/** Copies all that is to come into the folders where it is to be: they may be disks of their own. */
async function stage({ source, folder, blobs }: RestoreOptions, manifest: Manifest): Promise<void> {
  try {
    await empty(incomingOf(folder));
    for (const name of STORES)
      await copyFileForOwner(databasePath(source, name), databasePath(incomingOf(folder), name));
    if (blobs === undefined) return;
    await empty(incomingOf(blobs));
    const copied = await copyBlobs(join(source, 'blobs'), incomingOf(blobs));
    // It may hold more: what was deleted while it was made.
    if (copied.files < manifest.blobs.files || copied.bytes < manifest.blobs.bytes)
      throw new BackupError(`${join(source, 'blobs')} holds less than the backup was made with.`);
    await checkBlobs(source, incomingOf(blobs), manifest);
  } catch (error) {
    // The existing data stays in use, and needs the disk space.
    for (const place of [folder, blobs])
      if (place !== undefined) await rm(incomingOf(place), { recursive: true, force: true });
    throw error;
  }
}

/** Compares what was copied, so that damage on the way shows too. */
async function checkBlobs(source: string, copied: string, { blobSums }: Manifest): Promise<void> {
  if (blobSums === undefined) return;
  const path = join(source, BLOB_SUMS);
  const sum = await sumFile(path).catch(() => undefined);
  if (sum?.sha256 !== blobSums.sha256)
    throw new BackupError(`${path} is not what the backup was made with: it is damaged or was changed.`);
  await checkBlobSums(copied, path, join(source, 'blobs'));
}

async function swap(folder: string, blobs: string | undefined): Promise<void> {
  for (const name of STORES) {
    const path = databasePath(folder, name);
    // A log that belongs to another state of the file would destroy it.
    for (const old of [`${path}-wal`, `${path}-shm`, path]) await rm(old, { force: true });
    await rename(databasePath(incomingOf(folder), name), path);
  }
  await rm(incomingOf(folder), { recursive: true });
  if (blobs !== undefined) await swapContent(blobs);
}

/** The folder itself stays: where it is a disk of its own, nobody can put another one in its place. */
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

/** As no blob is called: see `isBlobName`. */
const INCOMING = '.restoring';

function incomingOf(folder: string): string {
  return join(folder, INCOMING);
}
