import type { Archive } from '../archive/zip-archive.js';
import { beside } from '../beside.js';
import { chooseTable } from '../choose-table.js';
import { meetDrivers } from '../gdal/drivers.js';
import { makeGdalTable } from '../gdal/gdal-table.js';
import { withPrivateFolder } from '../private-folder.js';
import { listFiles, looksLike, readArchive, ZIP_NAME } from '../single-file.js';
import { isZip, readHead } from '../sniff.js';
import { unreadable } from '../source-error.js';
import type {
  DescribeOptions,
  SourceBatch,
  SourceFile,
  SourceFormat,
  SourceTable,
} from '../source-format.js';
import { DEFAULT_SOURCE_SETTINGS } from '../source-settings.js';
import { checkSet } from './check-set.js';
import { openSet, type ZippedSet } from './open-set.js';
import { datasetInZip } from './dataset-in-zip.js';
import { findSets } from './shapefile-sets.js';

const NAME = 'shapefile';

/** Zipped shapefiles, at the root of the zip or in folders; dBase tables without shapes, too. */
export const shapefile: SourceFormat = {
  name: NAME,
  synonyms: ['shp', 'esrishapefile', 'shz'],
  needsSourceInfo: false,
  fitsEdits: false,
  hasTypes: true,
  describe,
};

async function describe(file: SourceFile, options: DescribeOptions): Promise<SourceTable> {
  const { signal, tableName, tableId, settings = DEFAULT_SOURCE_SETTINGS } = options;
  const head = await readHead(file);
  if (!isZip(head)) throw looksLike(NAME, head);
  return withPrivateFolder(settings, async (folder) => {
    const zip = { format: NAME, folder, settings, signal };
    const look = async (archive: Archive): Promise<ZippedSet> => {
      const sets = findSets(archive.files);
      if (sets.length === 0) {
        throw unreadable(NAME, `the zip holds no .shp file; it holds ${listFiles(archive)}`);
      }
      const checked = await checkSet(NAME, chooseTable(sets, tableName, tableId), archive, signal);
      return { ...checked, zip, dataset: await datasetInZip(checked.set, archive, signal) };
    };
    const looking = folder.place(file, ZIP_NAME, signal).then(() => readArchive(zip, look));
    const [zipped] = await beside(looking, meetDrivers());
    const { source, table, findDeletionMarks, explain } = await openSet(zipped);
    const { set, facts } = zipped;
    if (table.wkt === undefined && facts.statesReference) {
      const mend = 'mend it, or leave it out for coordinates that are in that of the layer';
      throw unreadable(NAME, `${set.name}.prj states no spatial reference that is known; ${mend}`);
    }
    // GDAL counts deleted records, too.
    const found = makeGdalTable({
      ...{ source, file, table, isCountSure: false, findDeletionMarks },
      ...(facts.geometry && { geometry: facts.geometry }),
    });
    return {
      ...found,
      async *read(reading): AsyncGenerator<SourceBatch> {
        try {
          yield* found.read(reading);
        } catch (error) {
          throw await explain(error, reading.signal);
        }
      },
    };
  });
}
