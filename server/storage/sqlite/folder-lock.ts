import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FileLock } from './file-lock.js';
import { isSqliteBusy } from './errors.js';

/** Empty database; a process that opens the databases beside it locks it. */
const LOCK_FILE = 'in-use.db';

/** Time for another process to finish opening or closing the folder. */
const WAIT_MS = 1000;

/** File in a folder whose data a restore has begun to replace. */
const UNFINISHED = 'restore-unfinished';

/** Lock that is released at the end of its process at the latest. */
export interface FolderLock {
  release(): Promise<void>;
}

/** Error thrown when a folder of SQLite files is locked. The message is for the operator. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
}

/**
 * Marks the databases of `folder` as open. Any number of processes may do so.
 *
 * @throws {FolderLockedError} during a restore, or after an interrupted one.
 */
export async function shareFolder(folder: string): Promise<FolderLock> {
  const lock = await take(folder, (file) => file.share(WAIT_MS), 'is being restored');
  if (!existsSync(unfinishedPath(folder))) return lock;
  await lock.release();
  throw new FolderLockedError(`The restore of ${folder} was not finished. Run fairground restore again.`);
}

/**
 * Locks `folder` exclusively.
 *
 * @throws {FolderLockedError} when a process has its databases open.
 */
export function claimFolder(folder: string): Promise<FolderLock> {
  return take(folder, (file) => file.claim(WAIT_MS), 'is in use; stop the servers and workers first');
}

/** Returns the path of the mark of an unfinished restore. */
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
