import type { Database, Databases } from '../../../server/storage/database/database.js';

/** The tables of a database; those of extensions, which only they can read, left out. */
const TABLES = {
  spatialite: `SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name`,
  // Tables that information_schema.tables shows, without its joins, which take ten times as long.
  postgis: `SELECT relname AS name FROM pg_class
    WHERE relnamespace = to_regnamespace(quote_ident(current_schema())) AND relkind IN ('r', 'p', 'v', 'f')
      AND has_table_privilege(oid, 'SELECT') ORDER BY 1`,
} as const;

async function tablesOf({ knex, dialect }: Database): Promise<string[]> {
  const rows = await dialect.rows<{ name: string }>(knex, { sql: TABLES[dialect.kind], bindings: [] });
  return rows.map(({ name }) => name);
}

/** Every table, and how many rows it has. */
export async function countRows(database: Database): Promise<object[]> {
  const { knex, dialect } = database;
  const counts = (await tablesOf(database)).map(
    (name) => `SELECT '${name}' AS name, count(*) AS count FROM "${name}"`,
  );
  return dialect.rows(knex, { sql: counts.join(' UNION ALL '), bindings: [] });
}

/** Returns every row of every table, except the times at which workers report themselves. */
export async function readRows(database: Database): Promise<Record<string, unknown>> {
  const rows: Record<string, unknown> = {};
  const names = (await tablesOf(database)).filter((name) => name !== 'job_runners');
  for (const name of names) rows[name] = await database.knex.select('*').from(name);
  return rows;
}

/** Reads from each of the databases. */
export function ofAll<T>(
  { system, events, features }: Pick<Databases, 'system' | 'events' | 'features'>,
  read: (database: Database) => Promise<T>,
): Promise<T[]> {
  return Promise.all([system, events, features].map(read));
}
