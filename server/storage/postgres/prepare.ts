import type { Knex } from 'knex';
import { firstErrorLine } from '../../lib/first-error-line.js';
import type { Database, Databases } from '../database/database.js';
import type { MissingRequirement } from '../database/missing-requirement.js';
import {
  createExtensionSql,
  type Extension,
  EXTENSIONS,
  findExtension,
  findMissingExtension,
} from './extensions.js';
import { findMissingRights, findSchemas } from './schemas.js';
import { StorageUnusableError } from '../database/storage-unusable-error.js';

/**
 * Creates the three schemas, and missing extensions in `public`. Processes that start at the same time wait for each
 * other.
 *
 * @throws {StorageUnusableError} with everything that is missing and the statements to run, if this user lacks a right.
 */
export async function preparePostgres({ system, events, features }: Databases): Promise<void> {
  const names = [system, events, features].map(({ name }) => name);
  await features.write(async (trx) => {
    await allowAnyTime(trx);
    // Creating a schema twice at the same time fails even with IF NOT EXISTS.
    await trx.raw('SELECT pg_advisory_xact_lock(hashtext(?))', ['fairground prepare']);
    const lacks: MissingRequirement[] = [];
    for (const extension of EXTENSIONS) {
      const lack = await prepareExtension(trx, features, extension);
      if (lack !== undefined) lacks.push(lack);
    }
    const schemas = await findSchemas(trx, features, names);
    lacks.push(...findMissingRights(schemas));
    const blocking = lacks.filter(({ isBlocking }) => isBlocking);
    if (blocking.length > 0) throw new StorageUnusableError(describeMissing(blocking));
    for (const name of schemas.missing) await trx.raw(`CREATE SCHEMA ${features.dialect.quote(name)}`);
  });
}

/** Removes `statement_timeout` from a transaction that prepares the database, which may take long. */
export async function allowAnyTime(trx: Knex.Transaction): Promise<void> {
  await trx.raw('SET LOCAL statement_timeout = 0');
}

/** Creates a missing extension, and returns the problem if it cannot. */
async function prepareExtension(
  trx: Knex.Transaction,
  database: Database,
  extension: Extension,
): Promise<MissingRequirement | undefined> {
  const state = await findExtension(trx, database, extension);
  if (state.schema !== null) return findMissingExtension(extension, state);
  // Try with any user, because hosting providers have their own rules.
  await trx.raw('SAVEPOINT extension');
  try {
    await trx.raw(createExtensionSql(extension));
    return undefined;
  } catch (error) {
    await trx.raw('ROLLBACK TO SAVEPOINT extension');
    // Check again, because someone may have created it meanwhile.
    const lack = findMissingExtension(extension, await findExtension(trx, database, extension));
    if (lack === undefined || lack.isBlocking) return lack;
    const mend = `Let a superuser run ${createExtensionSql(extension)} in this database.`;
    return {
      ...lack,
      seen: `cannot be created in the database: ${firstErrorLine(error)}`,
      mend,
      isBlocking: true,
    };
  }
}

function describeMissing(lacks: readonly MissingRequirement[]): string {
  const lines = lacks.map(({ title, seen, mend }) => `\n  ${title} ${seen}.\n    ${mend}`);
  return `PostgreSQL is not ready for Fairground:${lines.join('')}`;
}
