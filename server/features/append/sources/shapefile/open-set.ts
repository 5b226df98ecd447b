import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Archive } from '../archive/zip-archive.js';
import { beside } from '../beside.js';
import type { DeletionMarks } from '../feature-stream/deleted-rows.js';
import { type GdalSource, listTables } from '../gdal/gdal-source.js';
import type { OgrTable } from '../gdal/ogrinfo-text.js';
import { type ArchiveOptions, readArchive, ZIP_NAME } from '../single-file.js';
import { isUnreadable, unreadable } from '../source-error.js';
import type { SetFacts, WholeSet } from './check-set.js';
import { guessEncoding } from './dbf-encoding.js';
import { deletionMarksOf } from './dbf-header.js';

/** A shapefile in a zip that is in our folder. */
export interface ZippedSet {
  readonly zip: ArchiveOptions;
  readonly set: WholeSet;
  readonly facts: SetFacts;
  /** What GDAL may open without unpacking: see `datasetInZip`. */
  readonly dataset: string | undefined;
}

/** One that GDAL has opened. */
export interface OpenSet {
  readonly source: GdalSource;
  readonly table: OgrTable;
  readonly findDeletionMarks: (signal: AbortSignal) => Promise<DeletionMarks>;
  /** What is to be told instead of a failure of reading it. */
  readonly explain: (error: unknown, signal: AbortSignal) => Promise<unknown>;
}

/** Opens it as it lies in the zip if that can be, else unpacked. @throws {JobError} when it cannot be read. */
export async function openSet(zipped: ZippedSet): Promise<OpenSet> {
  return (await openInZip(zipped)) ?? (await openUnpacked(zipped));
}

async function openInZip(zipped: ZippedSet): Promise<OpenSet | undefined> {
  const { zip, facts, dataset } = zipped;
  if (dataset === undefined || facts.encoding === undefined) return undefined;
  const source = sourceOf(zipped, dataset, facts.encoding);
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
      unpacking ??= readArchive({ ...zip, signal }, (archive) => extract(zipped, archive, 'dbf', signal));
      return deletionMarksOf(await unpacking, facts.records);
    },
    explain: (error, signal) =>
      isUnreadable(error) ? findDamage(zipped, signal, error) : Promise.resolve(error),
  };
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
  await readArchive(zip, async (archive) => {
    // The two large ones at once: each is work for one processor.
    await beside(extract(zipped, archive, 'shp', signal), extract(zipped, archive, 'dbf', signal));
    for (const extension of ['shx', 'prj'] as const) await extract(zipped, archive, extension, signal);
  });
  await rm(join(folder.path, ZIP_NAME), { force: true });
  const path = join(folder.path, NAMES.dbf);
  const encoding = facts.encoding ?? (await guessEncoding(path, facts.records, signal));
  const source = sourceOf(zipped, set.shp === undefined ? NAMES.dbf : NAMES.shp, encoding);
  const table = await findTable(source, signal);
  if (table === undefined) throw unreadable(format, 'it has no table');
  return {
    source,
    table,
    findDeletionMarks: () => Promise.resolve(deletionMarksOf(path, facts.records)),
    explain: (error) => Promise.resolve(error),
  };
}

/** What they are called in our folder. The code page is told to GDAL by an option. */
const NAMES = { shp: 'source.shp', shx: 'source.shx', dbf: 'source.dbf', prj: 'source.prj' } as const;

/** Unpacks one of the set's files into our folder; where it is then, if there is one. */
async function extract(
  { zip, set }: ZippedSet,
  archive: Archive,
  extension: keyof typeof NAMES,
  signal: AbortSignal,
): Promise<string> {
  const target = join(zip.folder.path, NAMES[extension]);
  const member = archive.files.find(({ path }) => path === set[extension]?.path);
  if (member !== undefined) await archive.extract(member, target, signal);
  return target;
}

function sourceOf({ zip, set }: ZippedSet, dataset: string, encoding: string): GdalSource {
  return {
    format: zip.format,
    driver: 'ESRI Shapefile',
    sql: 'ogr',
    isZoneless: true,
    folder: zip.folder,
    settings: zip.settings,
    dataset,
    openOptions: [`ENCODING=${encoding}`],
    ...(set.shx === undefined && { environment: { SHAPE_RESTORE_SHX: 'YES' } }),
  };
}

async function findTable(source: GdalSource, signal: AbortSignal): Promise<OgrTable | undefined> {
  const [table] = await listTables(source, signal);
  return table;
}
