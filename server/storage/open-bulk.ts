import type { Database } from './database/database.js';
import type { BulkLoader } from './sql/bulk-loader.js';
import { postgisBulk } from './postgres/bulk/bulk.js';
import { spatialiteBulk } from './sqlite/bulk/bulk.js';

/** Returns the bulk loader for the kind of database. */
export function openBulk(database: Database): BulkLoader {
  return database.dialect.kind === 'postgis' ? postgisBulk() : spatialiteBulk(database.dialect);
}
