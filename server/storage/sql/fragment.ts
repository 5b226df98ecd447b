import type { Knex } from 'knex';

/** Piece of SQL with `?` for each bound value, for `knex.raw(sql, bindings)`. */
export interface Fragment {
  readonly sql: string;
  readonly bindings: readonly Knex.RawBinding[];
}
