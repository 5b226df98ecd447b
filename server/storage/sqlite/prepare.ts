import type { Knex } from 'knex';
import type { Database } from '../database/database.js';
import { retryWhileBusy } from './retry-busy.js';
import { StorageUnusableError } from '../database/storage-unusable-error.js';

/**
 * Makes SpatiaLite's own tables (spatial references, geometry columns) where they are missing.
 *
 * @throws {StorageUnusableError} when SpatiaLite refuses; it says why on standard error only.
 */
export async function prepareSpatialite(database: Database): Promise<void> {
  await database.write(async (trx) => {
    if (await isPrepared(trx)) return;
    if (await opensOwnTransaction(trx, database)) {
      // The lock is let go for a moment; a process that slips in does the same work, and one of them wins.
      await trx.raw('COMMIT');
      await trx.raw('SELECT InitSpatialMetaData()');
      await retryWhileBusy(() => trx.raw('BEGIN IMMEDIATE'));
    } else {
      await trx.raw('SELECT InitSpatialMetaData()');
    }
    if (!(await isPrepared(trx)))
      throw new StorageUnusableError(`SpatiaLite cannot make its tables in ${database.name}.db`);
  });
}

function isPrepared(trx: Knex.Transaction): Promise<boolean> {
  return trx.schema.hasTable('spatial_ref_sys');
}

/** SpatiaLite before 4.1, such as the npm package's, cannot do it inside of ours. */
async function opensOwnTransaction(trx: Knex.Transaction, { dialect }: Database): Promise<boolean> {
  const query = { sql: 'SELECT spatialite_version() AS version', bindings: [] };
  const [row] = await dialect.rows<{ version: string }>(trx, query);
  return row !== undefined && Number.parseFloat(row.version) < 4.1;
}
