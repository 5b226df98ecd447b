import { access, constants, mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import knex, { type Knex } from 'knex';
import type { Logger } from 'pino';
import { assertFolderWritable } from '../blobs/assert-folder-writable.js';
import type {
  Database,
  DatabaseName,
  Databases,
  PoolFigures,
  TimeLimits,
  WriteOptions,
} from '../database/database.js';
import type { StatementBounds } from '../database/bounded-statement.js';
import { Checkpoints } from './checkpoints.js';
import { destroyPool } from '../database/destroy-pool.js';
import { knexLog } from '../database/knex-log.js';
import { shareFolder } from './folder-lock.js';
import { poolFigures } from '../database/pool-figures.js';
import { retryWhileBusy } from './retry-busy.js';
import { truncateWal } from './truncate-wal.js';
import { sqliteClient } from './client.js';
import { interruptSqlite, loadExtension, runSql, type SqliteConnection } from './driver.js';
import { spatialiteDialect } from './dialect.js';
import { findSpatialite, type SpatialiteExtension } from './extensions.js';
import { SerialQueue } from '../../lib/serial-queue.js';
import { type Begin, WriteScheduler } from './write-scheduler.js';

export interface SqliteOptions {
  /** Folder of `system.db`, `events.db` and `features.db`, created if missing. */
  readonly folder: string;
  readonly log: Logger;
  /** SpatiaLite extension to try before the system's. */
  readonly spatialitePath?: string | undefined;
  readonly timeLimits?: TimeLimits | undefined;
}

// Each reader uses one of libuv's four threads while it works.
const READERS = 3;

// Readers wait for a lock only during the recovery of a crashed process's WAL.
const READER_BUSY_TIMEOUT_MS = 1000;

// Delay of a checkpoint, on its own connection, after a change. Small changes rewrite the same pages, which are then
// copied once.
const CHECKPOINT_DELAY_MS = 500;

// Number of WAL pages (4 KiB each) at which the writer runs a checkpoint itself and waits for it. Under constant
// writes only the writer can restart the WAL.
const CHECKPOINT_PAGES = 16_000;

// Disables the writer's own checkpoint for a bulk write, which leaves it to the other connection: it would take a fifth
// of an append's time. The checkpoint completes only after consecutive bulk writes.
const NEVER = 0;

// Before a bulk write, wait (up to `patienceMs`) for the WAL to shrink below `mostBytes`. Consecutive bulk writes then
// need at most this plus the largest one; a long-running reader does not block them.
const BULK_LOG = { mostBytes: 256 * 1024 * 1024, patienceMs: 5_000 };

// After a failed bulk write, truncate the WAL at once if it is larger than `mostBytes`, waiting up to `patienceMs` for
// readers of an earlier state.
const UNDONE_LOG = { mostBytes: 4 * 1024 * 1024, patienceMs: 1_000 };

// Size to which the WAL is truncated after a bulk append.
const JOURNAL_LIMIT_BYTES = 64 * 1024 * 1024;

/** Opens the three SQLite files; see `Database` for concurrency. */
export async function openSqlite(options: SqliteOptions): Promise<Databases> {
  const folder = resolve(options.folder);
  await mkdir(folder, { recursive: true });
  const extension = await findSpatialite({ path: options.spatialitePath, log: options.log });
  const lock = await shareFolder(folder);
  const open = (name: DatabaseName): SqliteDatabase => new SqliteDatabase(name, folder, extension, options);
  const system = open('system');
  const events = open('events');
  const features = open('features');
  const all = [system, events, features];
  let closed: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    closed ??= Promise.all(all.map((database) => database.close())).then(() => lock.release());
    await closed;
  };
  try {
    await Promise.all(all.map((database) => database.useWriteAheadLog()));
  } catch (error) {
    await close();
    throw error;
  }
  return { kind: 'sqlite', system, events, features, close };
}

class SqliteDatabase implements Database {
  readonly name: DatabaseName;
  readonly knex: Knex;
  readonly dialect;
  readonly timeLimits;
  readonly #file: string;
  readonly #log: Logger;
  readonly #writer: Knex;
  readonly #checkpointer: Knex;
  readonly #queue = new SerialQueue();
  /** Queue of bulk writes before the main queue, so that short writes go first. */
  readonly #bulks = new SerialQueue();
  readonly #turns: WriteScheduler;
  /** Number of `write` calls in progress. */
  #writes = 0;
  readonly #checkpoints: Checkpoints;
  #closed: Promise<void> | undefined;

