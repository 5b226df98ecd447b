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

/** A shapefile in a zip that is in our folder. */
export interface ZippedSet {
  readonly zip: ArchiveOptions;
  readonly set: WholeSet;
  readonly facts: SetFacts;
  /** GDAL may open it without unpacking. */
  readonly isReadableInZip: boolean;
}

/** One that GDAL has opened. */
export interface OpenSet {
  readonly source: GdalSource;
  readonly table: OgrTable;
  readonly findDeletionMarks: (signal: AbortSignal) => Promise<DeletionMarks>;
  /** Returns the error to report instead of a failure of reading it. */
  readonly explain: (error: unknown, signal: AbortSignal) => Promise<unknown>;
}

/** Opens it as it lies in the zip if that can be, else unpacked. @throws {JobError} when it cannot be read. */
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
    // Unpacking tells what is the matter, or there is nothing: GDAL has ways of its own to read a zip.
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

/** Writes the files that tell GDAL what of the zip is to be read as the set, and with which header of the table. */
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

/** GDAL tells of damage to a zip as of a file that ends too early. */
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
  // They may be there from the attempt to read the set in its zip.
  for (const name of Object.values(NAMES)) await rm(join(folder.path, name), { force: true });
  await readArchive(zip, async (archive) => {
    // The two large ones at once: each is work for one processor.
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

/** Names of the set's files in our folder. */
const NAMES = { shp: 'source.shp', shx: 'source.shx', dbf: 'source.dbf', prj: 'source.prj' } as const;
const EXTENSIONS = ['shp', 'shx', 'dbf', 'prj'] as const;
/** Names of the header that GDAL is given, and of the table as it is, where its marks of deletion are looked for. */
const [HEADER, RECORDS] = ['header.bin', 'records.dbf'] as const;

/** Unpacks one of the set's files into our folder; where it is then, if there is one. */
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
    // In which each byte is a character: the reader of the rows makes text of them.
    openOptions: [
      'ENCODING=ISO-8859-1',
      // Else the first shape decides whether the measures of all others are read.
      ...(facts.measures?.hasMeasures === true ? ['ADJUST_GEOM_TYPE=NO'] : []),
    ],
    ...(set.shx === undefined && { environment: { SHAPE_RESTORE_SHX: 'YES' } }),
  };
}

async function findTable(source: GdalSource, signal: AbortSignal): Promise<OgrTable | undefined> {
  const [table] = await listTables(source, signal);
  return table;
}
