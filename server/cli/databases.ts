import type { Logger } from 'pino';
import { type Access, createAccess } from '../access/access.js';
import { type Config, loadConfig } from '../config.js';
import { createLog } from '../log.js';
import type { Databases } from '../storage/database.js';
import { migrate } from '../storage/migrate.js';
import { openDatabases } from '../storage/open.js';
import type { CommandContext } from './command.js';

/** Opens the configured databases, and closes them when `use` is done. */
export async function withOpenDatabases<T>(
  config: Config,
  log: Logger,
  use: (databases: Databases) => Promise<T>,
): Promise<T> {
  const databases = await openDatabases({
    url: config.databaseUrl,
    log,
    spatialitePath: config.spatialitePath,
  });
  try {
    return await use(databases);
  } finally {
    await databases.close();
  }
}

/** The same, brought up to date. */
export function withDatabases<T>(
  config: Config,
  log: Logger,
  use: (databases: Databases) => Promise<T>,
): Promise<T> {
  return withOpenDatabases(config, log, async (databases) => {
    const applied = await migrate(databases);
    if (applied.length > 0) log.info({ applied }, 'the databases were brought up to date');
    return use(databases);
  });
}

/** Gives a short command the users beside the databases, and no log below warnings. */
export function withAccess<T>(
  context: CommandContext,
  use: (access: Access, databases: Databases) => Promise<T>,
): Promise<T> {
  const config = loadConfig(context.env);
  const level = ['info', 'debug', 'trace'].includes(config.logLevel) ? 'warn' : config.logLevel;
  const log = createLog({ level, format: config.logFormat });
  return withDatabases(config, log, (databases) =>
    use(createAccess({ system: databases.system, log, settings: config }), databases),
  );
}
