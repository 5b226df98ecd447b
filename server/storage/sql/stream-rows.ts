import { Readable } from 'node:stream';
import type { Knex } from 'knex';
import type { Fragment } from './dialect.js';

/** Options of `knex.raw().options()` that the clients in this folder support. */
export interface StatementOptions {
  /** Called with each row as it arrives; the result then has no rows. It must not throw. */
  readonly onRow?: (row: Record<string, unknown>) => void;
  /** Signal that cancels the statement. */
  readonly signal?: AbortSignal | undefined;
}

/** Streams the rows of a raw query; see `Dialect.streamRows`. */
export function streamRows<Row extends object>(
  connection: Knex,
  { sql, bindings }: Fragment,
  signal?: AbortSignal,
): AsyncIterable<Row> {
  const rows = new Readable({ objectMode: true, read: () => undefined });
  const options: StatementOptions = { onRow: (row) => void rows.push(row), signal };
  connection
    .raw(sql, bindings)
    .options(options)
    .then(
      () => rows.push(null),
      (error: unknown) => rows.destroy(error as Error),
    );
  return rows as AsyncIterable<Row>;
}
