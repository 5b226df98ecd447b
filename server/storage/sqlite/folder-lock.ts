import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FileLock } from './file-lock.js';
import { isSqliteBusy } from './errors.js';

/** Holds nothing; whoever has the databases beside it open has a lock on it. */
const LOCK_FILE = 'in-use.db';

/** Time in which another process may finish opening or closing the folder. */
const WAIT_MS = 1000;

/** Lies in a folder whose data a restore has begun to replace. */
const UNFINISHED = 'restore-unfinished';

/** A lock that goes with the process that has it, at the latest. */
export interface FolderLock {
  release(): Promise<void>;
}

/** Why a folder of SQLite files cannot be had; the message is for the person who asked. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
}

/**
 * Shows others that the databases of `folder` are open. Any number of processes may.
 *
 * @throws {FolderLockedError} while they are being restored, or when a restore was cut short.
 */
export async function shareFolder(folder: string): Promise<FolderLock> {
  const lock = await take(folder, (file) => file.share(WAIT_MS), 'is being restored');
  if (!existsSync(unfinishedPath(folder))) return lock;
  await lock.release();
  throw new FolderLockedError(`The restore of ${folder} was not finished. Run fairground restore again.`);
}

/**
 * Keeps everybody else out of `folder`.
 *
 * @throws {FolderLockedError} when a process has its databases open.
 */
export function claimFolder(folder: string): Promise<FolderLock> {
  return take(folder, (file) => file.claim(WAIT_MS), 'is in use; stop the servers and workers first');
}

/** The mark of a restore that has begun and not ended. */
export function unfinishedPath(folder: string): string {
  return join(folder, UNFINISHED);
}

async function take(
  folder: string,
  taking: (file: FileLock) => Promise<void>,
  refusal: string,
): Promise<FolderLock> {
  const file = new FileLock(join(folder, LOCK_FILE));
  try {
    await taking(file);
  } catch (error) {
    await file.close();
    if (!isSqliteBusy(error)) throw error;
    throw new FolderLockedError(`${folder} ${refusal}.`, { cause: error });
  }
  return { release: () => file.close() };
}
