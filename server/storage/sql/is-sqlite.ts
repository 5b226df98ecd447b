import type { Knex } from 'knex';

/** Returns true for SQLite. For code that has only a transaction; code with the database uses its dialect. */
export function isSqlite(knex: Knex): boolean {
  return (knex.client as { readonly dialect: string }).dialect === 'sqlite3';
}
