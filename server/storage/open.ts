import type { Logger } from 'pino';
import type { Databases, TimeLimits } from './database/database.js';

export interface OpenOptions {
  /** `sqlite:<folder>`, absolute or relative to the working folder, or `postgres://…`. */
  readonly url: string;
  readonly log: Logger;
  /** SpatiaLite extension to try before the system's. */
  readonly spatialitePath?: string | undefined;
  /** Maximum PostgreSQL connections for each of the three stores. */
  readonly poolSize?: number | undefined;
  /** Time limits of statements; without them, as for jobs and migrations, time is unlimited. */
  readonly timeLimits?: TimeLimits | undefined;
}

/**
 * Opens the three stores. Close them after use; call `migrate` before the first use.
 *
 * @throws {Error} for a scheme that is not supported, or when SpatiaLite is not available.
 */
export async function openDatabases(options: OpenOptions): Promise<Databases> {
  const { url, log, spatialitePath, poolSize, timeLimits } = options;
  const folder = sqliteFolder(url);
  // Load the client on use, because a process needs only one of the two.
  if (folder !== undefined) {
    const { openSqlite } = await import('./sqlite/database.js');
    return openSqlite({ folder, log, spatialitePath, timeLimits });
  }
  if (/^postgres(?:ql)?:\/\//.test(url)) {
    const { openPostgres } = await import('./postgres/database.js');
    return openPostgres({ url, log, poolSize, timeLimits });
  }
  throw new Error('database must be sqlite:<folder> or postgres://…');
}

/** Returns the folder of `sqlite:<folder>` as written; `undefined` for any other address. */
export function sqliteFolder(url: string): string | undefined {
  return /^sqlite:(.+)$/s.exec(url)?.[1];
}
