import { openDatabaseFile } from './database-file.js';
import type { SourceFormat } from '../source/source-format.js';

/** OGC GeoPackage, plain or zipped. Its times are in UTC. */
export const gpkg: SourceFormat = {
  name: 'gpkg',
  synonyms: ['geopackage'],
  needsSourceInfo: false,
  fitsEdits: false,
  hasTypes: true,
  describe: (file, options) =>
    openDatabaseFile(file, options, {
      format: 'gpkg',
      driver: 'GPKG',
      sql: 'gpkg',
      fileName: 'source.gpkg',
      extensions: ['.gpkg'],
    }),
};
