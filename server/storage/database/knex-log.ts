import type { Knex } from 'knex';
import type { Logger } from 'pino';

/** Sends messages of Knex to the server's log instead of the console. */
export function knexLog(log: Logger): Knex.Logger {
  return {
    warn: (message: unknown) => log.warn({ knex: message }, 'knex warns'),
    error: (message: unknown) => log.error({ knex: message }, 'knex reports an error'),
    deprecate: (method: string, alternative: string) => log.warn({ method, alternative }, 'knex deprecates'),
    debug: (message: unknown) => log.debug({ knex: message }, 'knex'),
  };
}
