// Knex publishes no types for its clients; these are the parts that `sqlite-client.ts` and `postgres-client.ts` override.
declare module 'knex/lib/dialects/sqlite3/index.js' {
  import type { Knex } from 'knex';

  class SqliteClient extends Knex.Client {
    _driver(): unknown;
    _query(connection: unknown, query: object): Promise<object>;
  }
  export = SqliteClient;
}

declare module 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js' {
  class SqliteTransaction {
    constructor(client: unknown, container: unknown, config: unknown, outerTransaction: unknown);
    readonly userParams:
      | {
          readonly signal?: AbortSignal;
          /** Must be a `Begin` of `write-scheduler.ts`. */
          readonly begin?: (attempt: () => Promise<unknown>, signal?: AbortSignal) => Promise<unknown>;
        }
      | undefined;
    readonly readOnly: boolean | undefined;
    begin(connection: unknown): Promise<unknown>;
  }
  export = SqliteTransaction;
}

declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Knex } from 'knex';

  class PostgresClient extends Knex.Client {
    _query(connection: unknown, query: object): Promise<object>;
  }
  export = PostgresClient;
}
