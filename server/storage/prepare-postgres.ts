import type { Knex } from 'knex';
import type { Database, Databases } from './database.js';
import { type Extension, EXTENSIONS, findExtension } from './postgres-extensions.js';
import { StorageUnusableError } from './unusable.js';

/**
 * Makes the three schemas, and in `public` the extensions that are missing.
 *
 * @throws {StorageUnusableError} with what to do when an extension cannot be had or lies where we do not look for it.
 */
export async function preparePostgres({ system, events, features }: Databases): Promise<void> {
  await features.write(async (trx) => {
    await allowAnyTime(trx);
    // Making the same schema twice at once fails in spite of IF NOT EXISTS.
    await trx.raw('SELECT pg_advisory_xact_lock(hashtext(?))', ['fairground prepare']);
    for (const extension of EXTENSIONS) await prepareExtension(trx, features, extension);
    for (const { name, dialect } of [system, events, features]) {
      await trx.raw(`CREATE SCHEMA IF NOT EXISTS ${dialect.quote(name)}`);
    }
  });
}

/** Lifts `statement_timeout` from a transaction that prepares the database, which may take long. */
export async function allowAnyTime(trx: Knex.Transaction): Promise<void> {
  await trx.raw('SET LOCAL statement_timeout = 0');
}

async function prepareExtension(
  trx: Knex.Transaction,
  database: Database,
  extension: Extension,
): Promise<void> {
  const { name, title, source } = extension;
  const { schema } = await findExtension(trx, database, extension);
  if (schema === null) {
    await trx
      .raw(`CREATE EXTENSION IF NOT EXISTS ${database.dialect.quote(name)} SCHEMA public`)
      .catch((error: unknown) => {
        throw new StorageUnusableError(
          `${title} cannot be installed into this database. Install ${source} and run ` +
            `CREATE EXTENSION ${name} as a superuser.`,
          { cause: error },
        );
      });
  } else if (schema !== 'public') {
    throw new StorageUnusableError(
      `${title} is installed in the schema ${schema} of this database; it must be in public.`,
    );
  }
}
