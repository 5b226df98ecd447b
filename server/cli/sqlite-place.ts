import { loadConfig } from '../config.js';
import { BackupError } from '../storage/backup/manifest.js';
import { sqliteFolder } from '../storage/open.js';
import type { CommandContext } from './command.js';

/** Where the configured data lies on this machine. */
export interface SqlitePlace {
  readonly folder: string;
  /** `undefined` where blobs are not files. */
  readonly blobs: string | undefined;
}

/** @throws {BackupError} for PostgreSQL, which has programs of its own for this. */
export function findSqlitePlace({ env }: Pick<CommandContext, 'env'>): SqlitePlace {
  const { databaseUrl, blobs } = loadConfig(env);
  const folder = sqliteFolder(databaseUrl);
  if (folder === undefined) {
    throw new BackupError(
      'This is for SQLite. Back PostgreSQL up with pg_dump or a base backup, and the blobs after it.',
    );
  }
  return { folder, blobs: /^file:(.+)$/s.exec(blobs)?.[1] };
}
