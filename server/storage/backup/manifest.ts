import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DatabaseName } from '../database/database.js';

/** Stores in the order of their snapshots; see `snapshotSqlite`. */
export const STORES: readonly DatabaseName[] = ['system', 'events', 'features'];

const MANIFEST = 'backup.json';
const FORMAT = 1;

/** Contents of a backup. The manifest is written last, so that a folder without it is incomplete. */
export interface Manifest {
  readonly format: typeof FORMAT;
  /** Version of the program that made the backup. */
  readonly version: string;
  /** ISO 8601. */
  readonly madeAt: string;
  readonly databases: Readonly<Record<DatabaseName, FileSum>>;
  readonly blobs: CopiedBlobs;
  /** Hash of the file of blob hashes; absent if blobs are not files, and in backups of earlier versions. */
  readonly blobSums?: FileSum;
  /** Blobs that differ from their rows in the databases; absent if there are none. */
  readonly damaged?: DamagedBlobs;
}

export interface DamagedBlobs {
  readonly count: number;
  /** First of them, up to a maximum. */
  readonly blobs: readonly DamagedBlob[];
}

/** Blob that differs from its row in a database. */
export interface DamagedBlob {
  readonly key: string;
  /** Difference from what was stored, in words. */
  readonly difference: string;
}

export interface FileSum {
  readonly bytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

export interface CopiedBlobs {
  readonly files: number;
  readonly bytes: number;
}

/** Error thrown when a backup cannot be made or used. The message is for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export async function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> {
  const text = JSON.stringify({ format: FORMAT, ...manifest }, null, 2);
  await writeFile(join(folder, MANIFEST), `${text}\n`, { flag: 'wx' });
}

/**
 * Reads the manifest of a backup and compares the databases with it.
 *
 * @throws {BackupError} when it is missing, incomplete or from a later version.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new BackupError(`${folder} is not a complete backup: ${MANIFEST} was not found.`);
  const manifest = parse(text);
  if (manifest?.format !== FORMAT)
    throw new BackupError(`${folder} has a backup format that this version of Fairground does not support.`);
  for (const name of STORES) {
    const path = databasePath(folder, name);
    const sum = await sumFile(path).catch(() => undefined);
    if (sum?.sha256 !== manifest.databases[name].sha256)
      throw new BackupError(`${path} differs from the original backup: it is damaged or was changed.`);
  }
  return manifest;
}

function parse(text: string): Manifest | undefined {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    return undefined;
  }
}

export function databasePath(folder: string, name: DatabaseName): string {
  return join(folder, `${name}.db`);
}

/** Returns size and hash of a file. */
export async function sumFile(path: string): Promise<FileSum> {
  const sum = createHash('sha256');
  await pipeline(createReadStream(path), sum);
  return { bytes: (await stat(path)).size, sha256: sum.digest('hex') };
}
