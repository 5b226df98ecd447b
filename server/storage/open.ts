import type { Logger } from 'pino';
import type { Databases, TimeLimits } from './database/database.js';

export interface OpenOptions {
  /** `sqlite:<folder>`, relative to the working folder or absolute, or `postgres://…`. */
  readonly url: string;
  readonly log: Logger;
  /** A SpatiaLite extension to try before the system's. */
  readonly spatialitePath?: string | undefined;
  /** Most PostgreSQL connections for each of the three stores. */
  readonly poolSize?: number | undefined;
  /** Longest times of statements; unlimited when absent, as jobs and migrations need it. */
  readonly timeLimits?: TimeLimits | undefined;
}

/**
 * Opens the three stores. Close them when done; call `migrate` before the first use.
 *
 * @throws {Error} for a scheme that we have no store for, or when SpatiaLite is not to be had.
 */
export async function openDatabases(options: OpenOptions): Promise<Databases> {
  const { url, log, spatialitePath, poolSize, timeLimits } = options;
  const folder = sqliteFolder(url);
  // Loaded when used: of two clients of databases a process needs one.
  if (folder !== undefined) {
    const { openSqlite } = await import('./sqlite/database.js');
    return openSqlite({ folder, log, spatialitePath, timeLimits });
  }
  if (/^postgres(?:ql)?:\/\//.test(url)) {
    const { openPostgres } = await import('./postgres/database.js');
    return openPostgres({ url, log, poolSize, timeLimits });
  }
  throw new Error('the database address must be sqlite:<folder> or postgres://…');
}

/** The folder that `sqlite:<folder>` names, as written; `undefined` for any other address. */
export function sqliteFolder(url: string): string | undefined {
  return /^sqlite:(.+)$/s.exec(url)?.[1];
}
