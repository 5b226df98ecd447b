import { open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Archive } from '../../source/archive/zip-archive.js';
import { prefetch } from '../../source/prefetch.js';
import type { DeletionMarks } from '../gdal/deleted-rows.js';
import { type GdalSource, listTables } from '../gdal/gdal-source.js';
import type { OgrTable } from '../gdal/ogrinfo-text.js';
import { type ArchiveOptions, readArchive, ZIP_NAME } from '../../source/single-file.js';
import { isUnreadable, unreadableSource } from '../../source/source-error.js';
import type { SetFacts, WholeSet } from './check-set.js';
import { describeComposed } from './dataset-in-zip.js';
import { deletionMarksOf, writeTextHeader } from './dbf-header.js';

/** Shapefile in a zip in the private folder. */
export interface ZippedSet {
  readonly zip: ArchiveOptions;
  readonly set: WholeSet;
  readonly facts: SetFacts;
  /** Dataset that GDAL may open without unpacking. */
  readonly isReadableInZip: boolean;
}

/** Set that GDAL has opened. */
export interface OpenSet {
  readonly source: GdalSource;
  readonly table: OgrTable;
  readonly findDeletionMarks: (signal: AbortSignal) => Promise<DeletionMarks>;
  /** Returns the error to report instead of a reading failure. */
  readonly explain: (error: unknown, signal: AbortSignal) => Promise<unknown>;
}

/** Opens the set within the zip if possible, otherwise unpacked. @throws {JobError} if it cannot be read */
export async function openSet(zipped: ZippedSet): Promise<OpenSet> {
  return (await openInZip(zipped)) ?? (await openUnpacked(zipped));
}

async function openInZip(zipped: ZippedSet): Promise<OpenSet | undefined> {
  const { zip, facts } = zipped;
  if (!zipped.isReadableInZip) return undefined;
  await describeMembers(zipped);
  const source = {
    ...sourceOf(zipped, `/vsisparse/${NAMES.shp}`),
    unpackedBytes: EXTENSIONS.reduce((sum, extension) => sum + (zipped.set[extension]?.bytes ?? 0), 0),
  };
  const table = await findTable(source, zip.signal).catch((error: unknown) => {
    // Unpacking reports the fault, or there is none: GDAL reads zips in its own way.
    if (isUnreadable(error)) return undefined;
    throw error;
  });
  if (table === undefined) return undefined;
  let unpacking: Promise<string> | undefined;
  return {
    source,
    table,
    async findDeletionMarks(signal) {
      unpacking ??= readArchive({ ...zip, signal }, (archive) =>
        extract(zipped, archive, 'dbf', signal, RECORDS),
      );
      return deletionMarksOf(await unpacking, facts.records);
    },
    explain: (error, signal) =>
      isUnreadable(error) ? findDamage(zipped, signal, error) : Promise.resolve(error),
  };
}

/** Writes the files that describe the set within the zip to GDAL, with the header of the table to use. */
async function describeMembers({ zip: { folder }, set, facts }: ZippedSet): Promise<void> {
  const header = writeTextHeader(facts.header, facts.columns);
  await writeFile(join(folder.path, HEADER), header);
  for (const extension of EXTENSIONS) {
    const member = set[extension];
    const start = extension === 'dbf' ? { name: HEADER, bytes: header.length } : undefined;
    if (member !== undefined)
      await writeFile(
        join(folder.path, NAMES[extension]),
        describeComposed({ member, ...(start && { start }) }),
      );
  }
}

/** GDAL reports damage to a zip like a truncated file. */
async function findDamage(
  { zip, set }: ZippedSet,
  signal: AbortSignal,
  otherwise: unknown,
): Promise<unknown> {
  try {
    await readArchive({ ...zip, signal }, async (archive) => {
      for (const { path } of [set.dbf, set.shp, set.shx].filter((file) => file !== undefined)) {
        const file = archive.files.find((other) => other.path === path);
        if (file !== undefined) for await (const piece of archive.open(file, signal)) void piece;
      }
    });
    return otherwise;
  } catch (error) {
    return error;
  }
}

async function openUnpacked(zipped: ZippedSet): Promise<OpenSet> {
  const { zip, set, facts } = zipped;
  const { folder, format, signal } = zip;
  // They may exist from the attempt to read the set within its zip.
  for (const name of Object.values(NAMES)) await rm(join(folder.path, name), { force: true });
  await readArchive(zip, async (archive) => {
    // Unpack the two large files at once: each uses one processor.
    await prefetch(extract(zipped, archive, 'shp', signal), extract(zipped, archive, 'dbf', signal));
    for (const extension of ['shx', 'prj'] as const) await extract(zipped, archive, extension, signal);
  });
  await rm(join(folder.path, ZIP_NAME), { force: true });
  const path = join(folder.path, NAMES.dbf);
  await overwriteStart(path, writeTextHeader(facts.header, facts.columns));
  const source = sourceOf(zipped, set.shp === undefined ? NAMES.dbf : NAMES.shp);
  const table = await findTable(source, signal);
  if (table === undefined) throw unreadableSource(format, 'it has no table');
  return {
    source,
    table,
    findDeletionMarks: () => Promise.resolve(deletionMarksOf(path, facts.records)),
    explain: (error) => Promise.resolve(error),
  };
}

async function overwriteStart(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.write(bytes, 0, bytes.length, 0);
  } finally {
    await file.close();
  }
}

/** Names of the set's files in the private folder. */
const NAMES = { shp: 'source.shp', shx: 'source.shx', dbf: 'source.dbf', prj: 'source.prj' } as const;
const EXTENSIONS = ['shp', 'shx', 'dbf', 'prj'] as const;
/** Names of the header that GDAL gets, and of the original table with the deletion marks. */
const [HEADER, RECORDS] = ['header.bin', 'records.dbf'] as const;

/** Unpacks one of the set's files into the private folder, if it exists, and returns its path. */
async function extract(
  { zip, set }: ZippedSet,
  archive: Archive,
  extension: keyof typeof NAMES,
  signal: AbortSignal,
  name: string = NAMES[extension],
): Promise<string> {
  const target = join(zip.folder.path, name);
  const member = archive.files.find(({ path }) => path === set[extension]?.path);
  if (member !== undefined) await archive.extract(member, target, signal);
  return target;
}

function sourceOf({ zip, set, facts }: ZippedSet, dataset: string): GdalSource {
  return {
    format: zip.format,
    driver: 'ESRI Shapefile',
    sql: 'ogr',
    isZoneless: true,
    folder: zip.folder,
    settings: zip.settings,
    dataset,
    // ISO 8859-1 preserves each byte; the reader of the rows decodes them.
    openOptions: [
      'ENCODING=ISO-8859-1',
      // Otherwise GDAL decides by the first shape whether to read measures.
      ...(facts.measures?.hasMeasures === true ? ['ADJUST_GEOM_TYPE=NO'] : []),
    ],
    ...(set.shx === undefined && { environment: { SHAPE_RESTORE_SHX: 'YES' } }),
  };
}

async function findTable(source: GdalSource, signal: AbortSignal): Promise<OgrTable | undefined> {
  const [table] = await listTables(source, signal);
  return table;
}
