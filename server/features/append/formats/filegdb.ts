import { mkdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Archive, ArchivedFile } from '../source/archive/zip-archive.js';
import { prefetch } from '../source/prefetch.js';
import { chooseTable } from '../source/choose-table.js';
import { asSourceError, type GdalSource, listTables } from './gdal/gdal-source.js';
import { makeGdalTable } from './gdal-table.js';
import { readsTimesLate } from './filegdb/fgdb-time-bug.js';
import { findDeletionMarks } from './filegdb/deletion-marks.js';
import { findLateFields } from './filegdb/field-types.js';
import { findTableNumber, tablePath } from './filegdb/table-number.js';
import { listNames } from '../../../lib/text/list-names.js';
import { type PrivateFolder, withPrivateFolder } from '../source/private-folder.js';
import { listFiles, looksLike, withArchive } from '../source/single-file.js';
import { isZip, readHead } from '../source/sniff.js';
import { unreadableSource } from '../source/source-error.js';
import type {
  DescribeOptions,
  OpenOptions,
  SourceFile,
  SourceFormat,
  SourceTable,
} from '../source/source-format.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../../config/source-settings.js';

const NAME = 'filegdb';

/** Zip that holds one file geodatabase: its folder `X.gdb`, or the files of that folder. */
export const filegdb: SourceFormat = {
  name: NAME,
  synonyms: ['filegeodatabase', 'gdb'],
  needsSourceInfo: false,
  fitsEdits: false,
  hasTypes: true,
  describe,
  listTables: listTableNames,
};

const DATASET = 'source.gdb';

function describe(file: SourceFile, options: DescribeOptions): Promise<SourceTable> {
  const { signal, tableName, tableId } = options;
  return withDatabase(file, options, async (source) => {
    const table = chooseTable(await listTables(source, signal), tableName, tableId);
    // GDAL lists no fields of a table if it does not know all of their types.
    if (table.fidColumn === undefined) await refuseLateFields(source, table.name, signal);
    // Every feature class has one geometry type; GDAL has no name for multipatches.
    const holdsMultipatches = table.geometryWords.includes('Unknown');
    const geometry = { type: 'esriGeometryMultiPatch', hasZ: true, hasM: false } as const;
    return makeGdalTable({
      ...{ source, file, table, isCountSure: true, ...(holdsMultipatches && { geometry }) },
      findDeletionMarks: (reading) => findDeletionMarks(source, table.name, reading),
    });
  });
}

/** @throws {JobError} with the fields of a table whose types this GDAL does not know */
async function refuseLateFields(source: GdalSource, table: string, signal: AbortSignal): Promise<void> {
  const number = await asSourceError(NAME, () => findTableNumber(source, table, signal));
  const late = number === undefined ? [] : await findLateFields(tablePath(source, number, '.gdbtable'));
  if (late.length === 0) throw unreadableSource(NAME, `the fields of table ${table} cannot be read`);
  const fields = listNames(late.map(({ name, type }) => `${name} (${type})`));
  const mend = 'export it with older field types, such as date, text or double, or use GDAL 3.9 or later';
  throw unreadableSource(
    NAME,
    `table ${table} has field types introduced in ArcGIS Pro 3.2: ${fields}; ${mend}`,
  );
}

function listTableNames(file: SourceFile, options: OpenOptions): Promise<string[]> {
  return withDatabase(file, options, async (source) => {
    const tables = await listTables(source, options.signal);
    await source.folder.remove();
    return tables.map(({ name }) => name);
  });
}

/** Unpacks the database; removes its folder if `work` fails. */
async function withDatabase<T>(
  file: SourceFile,
  { signal, settings = DEFAULT_SOURCE_SETTINGS }: OpenOptions,
  work: (source: GdalSource) => Promise<T>,
): Promise<T> {
  const head = await readHead(file);
  if (!isZip(head)) throw looksLike(NAME, head);
  return withPrivateFolder(settings, async (folder) => {
    const unpacking = withArchive(file, { format: NAME, folder, settings, signal }, (archive) =>
      extractDatabase(archive, folder, signal),
    );
    const [, isLate] = await prefetch(unpacking, readsTimesLate(settings, signal));
    return work({
      format: NAME,
      driver: 'OpenFileGDB',
      sql: 'ogr',
      dataset: DATASET,
      folder,
      settings,
      openOptions: [],
      // Otherwise GDAL keeps the position of every row in memory, for searches that the reader never makes.
      environment: { OPENFILEGDB_IN_MEMORY_SPI: 'NO' },
      isZoneless: true,
      isLate,
    });
  });
}

/** Catalogue of tables; a database always has it. */
const CATALOGUE = 'a00000001.gdbtable';

/** Files needed for reading: tables and their row offsets, without indexes. */
const NEEDED = /^(?:a[\da-f]{8}\.(?:gdbtable|gdbtablx|gdbindexes|freelist)|gdb|timestamps)$/i;

async function extractDatabase(archive: Archive, folder: PrivateFolder, signal: AbortSignal): Promise<void> {
  const home = onlyDatabase(archive);
  await mkdir(join(folder.path, DATASET), { mode: 0o700 });
  for (const file of archive.files) {
    const name = posix.basename(file.path);
    if (posix.dirname(file.path) !== home || !NEEDED.test(name)) continue;
    await archive.extract(file, join(folder.path, DATASET, name.toLowerCase()), signal);
  }
}

function onlyDatabase(archive: Archive): string {
  const isCatalogue = ({ path }: ArchivedFile): boolean => posix.basename(path).toLowerCase() === CATALOGUE;
  const homes = archive.files.filter(isCatalogue).map(({ path }) => posix.dirname(path));
  const [home] = homes;
  if (home === undefined) {
    throw unreadableSource(NAME, `the zip holds no .gdb folder; it holds ${listFiles(archive)}`);
  }
  if (homes.length === 1) return home;
  throw unreadableSource(NAME, `the zip holds several file geodatabases: ${listNames(homes)}`);
}
