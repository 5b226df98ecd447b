import BaseClient from 'knex/lib/dialects/sqlite3/index.js';
import BaseTransaction from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js';
import { retryWhileBusy } from './retry-busy.js';
import { runBounded, type StatementBounds } from '../database/bounded-statement.js';
import type { StatementOptions } from '../sql/stream-rows.js';
import { isSqliteInterrupted } from './errors.js';
import { closeConnection, interruptSqlite, loadSqliteDriver, type SqliteConnection } from './driver.js';
import { SqliteStatements } from './statements.js';

/** Prepares a new connection for use. */
export type PrepareConnection = (connection: SqliteConnection) => Promise<void>;

/** Query that Knex passes to its clients, which store the result in it. */
interface Query {
  readonly sql: string;
  readonly method?: string;
  readonly bindings?: readonly unknown[];
  readonly returning?: unknown;
  /** Options of `knex.raw().options()`. */
  readonly options?: StatementOptions;
  response?: unknown;
  context?: unknown;
}

// Outside of the client, because Knex copies clients for transactions.
const compiled = new WeakMap<SqliteConnection, SqliteStatements>();

function statementsOf(connection: SqliteConnection): SqliteStatements {
  const known = compiled.get(connection);
  if (known !== undefined) return known;
  const statements = new SqliteStatements(connection);
  compiled.set(connection, statements);
  return statements;
}

/** Statements whose rows Knex does not need, except with RETURNING. */
const WITHOUT_ROWS = ['insert', 'update', 'counter', 'del'];

/**
 * Knex client for SQLite with the SpatiaLite-safe driver, prepared connections, cached statements and immediate
 * transactions.
 *
 * A plain BEGIN takes the lock at the first write. If another process has written since the first read, that fails at
 * once and permanently (SQLITE_BUSY_SNAPSHOT), whatever the busy timeout. The signal of `knex.withUserParams({ signal
 * })` ends the wait for the lock, and its `begin` says how to wait.
 *
 * @param bounds - of each statement whose own options set none.
 */
export function sqliteClient(prepare: PrepareConnection, bounds: StatementBounds = {}): typeof BaseClient {
  return class SqliteClient extends BaseClient {
    override _driver(): unknown {
      return loadSqliteDriver();
    }

    override async _query(connection: SqliteConnection, query: Query): Promise<Query> {
      if (!query.sql) throw new Error('The query is empty');
      const interruption = { interrupt: interruptSqlite(connection), isInterrupted: isSqliteInterrupted };
      const { signal = bounds.signal } = query.options ?? {};
      return runBounded({ ...bounds, signal }, interruption, () => runQuery(connection, query));
    }

    override destroyRawConnection(connection: SqliteConnection): Promise<void> {
      compiled.get(connection)?.finalize();
      return super.destroyRawConnection(connection);
    }

    override async acquireRawConnection(): Promise<SqliteConnection> {
      const connection = (await super.acquireRawConnection()) as SqliteConnection;
      try {
        await prepare(connection);
        return connection;
      } catch (error) {
        await closeConnection(connection);
        throw error;
      }
    }

    override transaction(container: unknown, config: unknown, outerTransaction: unknown): never {
      return new ImmediateTransaction(this, container, config, outerTransaction) as never;
    }
  };
}

async function runQuery(connection: SqliteConnection, query: Query): Promise<Query> {
  const { sql, method = '', bindings = [], returning, options } = query;
  if (options?.onRow !== undefined) {
    await statementsOf(connection).each(sql, bindings, options.onRow);
    query.response = [];
    return query;
  }
  const call = WITHOUT_ROWS.includes(method) && !returning ? 'run' : 'all';
  const result = await statementsOf(connection).run(call, sql, bindings);
  query.response = result.rows;
  query.context = result;
  return query;
}

class ImmediateTransaction extends BaseTransaction {
  /** Starts a transaction. Unlike in Knex, a failed BEGIN rejects before any of the transaction's work runs. */
  override begin(connection: SqliteConnection): Promise<unknown> {
    // A reader takes no lock, and sees one state of the file from its first SELECT on.
    if (this.readOnly === true) return statementsOf(connection).run('run', 'BEGIN', []);
    const { signal, begin = retryWhileBusy } = this.userParams ?? {};
    return begin(() => statementsOf(connection).run('run', 'BEGIN IMMEDIATE', []), signal);
  }
}
