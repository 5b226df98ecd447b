import { rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ArchiveError } from './archive/archive-error.js';
import { type Archive, openArchive } from './archive/zip-archive.js';
import { listNames } from '../../../lib/text/list-names.js';
import type { PrivateFolder } from './private-folder.js';
import { describeKind, isZip, readHead } from './sniff.js';
import { unreadableSource } from './source-error.js';
import type { SourceFile } from './source-format.js';
import type { SourceSettings } from '../../../config/source-settings.js';

export interface SingleFileOptions {
  readonly format: string;
  /** Lower-case extensions with their dots, by which the file is found in a zip. */
  readonly extensions: readonly string[];
  /** Name of the file in the private folder. */
  readonly fileName: string;
  /** Returns true if the file can be of the format, by its first bytes. */
  readonly isWanted: (head: Buffer) => boolean;
  readonly folder: PrivateFolder;
  readonly settings: SourceSettings;
  readonly signal: AbortSignal;
}

/** Name of a zipped source in the private folder. */
export const ZIP_NAME = 'source.zip';

/**
 * Writes a source of a single file, plain or as the only one of its kind in a zip, to the private folder,
 * and returns its first bytes.
 *
 * @throws {JobError} if the source is something else.
 */
export async function writeSingleFile(file: SourceFile, options: SingleFileOptions): Promise<Buffer> {
  const { format, folder, fileName, signal, isWanted } = options;
  const head = await readHead(file);
  if (!isZip(head)) {
    if (!isWanted(head)) throw looksLike(format, head);
    await folder.place(file, fileName, signal);
    return head;
  }
  await extractOnly(file, options);
  const target = join(folder.path, fileName);
  const { size } = await stat(target);
  const inner = await readHead({
    bytes: size,
    open: (range) => Promise.resolve(createReadStream(target, range)),
  });
  if (!isWanted(inner)) throw looksLike(format, inner);
  return inner;
}

/** Describes the apparent kind of a source that does not have the stated format. */
export function looksLike(format: string, head: Buffer): Error {
  const kind = describeKind(head);
  return unreadableSource(
    format,
    kind === undefined ? 'it is not a file of this format' : `it looks like ${kind}`,
  );
}

/** Location of a zipped source, and its limits. */
export type ArchiveOptions = Pick<SingleFileOptions, 'format' | 'folder' | 'settings' | 'signal'>;

/** Opens a zipped source, passes it to `work`, and removes the zip from the private folder. */
export async function withArchive<T>(
  file: SourceFile,
  options: ArchiveOptions,
  work: (archive: Archive) => Promise<T>,
): Promise<T> {
  const path = await options.folder.place(file, ZIP_NAME, options.signal);
  try {
    return await readArchive(options, work);
  } finally {
    await rm(path, { force: true });
  }
}

/** Opens the zip `ZIP_NAME` in the private folder and passes it to `work`. */
export async function readArchive<T>(
  { format, folder, settings, signal }: ArchiveOptions,
  work: (archive: Archive) => Promise<T>,
): Promise<T> {
  try {
    const archive = await openArchive(join(folder.path, ZIP_NAME), settings, signal);
    try {
      return await work(archive);
    } finally {
      archive.close();
    }
  } catch (error) {
    throw error instanceof ArchiveError ? unreadableSource(format, error.message, error) : error;
  }
}

async function extractOnly(file: SourceFile, options: SingleFileOptions): Promise<void> {
  const { format, folder, fileName, extensions, signal } = options;
  await withArchive(file, options, async (archive) => {
    const found = archive.files.filter(({ path }) => extensions.includes(extname(path).toLowerCase()));
    const [only] = found;
    if (only === undefined) {
      throw unreadableSource(
        format,
        `the zip holds no ${extensions.join(' or ')} file; it holds ${listFiles(archive)}`,
      );
    }
    if (found.length > 1) {
      throw unreadableSource(format, `the zip holds several: ${listNames(found.map(({ path }) => path))}`);
    }
    await archive.extract(only, join(folder.path, fileName), signal);
  });
}

/** Lists the first names in a zip, for an error. */
export function listFiles({ files }: Archive): string {
  if (files.length === 0) return 'nothing';
  const paths = files.map(({ path }) => path);
  return listNames(paths, 10);
}
