import type { Database } from '../database.js';
import type { BulkLoader } from './bulk-loader.js';
import { postgisBulk } from './postgis-bulk.js';
import { spatialiteBulk } from './spatialite-bulk.js';

/** The bulk loader of the database's kind. */
export function openBulk(database: Database): BulkLoader {
  return database.dialect.kind === 'postgis' ? postgisBulk() : spatialiteBulk(database.dialect);
}
