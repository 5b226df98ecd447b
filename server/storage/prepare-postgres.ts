import type { Databases } from './database.js';

const FIND_POSTGIS = {
  sql: `SELECT n.nspname AS schema FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
        WHERE e.extname = 'postgis'`,
  bindings: [],
};

/**
 * Makes the three schemas, and PostGIS in `public` where it is missing.
 *
 * @throws {Error} with what to do when PostGIS cannot be had or lies where we do not look for it.
 */
export async function preparePostgres({ system, events, features }: Databases): Promise<void> {
  await features.write(async (trx) => {
    // Making the same schema twice at once fails in spite of IF NOT EXISTS.
    await trx.raw('SELECT pg_advisory_xact_lock(hashtext(?))', ['fairground prepare']);
    const [postgis] = await features.dialect.rows<{ schema: string }>(trx, FIND_POSTGIS);
    if (postgis === undefined) {
      await trx.raw('CREATE EXTENSION IF NOT EXISTS postgis SCHEMA public').catch((error: unknown) => {
        throw new Error(
          'PostGIS cannot be installed into this database. Install the postgis package of this PostgreSQL ' +
            'and run CREATE EXTENSION postgis as a superuser.',
          { cause: error },
        );
      });
    } else if (postgis.schema !== 'public') {
      throw new Error(
        `PostGIS is installed in the schema ${postgis.schema} of this database; it must be in public.`,
      );
    }
    for (const { name, dialect } of [system, events, features]) {
      await trx.raw(`CREATE SCHEMA IF NOT EXISTS ${dialect.quote(name)}`);
    }
  });
}
