import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Archive } from '../archive/zip-archive.js';
import { beside } from '../beside.js';
import { chooseTable } from '../choose-table.js';
import { meetDrivers } from '../gdal/drivers.js';
import { type GdalSource, listTables } from '../gdal/gdal-source.js';
import { makeGdalTable } from '../gdal/gdal-table.js';
import type { DeletionMarks } from '../feature-stream/deleted-rows.js';
import { type PrivateFolder, withPrivateFolder } from '../private-folder.js';
import { listFiles, looksLike, withArchive } from '../single-file.js';
import { isShapes, isZip, readHead } from '../sniff.js';
import { unreadable } from '../source-error.js';
import type {
  DescribeOptions,
  SourceFile,
  SourceFormat,
  SourceGeometry,
  SourceTable,
} from '../source-format.js';
import { DEFAULT_SOURCE_SETTINGS } from '../source-settings.js';
import { findEncoding, readCodePage } from './dbf-encoding.js';
import { deletionMarksOf, readDbfHeader } from './dbf-header.js';
import { findSets, type ShapefileSet } from './shapefile-sets.js';

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
    const unpacking = withArchive(file, { format: NAME, folder, settings, signal }, async (archive) => {
      const sets = findSets(archive.files);
      if (sets.length === 0) {
        throw unreadable(NAME, `the zip holds no .shp file; it holds ${listFiles(archive)}`);
      }
      const chosen = chooseTable(sets, tableName, tableId);
      await extractSet(archive, chosen, folder, signal);
      return chosen;
    });
    const [set] = await beside(unpacking, meetDrivers());
    const geometry = await checkShapes(set, folder);
    const { encoding, marks } = await checkRecords(set, folder, signal);
    const source: GdalSource = {
      format: NAME,
      driver: 'ESRI Shapefile',
      sql: 'ogr',
      isZoneless: true,
      folder,
      settings,
      dataset: set.shp === undefined ? 'source.dbf' : 'source.shp',
      openOptions: [`ENCODING=${encoding}`],
      ...(set.shx === undefined && { environment: { SHAPE_RESTORE_SHX: 'YES' } }),
    };
    const [table] = await listTables(source, signal);
    if (table === undefined) throw unreadable(NAME, 'it has no table');
    if (table.wkt === undefined && (await statesReference(set, folder))) {
      const mend = 'mend it, or leave it out for coordinates that are in that of the layer';
      throw unreadable(NAME, `${set.name}.prj states no spatial reference that is known; ${mend}`);
    }
    // GDAL counts deleted records, too.
    return makeGdalTable({
      ...{ source, file, table, isCountSure: false, ...(geometry && { geometry }) },
      findDeletionMarks: () => Promise.resolve(marks),
    });
  });
}

/** Far more than any spatial reference takes. */
const MAX_SMALL_BYTES = 200_000;

async function extractSet(
  archive: Archive,
  set: ShapefileSet,
  folder: PrivateFolder,
  signal: AbortSignal,
): Promise<void> {
  if (set.dbf === undefined) throw unreadable(NAME, `${set.name}.dbf is missing from the zip`);
  for (const extension of ['prj', 'cpg'] as const) {
    if ((set[extension]?.bytes ?? 0) > MAX_SMALL_BYTES)
      throw unreadable(NAME, `${set.name}.${extension} is too large for what it is`);
  }
  const extract = async (extension: keyof typeof NAMES): Promise<void> => {
    const member = set[extension];
    if (member !== undefined) await archive.extract(member, join(folder.path, NAMES[extension]), signal);
  };
  // The two large ones at once: each is work for one processor.
  await beside(extract('shp'), extract('dbf'));
  for (const extension of ['shx', 'prj', 'cpg'] as const) await extract(extension);
}

/** What they are called in our folder. The code page is told to GDAL by an option. */
const NAMES = {
  shp: 'source.shp',
  shx: 'source.shx',
  dbf: 'source.dbf',
  prj: 'source.prj',
  cpg: 'codepage',
} as const;

/** A blank file is as good as none. Other coordinates than those of the layer must not be taken for them. */
async function statesReference({ shp, prj }: ShapefileSet, folder: PrivateFolder): Promise<boolean> {
  if (shp === undefined || prj === undefined) return false;
  return /[^\s\0]/.test(await readFile(join(folder.path, 'source.prj'), 'latin1'));
}

const SHAPE_HEADER_BYTES = 100;
const SHX_RECORD_BYTES = 8;
const MULTIPATCH = 31;

/** The geometry where GDAL's words for it would not tell. @throws {JobError} when the file is cut short. */
async function checkShapes(
  { shp, name }: ShapefileSet,
  folder: PrivateFolder,
): Promise<SourceGeometry | undefined> {
  if (shp === undefined) return undefined;
  const file = await open(join(folder.path, 'source.shp'), 'r');
  try {
    const head = Buffer.alloc(SHAPE_HEADER_BYTES);
    await file.read(head, 0, SHAPE_HEADER_BYTES, 0);
    if (!isShapes(head)) throw unreadable(NAME, `${name}.shp is no shapefile`);
    // Lengths are in words of 16 bits.
    if (head.readUInt32BE(24) * 2 > shp.bytes) throw unreadable(NAME, `${name}.shp is incomplete`);
    const type = head.readUInt32LE(32);
    return type === MULTIPATCH ? { type: 'esriGeometryMultiPatch', hasZ: true, hasM: false } : undefined;
  } finally {
    await file.close();
  }
}

interface Records {
  /** As GDAL calls it. */
  readonly encoding: string;
  readonly marks: DeletionMarks;
}

/** @throws {JobError} when they are cut short. */
async function checkRecords(set: ShapefileSet, folder: PrivateFolder, signal: AbortSignal): Promise<Records> {
  const path = join(folder.path, 'source.dbf');
  const header = await readDbfHeader(path);
  if (header === undefined) throw unreadable(NAME, `${set.name}.dbf is no dBase table`);
  if (!header.isWhole) throw unreadable(NAME, `${set.name}.dbf is incomplete`);
  const shapes = set.shx === undefined ? undefined : (set.shx.bytes - SHAPE_HEADER_BYTES) / SHX_RECORD_BYTES;
  if (shapes !== undefined && shapes !== header.recordCount) {
    const counts = `${String(shapes)} shapes and ${String(header.recordCount)} records`;
    throw unreadable(NAME, `${set.name} has ${counts}`);
  }
  const cpg = set.cpg === undefined ? '' : await readFile(join(folder.path, 'codepage'), 'latin1');
  const encoding = readCodePage(cpg) ?? (await findEncoding(path, header, signal));
  return { encoding, marks: deletionMarksOf(path, header) };
}
