import BaseClient from 'knex/lib/dialects/sqlite3/index.js';
import BaseTransaction from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js';
import { retryWhileBusy } from './retry-busy.js';
import { closeConnection, loadSqliteDriver, runSql, type SqliteConnection } from './sqlite-driver.js';

/** Makes a new connection ready for use. */
export type PrepareConnection = (connection: SqliteConnection) => Promise<void>;

/**
 * Knex's SQLite client with a driver that bears SpatiaLite, prepared connections, and transactions that take
 * the write lock at once.
 *
 * A plain BEGIN takes the lock at the first write; when another process has written since the first read,
 * that fails at once and for good (SQLITE_BUSY_SNAPSHOT), whatever the busy timeout. The signal of
 * `knex.withUserParams({ signal })` ends the wait for the lock.
 */
export function sqliteClient(prepare: PrepareConnection): typeof BaseClient {
  return class SqliteClient extends BaseClient {
    override _driver(): unknown {
      return loadSqliteDriver();
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

class ImmediateTransaction extends BaseTransaction {
  /** Unlike Knex's own, a failed BEGIN rejects before any of the transaction's work is called. */
  override begin(connection: SqliteConnection): Promise<unknown> {
    const signal = this.userParams?.signal;
    return retryWhileBusy(() => runSql(connection, 'BEGIN IMMEDIATE'), signal);
  }
}
