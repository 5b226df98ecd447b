import type { Knex } from 'knex';

/** A piece of SQL with `?` for each of its bound values; goes into `knex.raw(sql, bindings)`. */
export interface Fragment {
  readonly sql: string;
  readonly bindings: readonly Knex.RawBinding[];
}
