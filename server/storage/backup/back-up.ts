import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { shareFolder } from '../sqlite/folder-lock.js';
import { BLOB_SUMS, writeBlobSums } from './blob-sums.js';
import { copyBlobs } from './copy-blobs.js';
import { isWithin } from './is-within.js';
import { KnownBlobs } from './known-blobs.js';
import {
  BackupError,
  type DamagedBlob,
  type DamagedBlobs,
  databasePath,
  type FileSum,
  type Manifest,
  STORES,
  sumFile,
  writeManifest,
} from './manifest.js';
import { snapshotSqlite } from './snapshot-sqlite.js';

export interface BackupOptions {
  /** Folder of the SQLite files. */
  readonly folder: string;
  /** Folder of the blobs, if they are files. */
  readonly blobs: string | undefined;
  /** New or empty folder for the backup. */
  readonly target: string;
  /** Version of this program. */
  readonly version: string;
  readonly signal?: AbortSignal;
}

/** Maximum number of damaged blobs that a backup names. */
const MOST_NAMED = 100;

/**
 * Copies databases and blobs while servers and workers run. A backup that fails is removed.
 *
 * A damaged or missing blob does not prevent the backup of the others: it is copied as it is, and the manifest names
 * it.
 *
 * @throws {BackupError} with a remedy.
 */
export async function backUp(options: BackupOptions): Promise<Omit<Manifest, 'format'>> {
  const { folder, blobs, version, signal } = options;
  const target = resolve(options.target);
  if (blobs !== undefined && isWithin(target, blobs))
    throw new BackupError('The target of a backup must not be inside the blob folder.');
  for (const name of STORES) {
    if (!existsSync(databasePath(folder, name)))
      throw new BackupError(`${name}.db was not found in ${folder}: there is nothing to back up.`);
  }
  const isNew = await prepareTarget(target);
  try {
    const lock = await shareFolder(folder);
    try {
      return await copy({ folder, blobs, target, version, ...(signal && { signal }) });
    } finally {
      await lock.release();
    }
  } catch (error) {
    for (const name of await readdir(target)) await rm(join(target, name), { recursive: true, force: true });
    if (isNew) await rm(target, { recursive: true, force: true });
    throw error;
  }
}

async function copy({
  folder,
  blobs,
  target,
  version,
  signal,
}: BackupOptions): Promise<Omit<Manifest, 'format'>> {
  const targetBlobs = join(target, 'blobs');
  // Copy most blobs before the databases, so that a blob deleted right after their snapshot is in the backup.
  if (blobs !== undefined) await copyBlobs(blobs, targetBlobs, signal);
  const madeAt = new Date().toISOString();
  const snapshot = await snapshotSqlite(folder);
  try {
    await snapshot.copyTo(target, signal);
  } finally {
    await snapshot.close();
  }
  const copied = blobs === undefined ? NO_BLOBS : await copyBlobs(blobs, targetBlobs, signal);
  const sumsPath = join(target, BLOB_SUMS);
  const damaged = blobs === undefined ? undefined : await sumBlobs(target, targetBlobs, sumsPath, signal);
  const sums = await Promise.all(
    STORES.map(async (name) => [name, await sumFile(databasePath(target, name))]),
  );
  const databases = Object.fromEntries(sums) as Manifest['databases'];
  const blobSums = blobs === undefined ? undefined : await sumFile(sumsPath);
  const manifest = {
    ...{ version, madeAt, databases, blobs: copied },
    ...(blobSums && { blobSums }),
    ...(damaged && { damaged }),
  };
  await writeManifest(target, manifest);
  return manifest;
}

/** Writes the hashes of the copied blobs, and returns those that differ from the copied databases, if any. */
async function sumBlobs(
  target: string,
  targetBlobs: string,
  sumsPath: string,
  signal: AbortSignal | undefined,
): Promise<DamagedBlobs | undefined> {
  const known = await KnownBlobs.open(target);
  try {
    let count = 0;
    const damaged: DamagedBlob[] = [];
    const compare = async (key: string, sum: FileSum): Promise<void> => {
      const found = await known.compare(key, sum);
      if (found === undefined) return;
      count += 1;
      if (damaged.length < MOST_NAMED) damaged.push(found);
    };
    await writeBlobSums(targetBlobs, sumsPath, compare, signal);
    const missing = await known.findMissing(MOST_NAMED - damaged.length);
    count += missing.count;
    if (count === 0) return undefined;
    return {
      count,
      blobs: [...damaged, ...missing.keys.map((key) => ({ key, difference: 'it is missing' }))],
    };
  } finally {
    await known.close();
  }
}

const NO_BLOBS = { files: 0, bytes: 0 };

/** Creates the target folder; returns true if it did not exist. */
async function prepareTarget(target: string): Promise<boolean> {
  const isNew = (await mkdir(target, { recursive: true })) !== undefined;
  if ((await readdir(target)).length > 0)
    throw new BackupError(`${target} must be empty. Use a new folder for each backup.`);
  return isNew;
}
