import { loadConfig } from '../config/config.js';
import { isWithin } from '../storage/backup/is-within.js';
import { BackupError } from '../storage/backup/manifest.js';
import { sqliteFolder } from '../storage/open.js';
import type { CommandContext } from './command.js';

/** Folders of the configured data on this machine. */
export interface SqliteFolders {
  readonly folder: string;
  /** `undefined` where blobs are not files. */
  readonly blobs: string | undefined;
}

/**
 * @throws {BackupError} for PostgreSQL, which has its own backup programs, and if blobs and databases share a folder.
 */
export function findSqliteFolders({ env }: Pick<CommandContext, 'env'>): SqliteFolders {
  const { databaseUrl, blobs } = loadConfig(env);
  const folder = sqliteFolder(databaseUrl);
  if (folder === undefined) {
    throw new BackupError(
      'PostgreSQL is not supported by this command. Use pg_dump or a base backup, then back up the blobs.',
    );
  }
  const blobFolder = /^file:(.+)$/s.exec(blobs)?.[1];
  if (blobFolder !== undefined && isWithin(folder, blobFolder)) {
    throw new BackupError(
      `The databases in ${folder} are among the blobs in ${blobFolder}. Set FAIRGROUND_BLOBS to a folder that holds nothing else.`,
    );
  }
  return { folder, blobs: blobFolder };
}
