import type { Archive } from '../source/archive/zip-archive.js';
import { prefetch } from '../source/prefetch.js';
import { chooseTable } from '../source/choose-table.js';
import { meetDrivers } from '../../../gdal/drivers.js';
import type { Ordinates } from './gdal/own-ordinates.js';
import { type OgrTable, readGeometryWords } from './gdal/ogrinfo-text.js';
import { makeGdalTable } from './gdal-table.js';
import { listNames } from '../../../lib/text/list-names.js';
import { withPrivateFolder } from '../source/private-folder.js';
import { listFiles, looksLike, readArchive, ZIP_NAME } from '../source/single-file.js';
import { isZip, readHead } from '../source/sniff.js';
import { unreadableSource } from '../source/source-error.js';
import type {
  DescribeOptions,
  SourceBatch,
  SourceFile,
  SourceFormat,
  SourceTable,
} from '../source/source-format.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../../config/source-settings.js';
import { checkSet } from './shapefile/check-set.js';
import type { CodePage } from './shapefile/code-page.js';
import { openSet, type ZippedSet } from './shapefile/open-set.js';
import { isReadableInZip } from './shapefile/dataset-in-zip.js';
import { type DbfColumns, readDbfColumns } from './shapefile/dbf-columns.js';
import { guessCodePage } from './shapefile/guess-code-page.js';
import { LEAST_MEASURE, type ShapeMeasures } from './shapefile/shape-measures.js';
import { findSets } from './shapefile/shapefile-sets.js';

const NAME = 'shapefile';

/** Zipped shapefiles, at the root of the zip or in folders; also dBase tables without shapes. */
export const shapefile: SourceFormat = {
  name: NAME,
  synonyms: ['shp', 'esrishapefile', 'shz'],
  needsSourceInfo: false,
  fitsEdits: false,
  hasTypes: true,
  describe,
};

/** Set of files, and the columns of its rows. */
interface LookedAt {
  readonly zipped: ZippedSet;
  readonly columns: DbfColumns;
  /** Guessed code page, if the set states none and has text beyond ASCII. */
  readonly guess: CodePage | undefined;
}

/** Returns the ordinates of a record by its id, which GDAL counts from 0. */
function ordinatesOf(measures: ShapeMeasures, { geometryWords }: OgrTable): (id: number) => Ordinates {
  const hasZ = readGeometryWords(geometryWords)?.hasZ ?? false;
  return (id) => ({ hasZ, hasM: !measures.lacks(id), leastM: LEAST_MEASURE });
}

/** Returns messages for the owner of the set about its table. */
function warningsOf(name: string, { columns: { binaryFields }, guess }: LookedAt): string[] {
  return [
    ...(guess === undefined
      ? []
      : [`The text of ${name}.dbf was read as ${guess.name}: its code page is not stated.`]),
    ...(binaryFields.length === 0
      ? []
      : [
          `${listNames(binaryFields)} of ${name}.dbf was left out: memos and binary columns are not supported.`,
        ]),
  ];
}

async function describe(file: SourceFile, options: DescribeOptions): Promise<SourceTable> {
  const { signal, tableName, tableId, settings = DEFAULT_SOURCE_SETTINGS } = options;
  const head = await readHead(file);
  if (!isZip(head)) throw looksLike(NAME, head);
  return withPrivateFolder(settings, async (folder) => {
    const zip = { format: NAME, folder, settings, signal };
    const look = async (archive: Archive): Promise<LookedAt> => {
      const sets = findSets(archive.files);
      if (sets.length === 0) {
        throw unreadableSource(NAME, `the zip holds no .shp file; it holds ${listFiles(archive)}`);
      }
      const checked = await checkSet(NAME, chooseTable(sets, tableName, tableId), archive, signal);
      const { set, facts } = checked;
      const { records, columns } = facts;
      const { page, matters = false } =
        facts.page === undefined
          ? await guessCodePage(archive.open(set.dbf, signal), records, columns)
          : { page: facts.page };
      return {
        zipped: { ...checked, zip, isReadableInZip: await isReadableInZip(set, archive, signal) },
        columns: readDbfColumns(columns, page),
        guess: matters ? page : undefined,
      };
    };
    const looking = folder.place(file, ZIP_NAME, signal).then(() => readArchive(zip, look));
    const [looked] = await prefetch(looking, meetDrivers());
    const { zipped, columns } = looked;
    const { source, table, findDeletionMarks, explain } = await openSet(zipped);
    const { set, facts } = zipped;
    const warnings = warningsOf(set.name, looked);
    if (table.wkt === undefined && facts.statesReference) {
      const mend = 'correct it, or remove it if the coordinates are in the spatial reference of the layer';
      throw unreadableSource(NAME, `${set.name}.prj does not state a known spatial reference; ${mend}`);
    }
    // GDAL also counts deleted records.
    const found = makeGdalTable({
      ...{ source, file, table, isCountSure: false, findDeletionMarks, ...columns, warnings },
      ...(facts.geometry && { geometry: facts.geometry }),
      ...(facts.measures?.hasMeasures === true && { ordinatesOf: ordinatesOf(facts.measures, table) }),
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
