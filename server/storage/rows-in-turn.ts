import { Readable } from 'node:stream';
import type { Knex } from 'knex';
import type { Fragment } from './dialect.js';

/** What our clients understand in `knex.raw().options()`. */
export interface RowWatch {
  /** Called with each row as it comes; then the query has none. Must not throw. */
  readonly onRow: (row: Record<string, unknown>) => void;
}

/** Rows of a raw query one after another, as they come; see `Dialect.rowsInTurn`. */
export function rowsInTurn<Row extends object>(
  connection: Knex,
  { sql, bindings }: Fragment,
): AsyncIterable<Row> {
  const rows = new Readable({ objectMode: true, read: () => undefined });
  const watch: RowWatch = { onRow: (row) => void rows.push(row) };
  connection
    .raw(sql, bindings)
    .options(watch)
    .then(
      () => rows.push(null),
      (error: unknown) => rows.destroy(error as Error),
    );
  return rows as AsyncIterable<Row>;
}
