import type { Knex } from 'knex';

/** For statements of a transaction that is handed on without its database; whoever has that asks its dialect. */
export function isSqlite(knex: Knex): boolean {
  return (knex.client as { readonly dialect: string }).dialect === 'sqlite3';
}
