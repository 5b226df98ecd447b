import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

// `sqlite3` is CommonJS and must not be loaded before its addon is opened below, so no static import.
const require = createRequire(import.meta.url);

/** One SQLite connection of the `sqlite3` package, as far as we use it without Knex. */
export interface SqliteConnection {
  all(sql: string, callback: (error: Error | null, rows: Record<string, unknown>[]) => void): void;
  prepare(sql: string, callback: (error: Error | null) => void): SqliteStatement;
  loadExtension(path: string, callback: (error: Error | null) => void): void;
  /** Makes the statements that run fail with `SQLITE_INTERRUPT`; does nothing where none runs. */
  interrupt(): void;
  configure(option: 'busyTimeout', milliseconds: number): void;
  configure(option: 'limit', limit: number, value: number): void;
  backup(file: string, callback: (error: Error | null) => void): SqliteBackup;
  close(callback: (error: Error | null) => void): void;
}

/** A copy in the making. */
export interface SqliteBackup {
  readonly completed: boolean;
  step(pages: number, callback: (error: Error | null) => void): void;
  finish(callback: () => void): void;
}

/** A compiled statement. Calls wait for each other, and for it to be compiled. */
export interface SqliteStatement {
  all(bindings: readonly unknown[], callback: StatementCallback): void;
  run(bindings: readonly unknown[], callback: StatementCallback): void;
  /** The first row with these values; without any, the next row, `undefined` behind the last one. */
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
 * The `sqlite3` package, safe for extensions that link against SQLite themselves. Every use of it, Knex's
 * too, must go through here.
 *
 * Node binds an addon's symbols lazily. Debian's mod_spatialite pulls in the system's libsqlite3, and the
 * addon's late look-ups then find that other copy and crash at the first query. Opening the addon once with
 * all symbols bound, and visible to extensions, makes both use the addon's SQLite.
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

/** The very file that `sqlite3` will load: found by the same package, with the same rules. */
function findAddon(): string {
  const manifest = require.resolve('sqlite3/package.json');
  const bindings = createRequire(manifest)('bindings') as (options: object) => string;
  return bindings({ bindings: 'node_sqlite3.node', module_root: dirname(manifest), path: true });
}

/** Ends the statements that run on the connection. */
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

/** Pages that are copied at a time: 16 MB in the size that SQLite chooses. */
const PAGES = 4096;

/** Copies the database, page by page, in the state that an open transaction of `connection` sees, to a new file. */
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
 * A file that nobody changes while it is open: nothing is written to it, and nothing beside it is looked at.
 *
 * @param maxBytes - of a value, or of what is made of several
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
