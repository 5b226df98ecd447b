import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

// Load `sqlite3` (CommonJS) dynamically, because its addon must be opened below first.
const require = createRequire(import.meta.url);

/** SQLite connection of the `sqlite3` package, with the methods used without Knex. */
export interface SqliteConnection {
  all(sql: string, callback: (error: Error | null, rows: Record<string, unknown>[]) => void): void;
  prepare(sql: string, callback: (error: Error | null) => void): SqliteStatement;
  loadExtension(path: string, callback: (error: Error | null) => void): void;
  /** Makes running statements fail with `SQLITE_INTERRUPT`; does nothing if none runs. */
  interrupt(): void;
  configure(option: 'busyTimeout', milliseconds: number): void;
  configure(option: 'limit', limit: number, value: number): void;
  backup(file: string, callback: (error: Error | null) => void): SqliteBackup;
  close(callback: (error: Error | null) => void): void;
}

/** Backup in progress. */
export interface SqliteBackup {
  readonly completed: boolean;
  step(pages: number, callback: (error: Error | null) => void): void;
  finish(callback: () => void): void;
}

/** Compiled statement. Calls wait for each other, and for its compilation. */
export interface SqliteStatement {
  all(bindings: readonly unknown[], callback: StatementCallback): void;
  run(bindings: readonly unknown[], callback: StatementCallback): void;
  /** Fetches the first row with these values; without values, the next row, or `undefined` after the last. */
  get(
    bindings: readonly unknown[],
    callback: (error: Error | null, row?: Record<string, unknown>) => void,
  ): void;
  reset(callback: () => void): void;
  finalize(): void;
}

type StatementCallback = (
  this: { readonly lastID: number; readonly changes: number },
  error: Error | null,
  rows?: Record<string, unknown>[],
) => void;

export interface SqliteDriver {
  readonly Database: {
    new (file: string, callback: (error: Error | null) => void): SqliteConnection;
    new (file: string, mode: number, callback: (error: Error | null) => void): SqliteConnection;
  };
  readonly OPEN_READONLY: number;
  readonly OPEN_URI: number;
  readonly LIMIT_LENGTH: number;
}

let driver: SqliteDriver | undefined;

/**
 * Loads the `sqlite3` package in a way that is safe for extensions linked against SQLite. All uses, also by Knex, must
 * go through here.
 *
 * Node binds an addon's symbols lazily. Debian's mod_spatialite loads the system's libsqlite3, and the addon's later
 * look-ups would find that copy and crash at the first query. Opening the addon once with all symbols bound, and
 * visible to extensions, makes both use the addon's SQLite.
 */
export function loadSqliteDriver(): SqliteDriver {
  if (driver === undefined) {
    if (process.platform === 'linux') {
      process.dlopen({ exports: {} }, findAddon(), constants.dlopen.RTLD_NOW | constants.dlopen.RTLD_GLOBAL);
    }
    driver = require('sqlite3') as SqliteDriver;
  }
  return driver;
}

/** Returns the file that `sqlite3` will load, found by the same package with the same rules. */
function findAddon(): string {
  const manifest = require.resolve('sqlite3/package.json');
  const bindings = createRequire(manifest)('bindings') as (options: object) => string;
  return bindings({ bindings: 'node_sqlite3.node', module_root: dirname(manifest), path: true });
}

/** Returns a function that interrupts statements on the connection. */
export function interruptSqlite(connection: SqliteConnection): () => Promise<void> {
  return () => {
    connection.interrupt();
    return Promise.resolve();
  };
}

/** Runs one statement without bound values. */
export function runSql(connection: SqliteConnection, sql: string): Promise<Record<string, unknown>[]> {
  return new Promise((resolve, reject) => {
    connection.all(sql, (error, rows) => (error === null ? resolve(rows) : reject(error)));
  });
}

/** Number of pages copied at a time: 16 MB in SQLite's default page size. */
const PAGES = 4096;

/** Copies the database page by page to a new file, in the state that an open transaction of `connection` sees. */
export async function copyDatabase(
  connection: SqliteConnection,
  file: string,
  signal?: AbortSignal,
): Promise<void> {
  const backup = await new Promise<SqliteBackup>((resolve, reject) => {
    const made = connection.backup(file, (error) => (error === null ? resolve(made) : reject(error)));
  });
  try {
    while (!backup.completed) {
      signal?.throwIfAborted();
      await new Promise<void>((resolve, reject) => {
        backup.step(PAGES, (error) => (error === null ? resolve() : reject(error)));
      });
    }
  } finally {
    await new Promise<void>((resolve) => backup.finish(resolve));
  }
}

export function loadExtension(connection: SqliteConnection, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.loadExtension(path, (error) => (error === null ? resolve() : reject(error)));
  });
}

export function openConnection(file: string): Promise<SqliteConnection> {
  const { Database } = loadSqliteDriver();
  return new Promise((resolve, reject) => {
    const connection = new Database(file, (error) => (error === null ? resolve(connection) : reject(error)));
  });
}

/**
 * Opens a file that nobody changes meanwhile: SQLite writes nothing to it and ignores files beside it.
 *
 * @param maxBytes - maximum size of a value, or of a result computed from several
 */
export async function openImmutable(path: string, maxBytes: number): Promise<SqliteConnection> {
  const { Database, OPEN_READONLY, OPEN_URI, LIMIT_LENGTH } = loadSqliteDriver();
  const connection = await new Promise<SqliteConnection>((resolve, reject) => {
    const mode = OPEN_READONLY | OPEN_URI;
    const opened = new Database(`${pathToFileURL(path).href}?immutable=1`, mode, (error) =>
      error === null ? resolve(opened) : reject(error),
    );
  });
  connection.configure('limit', LIMIT_LENGTH, maxBytes);
  return connection;
}

export function closeConnection(connection: SqliteConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.close((error) => (error === null ? resolve() : reject(error)));
  });
}
