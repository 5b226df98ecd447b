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

/** @throws {BackupError} for PostgreSQL, which has programs of its own for this, and where blobs and databases are mixed. */
export function findSqliteFolders({ env }: Pick<CommandContext, 'env'>): SqliteFolders {
  const { databaseUrl, blobs } = loadConfig(env);
  const folder = sqliteFolder(databaseUrl);
  if (folder === undefined) {
    throw new BackupError(
      'This is for SQLite. Back PostgreSQL up with pg_dump or a base backup, and the blobs after it.',
    );
  }
  const blobFolder = /^file:(.+)$/s.exec(blobs)?.[1];
  if (blobFolder !== undefined && isWithin(folder, blobFolder)) {
    throw new BackupError(
      `The databases in ${folder} lie among the blobs in ${blobFolder}. Let FAIRGROUND_BLOBS name a folder that holds nothing else.`,
    );
  }
  return { folder, blobs: blobFolder };
}
