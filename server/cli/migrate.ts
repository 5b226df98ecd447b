import { loadConfig } from '../config/config.js';
import { createLog } from '../lib/log.js';
import { defineCommand } from './command.js';
import { bringUpToDate, withOpenDatabases } from './databases.js';

/** `migrate`: brings the databases up to date and prints the applied migrations. */
export const migrate = defineCommand({
  summary: 'Bring the databases up to date, as serve and work do when they start.',
  example: '',
  async run(_, context) {
    const config = loadConfig(context.env);
    const log = createLog({ level: config.logLevel, format: config.logFormat });
    const applied = await withOpenDatabases(config, log, undefined, (databases) =>
      bringUpToDate(config, databases),
    );
    for (const name of applied) context.print(`applied ${name}`);
    if (applied.length === 0) context.print('the databases are up to date');
    return 0;
  },
});
