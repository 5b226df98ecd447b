import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { closeConnection, openConnection, runSql, type SqliteConnection } from './sqlite-driver.js';
import { isSqliteBusy } from './sqlite-errors.js';

/** Holds nothing; whoever has the databases beside it open has a lock on it. */
const LOCK_FILE = 'in-use.db';

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
  // A table that there is in every file: it takes the lock, and the open transaction keeps it.
  const lock = await take(folder, ['BEGIN', 'SELECT count(*) FROM sqlite_master'], 'is being restored');
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
  return take(folder, ['BEGIN EXCLUSIVE'], 'is in use; stop the servers and workers first');
}

/** The mark of a restore that has begun and not ended. */
export function unfinishedPath(folder: string): string {
  return join(folder, UNFINISHED);
}

async function take(folder: string, statements: readonly string[], refusal: string): Promise<FolderLock> {
  const connection = await openConnection(join(folder, LOCK_FILE));
  try {
    for (const statement of statements) await runSql(connection, statement);
  } catch (error) {
    await closeConnection(connection);
    if (!isSqliteBusy(error)) throw error;
    throw new FolderLockedError(`${folder} ${refusal}.`, { cause: error });
  }
  return { release: () => release(connection) };
}

async function release(connection: SqliteConnection): Promise<void> {
  await runSql(connection, 'ROLLBACK');
  await closeConnection(connection);
}
