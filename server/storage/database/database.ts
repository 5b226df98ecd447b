import type { Knex } from 'knex';
import type { Dialect } from '../sql/dialect.js';

/** Stores: a file each on SQLite, a schema each on PostgreSQL. */
export type DatabaseName = 'system' | 'events' | 'features';

/** Writing transaction, for code that only passes it to repositories. */
export type Transaction = Knex.Transaction;

/** Time limits of statements, for a process that serves requests. */
export interface TimeLimits {
  /** Limit of a read statement outside of writing transactions. */
  readonly readMs: number;
  /** Limit of any statement on PostgreSQL, which enforces it. SQLite has no such limit. */
  readonly statementMs: number;
}

/** One store. */
export interface Database {
  readonly name: DatabaseName;
  /** Pool of connections for reading. Writes use `write`. */
  readonly knex: Knex;
  readonly dialect: Dialect;
  /** Signal that cancels read statements run with `dialect.rows`; see `endsWith`. */
  readonly signal?: AbortSignal;
  /** Limits of its statements, which other work of a request respects as well. */
  readonly timeLimits?: TimeLimits | undefined;
  /**
   * Runs `work` in one writing transaction and commits when it resolves.
   *
   * SQLite has one writer per file: writers queue within this process, and wait across processes without blocking a
   * thread, until `signal` aborts. Short writes go before the next bulk write, see `WriteTurns`. Never call `write` of
   * the same database inside `work`.
   *
   * @param options - `lockTimeoutMs`: on PostgreSQL, how long a statement waits for a lock of another transaction
   *   before it fails with an error for which `dialect.isBusy` is true.
   */
  write<T>(work: (trx: Knex.Transaction) => Promise<T>, options?: WriteOptions): Promise<T>;
  /**
   * Tries to write, like any writer, and leaves nothing behind. Absent if the connections belong to another database
   * object.
   *
   * @throws the reason why writes fail: a full disk, a read-only file system, a standby.
   */
  assertWritable?(): Promise<void>;
  /** Returns the current use of the connections. Absent if they belong to another database object. */
  pools?(): readonly PoolFigures[];
}

/** Use of a pool of connections. */
export interface PoolFigures {
  readonly pool: 'all' | 'readers' | 'writer';
  /** Connections in use. */
  readonly used: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
  /** Maximum number of connections. */
  readonly limit: number;
}

export interface WriteOptions {
  readonly signal?: AbortSignal;
  readonly lockTimeoutMs?: number;
  /** True for a large write, after which the checkpoint of SQLite's WAL must not delay anyone. */
  readonly isBulk?: boolean;
}

export interface Databases {
  readonly kind: 'sqlite' | 'postgres';
  readonly system: Database;
  readonly events: Database;
  readonly features: Database;
  close(): Promise<void>;
}

/** Returns the database for one request, whose read statements are cancelled when `signal` aborts. */
export function endsWith(database: Database, signal: AbortSignal): Database {
  const { name, knex, dialect, timeLimits } = database;
  return { name, knex, dialect, timeLimits, signal, write: (work, options) => database.write(work, options) };
}
