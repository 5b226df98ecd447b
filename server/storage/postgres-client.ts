import BaseClient from 'knex/lib/dialects/postgres/index.js';
import pg from 'pg';
import type { RowWatch } from './rows-in-turn.js';

/** A query as Knex hands it to its clients, which leave in it what came of it. */
interface Query {
  readonly sql: string;
  readonly bindings?: unknown[];
  /** Of `knex.raw().options()`. */
  readonly options?: Partial<RowWatch>;
  response?: unknown;
}

/** Knex's client for PostgreSQL, which hands rows over as they come where that is wanted. */
export class PostgresClient extends BaseClient {
  override async _query(connection: pg.ClientBase, query: Query): Promise<object> {
    const onRow = query.options?.onRow;
    if (onRow === undefined) return super._query(connection, query);
    const asked = new pg.Query<Record<string, unknown>>({ text: query.sql, values: query.bindings ?? [] });
    await new Promise<void>((resolve, reject) => {
      asked.on('row', onRow).once('end', resolve).once('error', reject);
      connection.query(asked);
    });
    query.response = { rows: [] };
    return query;
  }
}
