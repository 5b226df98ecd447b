import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { claimFolder, unfinishedPath } from '../folder-lock.js';
import { copyBlobs } from './copy-blobs.js';
import { BackupError, databasePath, type Manifest, readManifest, STORES } from './manifest.js';

export interface RestoreOptions {
  /** A backup. */
  readonly source: string;
  /** Where the SQLite files are to be. */
  readonly folder: string;
  /** Where the blobs are to be, where they are files. */
  readonly blobs: string | undefined;
  /** Whether what is there may be lost. */
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
  const manifest = await readManifest(source);
  await mkdir(folder, { recursive: true });
  const lock = await claimFolder(folder);
  try {
    if (!isReplacing && !existsSync(unfinishedPath(folder))) await requireEmpty(folder, blobs);
    const incoming = join(folder, '.incoming');
    await stage(source, incoming, blobs);
    await writeFile(unfinishedPath(folder), '');
    await swap(folder, incoming, blobs);
    await rm(unfinishedPath(folder));
  } finally {
    await lock.release();
  }
  return manifest;
}

async function requireEmpty(folder: string, blobs: string | undefined): Promise<void> {
  const hasDatabases = STORES.some((name) => existsSync(databasePath(folder, name)));
  const names = blobs === undefined ? [] : await readdir(blobs).catch(() => []);
  if (!hasDatabases && names.every((name) => name.startsWith('.'))) return;
  throw new BackupError(
    `There is data in ${hasDatabases ? folder : (blobs ?? '')} already. --replace puts the backup in its place; it is lost then.`,
  );
}

async function stage(source: string, incoming: string, blobs: string | undefined): Promise<void> {
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming);
  for (const name of STORES) await copyFile(databasePath(source, name), databasePath(incoming, name));
  if (blobs === undefined) return;
  // Beside the place where they are to be, which may be on another disk than the databases.
  await rm(besides(blobs), { recursive: true, force: true });
  await copyBlobs(join(source, 'blobs'), besides(blobs));
}

async function swap(folder: string, incoming: string, blobs: string | undefined): Promise<void> {
  for (const name of STORES) {
    const path = databasePath(folder, name);
    // A log that belongs to another state of the file would destroy it.
    for (const old of [`${path}-wal`, `${path}-shm`, path]) await rm(old, { force: true });
    await rename(databasePath(incoming, name), path);
  }
  await rm(incoming, { recursive: true });
  if (blobs === undefined) return;
  await rm(blobs, { recursive: true, force: true });
  await rename(besides(blobs), blobs);
}

function besides(blobs: string): string {
  return `${blobs.replace(/\/+$/, '')}.incoming`;
}
