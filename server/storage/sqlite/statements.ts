import type { SqliteConnection, SqliteStatement } from './driver.js';

/** Maximum number of compiled statements kept; others are compiled again. */
const MAX_STATEMENTS = 250;
// Maximum length of a kept statement. Longer ones are bulk loads, which hardly ever repeat.
const MAX_LENGTH = 5000;
const COMPILED_ONCE = /^\s*(?:select|insert|update|delete|with|begin|commit)\b/i;

/** Result of a statement, with rows if it was run with `all`. */
export interface SqliteResult {
  readonly rows: Record<string, unknown>[] | undefined;
  readonly lastID: number;
  readonly changes: number;
}

/**
 * LRU cache of a connection's compiled statements. Compiling takes longer than most runs, and a trip to another thread.
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
        // Drop the statement: the failure may be temporary, and until its next run it must not hold a lock.
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
   * Calls `onRow` with the rows of a SELECT in the order in which SQLite finds them; the next is fetched meanwhile.
   *
   * @param onRow - must not throw
   */
  each(
    sql: string,
    bindings: readonly unknown[],
    onRow: (row: Record<string, unknown>) => void,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      // Remove it from the cache during the iteration, so that the same SQL run meanwhile uses another one.
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
          // Without values, it continues from its current position.
          statement.get([], take);
          onRow(row);
        }
      };
      // Without values, a statement that had ended would stay at its end.
      if (bindings.length === 0) statement.reset(() => undefined);
      statement.get(bindings, take);
    });
  }

  /** Finalizes all statements, without which SQLite does not close the connection. */
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
