import { openDatabaseFile } from './database-file.js';
import type { SourceFormat } from '../source/source-format.js';

/** SQLite databases: SpatiaLite, plain tables, and tables of mobile geodatabases. Plain or zipped. */
export const sqlite: SourceFormat = {
  name: 'sqlite',
  synonyms: ['sqllite', 'spatialite', 'geodatabase'],
  needsSourceInfo: false,
  fitsEdits: false,
  hasTypes: true,
  describe: (file, options) =>
    openDatabaseFile(file, options, {
      format: 'sqlite',
      driver: 'SQLite',
      sql: 'sqlite',
      fileName: 'source.sqlite',
      extensions: ['.sqlite', '.sqlite3', '.db', '.db3', '.geodatabase', '.spatialite'],
    }),
};
