import BaseClient from 'knex/lib/dialects/postgres/index.js';
import pg from 'pg';
import { runBounded } from '../database/bounded-statement.js';
import { isPostgresCanceled } from './errors.js';
import type { StatementOptions } from '../sql/stream-rows.js';

/** A query as Knex hands it to its clients, which leave in it what came of it. */
interface Query {
  readonly sql: string;
  readonly bindings?: unknown[];
  /** Options set by `knex.raw().options()`. */
  readonly options?: StatementOptions;
  response?: unknown;
}

/** Knex's own way to cancel the statement of another connection, which its types do not tell. */
interface Canceller {
  cancelQuery(connection: object): Promise<unknown>;
}

/** True while a transaction has the connection of Knex's pool. */
export function isInTransaction(connection: object): boolean {
  return '__knexTxId' in connection;
}

/**
 * Knex's client for PostgreSQL. It hands rows over as they come where that is wanted, and ends statements by their
 * signal or by their time.
 */
export class PostgresClient extends BaseClient {
  /** Longest time of a statement that reads. On the prototype, since Knex copies clients without their fields. */
  get readLimitMs(): number | undefined {
    return undefined;
  }

  /** Cancels the statement that runs on `connection`, through a connection outside of the pool. */
  interrupter(connection: object): () => Promise<void> {
    return async () => {
      // Without another connection the statement ends by itself, at the latest by `statement_timeout`.
      await (this as unknown as Canceller).cancelQuery(connection).catch(() => undefined);
    };
  }

  override async _query(connection: pg.ClientBase, query: Query): Promise<object> {
    const { signal, onRow } = query.options ?? {};
    // A transaction takes the time that its caller gives it, unless the statement is a read of its own.
    const isLimited = signal !== undefined || !isInTransaction(connection);
    const timeLimitMs = isLimited ? this.readLimitMs : undefined;
    const interruption = { interrupt: this.interrupter(connection), isInterrupted: isPostgresCanceled };
    return runBounded({ signal, timeLimitMs }, interruption, () =>
      onRow === undefined ? super._query(connection, query) : handRowsOver(connection, query, onRow),
    );
  }
}

/** The client for statements that read no longer than `readLimitMs`. */
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
