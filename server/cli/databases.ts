import type { Logger } from 'pino';
import { type Access, createAccess } from '../auth/access.js';
import { type Config, loadConfig } from '../config/config.js';
import { createLog } from '../lib/log.js';
import { firstErrorLine } from '../lib/first-error-line.js';
import type { Databases, TimeLimits } from '../storage/database/database.js';
import { migrate } from '../storage/migrate.js';
import { openDatabases, sqliteFolder } from '../storage/open.js';
import { StorageUnusableError } from '../storage/database/storage-unusable-error.js';
import type { CommandContext } from './command.js';

/** Opens the configured databases, and closes them when `use` is done. */
export async function withOpenDatabases<T>(
  config: Config,
  log: Logger,
  timeLimits: TimeLimits | undefined,
  use: (databases: Databases) => Promise<T>,
): Promise<T> {
  const { databaseUrl: url, spatialitePath } = config;
  const databases = await orUnusable(config, () => openDatabases({ url, log, spatialitePath, timeLimits }));
  try {
    return await use(databases);
  } finally {
    await databases.close();
  }
}

/** Applies missing migrations and returns their names. */
export function bringUpToDate(config: Config, databases: Databases): Promise<string[]> {
  return orUnusable(config, () => migrate(databases));
}

/** Opens the configured databases, brings them up to date, and closes them when `use` is done. */
export function withDatabases<T>(
  config: Config,
  log: Logger,
  timeLimits: TimeLimits | undefined,
  use: (databases: Databases) => Promise<T>,
): Promise<T> {
  return withOpenDatabases(config, log, timeLimits, async (databases) => {
    const applied = await bringUpToDate(config, databases);
    if (applied.length > 0) log.info({ applied }, 'the databases were migrated');
    return use(databases);
  });
}

/** Opens the users and the databases for a short command, and logs only warnings and errors. */
export function withAccess<T>(
  context: CommandContext,
  use: (access: Access, databases: Databases) => Promise<T>,
): Promise<T> {
  const config = loadConfig(context.env);
  const level = ['info', 'debug', 'trace'].includes(config.logLevel) ? 'warn' : config.logLevel;
  const log = createLog({ level, format: config.logFormat });
  return withDatabases(config, log, undefined, (databases) =>
    use(createAccess({ system: databases.system, log, settings: config }), databases),
  );
}

/** Error codes of PostgreSQL, SQLite and the system whose cause lies outside of this program. */
const OUTER_CODES =
  /^(08|28|3D|53|57P|42501|25006|SQLITE_(CANTOPEN|READONLY|PERM|IOERR|FULL|NOTADB|CORRUPT))/;

/** Messages of the PostgreSQL client for such causes, where it has no code. */
const OUTER_MESSAGES =
  /^(Connection terminated|timeout expired|SASL|The server does not support SSL)|certificate/;

/** @throws {StorageUnusableError} with a remedy, if the cause lies outside of the program. */
async function orUnusable<T>({ databaseUrl }: Config, reach: () => Promise<T>): Promise<T> {
  try {
    return await reach();
  } catch (error) {
    if (!isOuter(error)) throw error;
    const folder = sqliteFolder(databaseUrl);
    const [what, mend] =
      folder === undefined
        ? ['PostgreSQL', 'it runs, that FAIRGROUND_DATABASE_URL is correct, and that its user may connect']
        : [folder, 'FAIRGROUND_DATABASE_URL names a folder that this user may create and write to'];
    throw new StorageUnusableError(`${what} cannot be used: ${firstErrorLine(error)}.\nCheck that ${mend}.`, {
      cause: error,
    });
  }
}

function isOuter(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    'syscall' in error ||
    error instanceof AggregateError ||
    OUTER_CODES.test(code) ||
    OUTER_MESSAGES.test(error.message)
  );
}
