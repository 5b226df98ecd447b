import BaseClient from 'knex/lib/dialects/postgres/index.js';
import pg from 'pg';
import { runBounded } from '../database/bounded-statement.js';
import { isPostgresCanceled } from './errors.js';
import type { StatementOptions } from '../sql/stream-rows.js';

/** Query that Knex passes to its clients, which store the result in it. */
interface Query {
  readonly sql: string;
  readonly bindings?: unknown[];
  /** Options set by `knex.raw().options()`. */
  readonly options?: StatementOptions;
  response?: unknown;
}

/** Method of Knex that cancels the statement of another connection, missing from its types. */
interface Canceller {
  cancelQuery(connection: object): Promise<unknown>;
}

/** Returns true while a transaction uses the connection of Knex's pool. */
export function isInTransaction(connection: object): boolean {
  return '__knexTxId' in connection;
}

/** Knex client for PostgreSQL that can stream rows, and cancels statements by signal or time limit. */
export class PostgresClient extends BaseClient {
  /** Time limit of a read statement. It is on the prototype, because Knex copies clients without their fields. */
  get readLimitMs(): number | undefined {
    return undefined;
  }

  /** Returns a function that cancels the statement on `connection`, through a connection outside of the pool. */
  interrupter(connection: object): () => Promise<void> {
    return async () => {
      // Without another connection the statement runs to its end, at the latest until `statement_timeout`.
      await (this as unknown as Canceller).cancelQuery(connection).catch(() => undefined);
    };
  }

  override async _query(connection: pg.ClientBase, query: Query): Promise<object> {
    const { signal, onRow } = query.options ?? {};
    // Do not limit statements in a transaction, unless they have their own signal.
    const isLimited = signal !== undefined || !isInTransaction(connection);
    const timeLimitMs = isLimited ? this.readLimitMs : undefined;
    const interruption = { interrupt: this.interrupter(connection), isInterrupted: isPostgresCanceled };
    return runBounded({ signal, timeLimitMs }, interruption, () =>
      onRow === undefined ? super._query(connection, query) : handRowsOver(connection, query, onRow),
    );
  }
}

/** Returns the client for statements that read for at most `readLimitMs`. */
export function postgresClient(readLimitMs: number | undefined): typeof PostgresClient {
  return class extends PostgresClient {
    override get readLimitMs(): number | undefined {
      return readLimitMs;
    }
  };
}

async function handRowsOver(
  connection: pg.ClientBase,
  query: Query,
  onRow: NonNullable<StatementOptions['onRow']>,
): Promise<object> {
  const asked = new pg.Query<Record<string, unknown>>({ text: query.sql, values: query.bindings ?? [] });
  await new Promise<void>((resolve, reject) => {
    asked.on('row', onRow).once('end', resolve).once('error', reject);
    connection.query(asked);
  });
  query.response = { rows: [] };
  return query;
}
