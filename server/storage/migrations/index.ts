import type { Knex } from 'knex';
import type { DatabaseName } from '../database.js';
import type { Dialect } from '../dialect.js';

/** One small step forward, in the transaction `trx`. Never edited once it is on the main branch. */
export type Migration = (trx: Knex.Transaction, dialect: Dialect) => Promise<void>;

/**
 * The migrations of each store by name, which is also the file's. A list rather than a look at the folder,
 * so that the sources and the built program run the same; a test compares it with the folder.
 */
export const MIGRATIONS: Readonly<Record<DatabaseName, Readonly<Record<string, Migration>>>> = {
  system: {},
  events: {},
  features: {},
};
