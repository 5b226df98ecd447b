import knex, { type Knex } from 'knex';
import type { Logger } from 'pino';
import type {
  Database,
  DatabaseName,
  Databases,
  PoolFigures,
  TimeLimits,
  WriteOptions,
} from '../database/database.js';
import { destroyPool } from '../database/destroy-pool.js';
import { knexLog } from '../database/knex-log.js';
import { poolFigures } from '../database/pool-figures.js';
import { postgisDialect } from './dialect.js';
import { isInTransaction, postgresClient, type PostgresClient } from './client.js';
import { postgresTypes } from './types.js';
import { isPostgresLimit } from './errors.js';

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database?…`, as `pg` reads it. */
  readonly url: string;
  readonly log: Logger;
  /** Maximum connections for each of the three schemas. */
  readonly poolSize?: number | undefined;
  readonly timeLimits?: TimeLimits | undefined;
}

const POOL_SIZE = 8;

/** Opens one database with a schema for each store. It sends no query: `migrate` creates the schemas. */
export function openPostgres(options: PostgresOptions): Databases {
  const open = (name: DatabaseName): PostgresDatabase => new PostgresDatabase(name, options);
  const system = open('system');
  const events = open('events');
  const features = open('features');
  const close = async (): Promise<void> => {
    await Promise.all([system, events, features].map((database) => database.close()));
  };
  return { kind: 'postgres', system, events, features, close };
}

class PostgresDatabase implements Database {
  readonly name: DatabaseName;
  readonly knex: Knex;
  readonly dialect = postgisDialect;
  readonly timeLimits;

  constructor(name: DatabaseName, { url, log, poolSize = POOL_SIZE, timeLimits }: PostgresOptions) {
    this.name = name;
    this.timeLimits = timeLimits;
    this.knex = knex({
      client: postgresClient(timeLimits?.readMs),
      connection: {
        connectionString: url,
        application_name: `fairground ${name}`,
        // Timestamps are read as text, which must not depend on the server's settings.
        options: `-c TimeZone=UTC -c DateStyle=ISO -c statement_timeout=${String(timeLimits?.statementMs ?? 0)}`,
        types: postgresTypes(),
      },
      // PostGIS is in `public`.
      searchPath: [name, 'public'],
      pool: { min: 0, max: poolSize },
      log: knexLog(log),
      // Exclude values from errors, because they may be many and confidential.
      compileSqlOnError: false,
    });
  }

  async write<T>(
    work: (trx: Knex.Transaction) => Promise<T>,
    { signal, lockTimeoutMs }: WriteOptions = {},
  ): Promise<T> {
    signal?.throwIfAborted();
    return this.knex.transaction(async (trx) => {
      if (lockTimeoutMs !== undefined) {
        await trx.raw("SELECT set_config('lock_timeout', ?, true)", [String(lockTimeoutMs)]);
      }
      return work(trx);
    });
  }

  async assertWritable(): Promise<void> {
    await this.knex.transaction(assertPostgresWritable);
  }

  close(): Promise<void> {
    const client = this.knex.client as PostgresClient;
    // Do not cancel transactions, which end by the signal of their caller, so that no write fails that would have
    // succeeded.
    return destroyPool(this.knex, (connection) =>
      isInTransaction(connection) ? () => Promise.resolve() : client.interrupter(connection),
    );
  }

  pools(): readonly PoolFigures[] {
    return [{ pool: 'all', ...poolFigures(this.knex) }];
  }
}

/**
 * Tries to write: that transactions may, and that the disk of the data has room. A result larger than `work_mem` goes
 * through a temporary file there, and leaves no row and no entry of a catalogue behind.
 *
 * @throws when transactions are read-only, as on a standby, or the disk has no room.
 */
async function assertPostgresWritable(trx: Knex.Transaction): Promise<void> {
  const { rows }: { rows: { isReadOnly: string }[] } = await trx.raw(
    `SELECT current_setting('transaction_read_only') AS "isReadOnly",
      set_config('work_mem', '64kB', true), set_config('temp_tablespaces', '', true)`,
  );
  if (rows[0]?.isReadOnly === 'on') throw new Error('the database is read-only');
  try {
    await trx.raw('SELECT count(*) FROM generate_series(1, 8000)');
  } catch (error) {
    // An operator may allow no temporary files at all.
    if (!isPostgresLimit(error)) throw error;
  }
}
