import type { Knex } from 'knex';
import type { Database } from '../database/database.js';
import { retryWhileBusy } from './retry-busy.js';
import { StorageUnusableError } from '../database/storage-unusable-error.js';

/**
 * Creates SpatiaLite's own tables (spatial references, geometry columns) if they are missing.
 *
 * @throws {StorageUnusableError} when SpatiaLite fails; it reports the reason on standard error only.
 */
export async function prepareSpatialite(database: Database): Promise<void> {
  await database.write(async (trx) => {
    if (await isPrepared(trx)) return;
    if (await opensOwnTransaction(trx, database)) {
      // This releases the lock for a moment. Another process may then do the same work, and one of them succeeds.
      await trx.raw('COMMIT');
      await trx.raw('SELECT InitSpatialMetaData()');
      await retryWhileBusy(() => trx.raw('BEGIN IMMEDIATE'));
    } else {
      await trx.raw('SELECT InitSpatialMetaData()');
    }
    if (!(await isPrepared(trx)))
      throw new StorageUnusableError(`SpatiaLite cannot create its tables in ${database.name}.db`);
  });
}

function isPrepared(trx: Knex.Transaction): Promise<boolean> {
  return trx.schema.hasTable('spatial_ref_sys');
}

/** Returns true for SpatiaLite before 4.1, such as the npm package's, which starts its own transaction. */
async function opensOwnTransaction(trx: Knex.Transaction, { dialect }: Database): Promise<boolean> {
  const query = { sql: 'SELECT spatialite_version() AS version', bindings: [] };
  const [row] = await dialect.rows<{ version: string }>(trx, query);
  return row !== undefined && Number.parseFloat(row.version) < 4.1;
}
