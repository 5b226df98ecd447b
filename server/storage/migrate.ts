import type { Knex } from 'knex';
import type { Database, Databases } from './database/database.js';
import { MIGRATIONS, type Migration } from './migrations/index.js';
import { allowAnyTime, preparePostgres } from './postgres/prepare.js';
import { prepareSpatialite } from './sqlite/prepare.js';

const TABLE = 'migrations';

/**
 * Applies missing migrations of the three stores and returns their names, such as `features/2026…`.
 *
 * Each store is migrated in one transaction. Processes that migrate at the same time wait for each other, and the later
 * ones find nothing to do.
 */
export async function migrate(databases: Databases): Promise<string[]> {
  if (databases.kind === 'postgres') await preparePostgres(databases);
  else for (const database of [databases.events, databases.features]) await prepareSpatialite(database);
  const applied: string[] = [];
  for (const database of [databases.system, databases.events, databases.features]) {
    const names = await migrateOne(database, MIGRATIONS[database.name]);
    applied.push(...names.map((name) => `${database.name}/${name}`));
  }
  return applied;
}

/** Applies those of `migrations` that `database` lacks, in the order of their names. */
export function migrateOne(
  database: Database,
  migrations: Readonly<Record<string, Migration>>,
): Promise<string[]> {
  return database.write(async (trx) => {
    await lock(trx, database);
    if (!(await trx.schema.hasTable(TABLE))) {
      await trx.schema.createTable(TABLE, (table) => {
        table.text('name').primary();
        table.bigInteger('applied_at').notNullable();
      });
    }
    const seen = new Set(await trx(TABLE).pluck<string[]>('name'));
    const missing = Object.entries(migrations)
      .filter(([name]) => !seen.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [name, up] of missing) {
      await up(trx, database.dialect);
      await trx(TABLE).insert({ name, applied_at: Date.now() });
    }
    return missing.map(([name]) => name);
  });
}

/** Returns the names of migrations that `database` lacks. */
export async function findMissingMigrations({ name, knex }: Database): Promise<string[]> {
  const all = Object.keys(MIGRATIONS[name]);
  if (!(await knex.schema.hasTable(TABLE))) return all;
  const seen = new Set(await knex(TABLE).pluck<string[]>('name'));
  return all.filter((migration) => !seen.has(migration));
}

/** Returns the names of migrations that a later version has applied to `database`. */
export async function findUnknownMigrations({ name, knex }: Database): Promise<string[]> {
  if (!(await knex.schema.hasTable(TABLE))) return [];
  const seen = await knex(TABLE).orderBy('name').pluck<string[]>('name');
  return seen.filter((migration) => !(migration in MIGRATIONS[name]));
}

/** Locks until the end of the transaction. On SQLite, writing transactions exclude each other anyway. */
async function lock(trx: Knex.Transaction, database: Database): Promise<void> {
  if (database.dialect.kind !== 'postgis') return;
  await allowAnyTime(trx);
  await trx.raw('SELECT pg_advisory_xact_lock(hashtext(?))', [`fairground migrate ${database.name}`]);
}
