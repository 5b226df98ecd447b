import type { Knex } from 'knex';
import type { Dialect } from '../sql/dialect.js';

/** The three stores: a file each on SQLite, a schema each on PostgreSQL. */
export type DatabaseName = 'system' | 'events' | 'features';

/** A writing transaction, for those who only hand it on to repositories. */
export type Transaction = Knex.Transaction;

/** Longest times of statements, for a process that answers requests. */
export interface TimeLimits {
  /** Limit of a statement that reads, outside of writing transactions. */
  readonly readMs: number;
  /** Limit of any statement on PostgreSQL, which ends it by itself. SQLite has no such limit. */
  readonly statementMs: number;
}

/** One store. */
export interface Database {
  readonly name: DatabaseName;
  /** For reading, on a pool of connections. Writes go through `write`. */
  readonly knex: Knex;
  readonly dialect: Dialect;
  /** Ends the statements of those who read by `dialect.rows` with it when it aborts; see `endsWith`. */
  readonly signal?: AbortSignal;
  /** Limits of its statements, for other work of a request to keep to as well. */
  readonly timeLimits?: TimeLimits | undefined;
  /**
   * Runs `work` in one writing transaction and commits when it resolves.
   *
   * SQLite has one writer per file: within this process writers queue here, and across processes they wait
   * without holding a thread, until `signal` aborts. Short writes that wait go before the next bulk write, see
   * `WriteScheduler`. Never call `write` of the same database inside `work`.
   *
   * @param options - `lockTimeoutMs`: on PostgreSQL, how long a statement waits for a lock of another transaction
   *   before it fails with an error for which `dialect.isBusy` is true.
   */
  write<T>(work: (trx: Knex.Transaction) => Promise<T>, options?: WriteOptions): Promise<T>;
  /**
   * Tries to write, beside all writers, and leaves nothing behind; absent where another one's connections are used.
   *
   * @throws the reason why nothing can be written: a full disk, a read-only file system, a standby.
   */
  assertWritable?(): Promise<void>;
  /** How busy its connections are, now; absent where another one's are used. */
  pools?(): readonly PoolFigures[];
}

/** A pool of connections. */
export interface PoolFigures {
  readonly pool: 'all' | 'readers' | 'writer';
  /** Connections at work. */
  readonly used: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
  /** Most connections that there may be. */
  readonly limit: number;
}

export interface WriteOptions {
  readonly signal?: AbortSignal;
  readonly lockTimeoutMs?: number;
  /** It may change very much, whose way from SQLite's log into its file nobody is to wait for. */
  readonly isBulk?: boolean;
}

export interface Databases {
  readonly kind: 'sqlite' | 'postgres';
  readonly system: Database;
  readonly events: Database;
  readonly features: Database;
  close(): Promise<void>;
}

/** The database for one request: what reads with its `signal` ends in the database when the signal aborts. */
export function endsWith(database: Database, signal: AbortSignal): Database {
  const { name, knex, dialect, timeLimits } = database;
  return { name, knex, dialect, timeLimits, signal, write: (work, options) => database.write(work, options) };
}