  constructor(
    name: DatabaseName,
    folder: string,
    extension: SpatialiteExtension,
    { log, timeLimits }: Pick<SqliteOptions, 'log' | 'timeLimits'>,
  ) {
    this.name = name;
    this.timeLimits = timeLimits;
    const loadSpatialite = async (connection: SqliteConnection): Promise<void> => {
      // Skip the system store, which has no geometries: SpatiaLite costs milliseconds and a megabyte per connection.
      if (name !== 'system') await loadExtension(connection, extension.path);
    };
    this.dialect = spatialiteDialect(extension);
    const filename = join(folder, `${name}.db`);
    this.#file = filename;
    this.#turns = new WriteScheduler(join(folder, name), () => this.#queue.length);
    this.#log = log;
    const connect = (
      max: number,
      prepare: (connection: SqliteConnection) => Promise<void>,
      bounds?: StatementBounds,
    ): Knex =>
      knex({
        client: sqliteClient(prepare, bounds),
        connection: { filename },
        useNullAsDefault: true,
        pool: { min: 0, max },
        log: knexLog(log),
        // Exclude values from errors, because they may be many and confidential.
        compileSqlOnError: false,
      });
    const prepareReader = async (connection: SqliteConnection): Promise<void> => {
      // Set it afterwards, because SpatiaLite sets its own when loaded.
      await loadSpatialite(connection);
      connection.configure('busyTimeout', READER_BUSY_TIMEOUT_MS);
      // Make writes outside of `write` fail always, instead of occasionally.
      await runSql(connection, 'PRAGMA query_only = ON');
    };
    this.knex = connect(READERS, prepareReader, { timeLimitMs: timeLimits?.readMs });
    this.#writer = connect(1, async (connection) => {
      await loadSpatialite(connection);
      // `retryWhileBusy` does the waiting.
      connection.configure('busyTimeout', 0);
      await runSql(connection, 'PRAGMA synchronous = NORMAL');
      await runSql(connection, 'PRAGMA foreign_keys = ON');
      await runSql(connection, checkpointAt(CHECKPOINT_PAGES));
      await runSql(connection, `PRAGMA journal_size_limit = ${String(JOURNAL_LIMIT_BYTES)}`);
    });
    this.#writer.userParams = { begin: this.#turns.beginShort };
    this.#checkpointer = connect(1, () => Promise.resolve());
    this.#checkpoints = new Checkpoints(async () => {
      try {
        // PASSIVE does not wait: pages that a reader or another process needs are left to the next checkpoint.
        await this.#checkpointer.raw('PRAGMA wal_checkpoint(PASSIVE)');
      } catch (error) {
        log.warn({ err: error, database: name }, 'the WAL checkpoint failed');
      }
    }, CHECKPOINT_DELAY_MS);
  }

  /** Enables WAL mode, which the file keeps. Creates the file if missing. */
  async useWriteAheadLog(): Promise<void> {
    await retryWhileBusy(() => this.#writer.raw('PRAGMA journal_mode = WAL'));
  }

  async write<T>(
    work: (trx: Knex.Transaction) => Promise<T>,
    { signal, isBulk = false }: WriteOptions = {},
  ): Promise<T> {
    if (this.#closed !== undefined) throw new Error(`database ${this.name} is closed`);
    this.#writes += 1;
    try {
      return await (isBulk
        ? this.#bulks.run(() => this.#writeBulk(work, signal), signal)
        : this.#queue.run(() => this.#transact(work, signal), signal));
    } finally {
      this.#writes -= 1;
      // Leave the queue while waiting for a bulk write of another process.
      if (this.#queue.length === 0) await this.#turns.leave();
    }
  }

  #writeBulk<T>(work: (trx: Knex.Transaction) => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    const transact = (): Promise<T> => this.#transact(work, signal, this.#turns.beginBulk);
    return this.#turns.runBulk(
      () => this.#queue.run(() => this.#withoutCheckpoint(transact, signal), signal),
      signal,
    );
  }

  async #withoutCheckpoint<T>(transact: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    await truncateWal(this.#writer, this.#file, BULK_LOG, signal);
    await this.#writer.raw(checkpointAt(NEVER));
    try {
      const result = await transact();
      this.#checkpoints.dueNow();
      return result;
    } catch (error) {
      await truncateWal(this.#writer, this.#file, UNDONE_LOG).catch((cause: unknown) => {
        this.#log.warn({ err: cause, database: this.name }, 'the WAL could not be truncated');
      });
      throw error;
    } finally {
      await this.#writer.raw(checkpointAt(CHECKPOINT_PAGES));
    }
  }

  async #transact<T>(
    work: (trx: Knex.Transaction) => Promise<T>,
    signal: AbortSignal | undefined,
    begin?: Begin,
  ): Promise<T> {
    let failure: { readonly error: unknown } | undefined;
    const container = async (trx: Knex.Transaction): Promise<T> => {
      try {
        return await work(trx);
      } catch (error) {
        failure = { error };
        throw error;
      }
    };
    try {
      // Avoid the copy that Knex makes for parameters, which costs as much as a short transaction.
      const writer =
        signal === undefined && begin === undefined
          ? this.#writer
          : this.#writer.withUserParams({ signal, begin: begin ?? this.#turns.beginShort });
      const result = await writer.transaction(container);
      this.#checkpoints.due();
      return result;
    } catch (error) {
      // SpatiaLite's geometry checks end the transaction themselves. The error of the rollback must not hide the cause.
      throw failure === undefined ? error : failure.error;
    }
  }

  async assertWritable(): Promise<void> {
    // Check without a statement, because another process may hold the write lock for minutes.
    await access(this.#file, constants.W_OK);
    await assertFolderWritable(dirname(this.#file));
  }

  pools(): readonly PoolFigures[] {
    const writer = poolFigures(this.#writer);
    const waiting = Math.max(0, this.#writes - writer.used);
    return [
      { pool: 'readers', ...poolFigures(this.knex) },
      { pool: 'writer', ...writer, waiting },
    ];
  }

  close(): Promise<void> {
    const finish = async (): Promise<void> => {
      await this.#checkpoints.stop();
      await this.#checkpointer.destroy();
      await destroyPool(this.knex, (connection) => interruptSqlite(connection as SqliteConnection));
      // Leave one file each behind. This fails while another process uses the database, which then does it.
      await this.#writer.raw('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);
      await this.#writer.destroy();
      await this.#turns.close();
    };
    this.#closed ??= this.#bulks.run(() => this.#queue.run(finish));
    return this.#closed;
  }
}

function checkpointAt(pages: number): string {
  return `PRAGMA wal_autocheckpoint = ${String(pages)}`;
}
