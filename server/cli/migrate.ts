import { loadConfig } from '../config/config.js';
import { createLog } from '../lib/log.js';
import { type Command, readArguments } from './command.js';
import { bringUpToDate, withOpenDatabases } from './databases.js';

/** `migrate`: brings the databases up to date and says what was done. */
export const migrate: Command = async (args, context) => {
  readArguments(args, {});
  const config = loadConfig(context.env);
  const log = createLog({ level: config.logLevel, format: config.logFormat });
  const applied = await withOpenDatabases(config, log, undefined, (databases) =>
    bringUpToDate(config, databases),
  );
  for (const name of applied) context.print(`applied ${name}`);
  if (applied.length === 0) context.print('the databases are up to date');
  return 0;
};
