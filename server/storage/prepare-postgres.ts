import type { Knex } from 'knex';
import type { Database, Databases } from './database.js';

/** What PostgreSQL must be able to do, and the package that brings it. */
const EXTENSIONS = [
  { name: 'postgis', title: 'PostGIS', source: 'the postgis package of this PostgreSQL' },
  { name: 'pg_trgm', title: 'pg_trgm', source: "PostgreSQL's contrib package" },
] as const;

const FIND_EXTENSION = `SELECT n.nspname AS schema FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
  WHERE e.extname = ?`;

/**
 * Makes the three schemas, and in `public` the extensions that are missing.
 *
 * @throws {Error} with what to do when an extension cannot be had or lies where we do not look for it.
 */
export async function preparePostgres({ system, events, features }: Databases): Promise<void> {
  await features.write(async (trx) => {
    // Making the same schema twice at once fails in spite of IF NOT EXISTS.
    await trx.raw('SELECT pg_advisory_xact_lock(hashtext(?))', ['fairground prepare']);
    for (const extension of EXTENSIONS) await prepareExtension(trx, features, extension);
    for (const { name, dialect } of [system, events, features]) {
      await trx.raw(`CREATE SCHEMA IF NOT EXISTS ${dialect.quote(name)}`);
    }
  });
}

async function prepareExtension(
  trx: Knex.Transaction,
  { dialect }: Database,
  { name, title, source }: (typeof EXTENSIONS)[number],
): Promise<void> {
  const [found] = await dialect.rows<{ schema: string }>(trx, { sql: FIND_EXTENSION, bindings: [name] });
  if (found === undefined) {
    await trx
      .raw(`CREATE EXTENSION IF NOT EXISTS ${dialect.quote(name)} SCHEMA public`)
      .catch((error: unknown) => {
        throw new Error(
          `${title} cannot be installed into this database. Install ${source} and run ` +
            `CREATE EXTENSION ${name} as a superuser.`,
          { cause: error },
        );
      });
  } else if (found.schema !== 'public') {
    throw new Error(
      `${title} is installed in the schema ${found.schema} of this database; it must be in public.`,
    );
  }
}
