import type { SqliteConnection, SqliteStatement } from './driver.js';

/** Some more than one kind of request takes; the others are compiled again. */
const MAX_STATEMENTS = 250;
// Long ones are bulk loads, and hardly ever the same again.
const MAX_LENGTH = 5000;
const COMPILED_ONCE = /^\s*(?:select|insert|update|delete|with|begin|commit)\b/i;

/** Result of a statement: rows when it was run with `all`. */
export interface SqliteResult {
  readonly rows: Record<string, unknown>[] | undefined;
  readonly lastID: number;
  readonly changes: number;
}

/**
 * The compiled statements of a connection, the last used ones. Compiling takes longer than running most of them,
 * and a turn of a thread of its own.
 */
export class SqliteStatements {
  readonly #connection: SqliteConnection;
  readonly #kept = new Map<string, SqliteStatement>();

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  run(method: 'all' | 'run', sql: string, bindings: readonly unknown[]): Promise<SqliteResult> {
    return new Promise((resolve, reject) => {
      const isKept = sql.length <= MAX_LENGTH && COMPILED_ONCE.test(sql);
      const statement = this.#take(sql) ?? this.#connection.prepare(sql, (error) => error && fail(error));
      const fail = (error: Error): void => {
        // The cause of the failure may be temporary; until the next run the statement must not hold a lock.
        if (this.#kept.get(sql) === statement) this.#kept.delete(sql);
        statement.finalize();
        reject(error);
      };
      if (isKept) this.#keep(sql, statement);
      statement[method](bindings, function (error, rows) {
        if (error !== null) fail(error);
        else {
          resolve({ rows, lastID: this.lastID, changes: this.changes });
          if (!isKept) statement.finalize();
        }
      });
    });
  }

  /**
   * Hands over the rows of a SELECT one after another, in the order in which SQLite finds them; while one is made use of
   * it looks for the next.
   *
   * @param onRow - must not throw
   */
  each(
    sql: string,
    bindings: readonly unknown[],
    onRow: (row: Record<string, unknown>) => void,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      // Out of what is kept while it is at a row: whoever runs the same meanwhile has another one.
      const statement = this.#take(sql) ?? this.#connection.prepare(sql, (error) => error && fail(error));
      const fail = (error: Error): void => {
        statement.finalize();
        reject(error);
      };
      const take = (error: Error | null, row?: Record<string, unknown>): void => {
        if (error !== null) {
          fail(error);
        } else if (row === undefined) {
          if (sql.length <= MAX_LENGTH) this.#keep(sql, statement);
          else statement.finalize();
          resolve();
        } else {
          // Without values it goes on from where it is.
          statement.get([], take);
          onRow(row);
        }
      };
      // Without values one that came to its end before would stay there.
      if (bindings.length === 0) statement.reset(() => undefined);
      statement.get(bindings, take);
    });
  }

  /** SQLite closes no connection that has statements. */
  finalize(): void {
    for (const statement of this.#kept.values()) statement.finalize();
    this.#kept.clear();
  }

  #take(sql: string): SqliteStatement | undefined {
    const statement = this.#kept.get(sql);
    this.#kept.delete(sql);
    return statement;
  }

  #keep(sql: string, statement: SqliteStatement): void {
    this.#kept.set(sql, statement);
    if (this.#kept.size <= MAX_STATEMENTS) return;
    for (const [oldest, other] of this.#kept) {
      this.#kept.delete(oldest);
      other.finalize();
      return;
    }
  }
}
