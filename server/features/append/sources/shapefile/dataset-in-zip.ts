import { posix } from 'node:path';
import type { Archive, ArchivedFile } from '../archive/zip-archive.js';
import { ZIP_NAME } from '../single-file.js';
import { SHAPE_HEADER_BYTES, SHX_RECORD_BYTES, type WholeSet } from './check-set.js';

/** Names that mean nothing to GDAL but themselves. */
const PLAIN_NAME = /^[\w-]+(?: [\w-]+)*$/;
const PLAIN_FOLDERS = /^[\w./ -]*$/;

/** What else GDAL would open, beside a set of this name. */
const INDEXES = ['.idm', '.ind'];

/**
 * What GDAL is to open, in our folder, where it can read a set as it lies in the zip. To unpack it before would take longer
 * than to unpack it while it is read, for which it must be read from its beginning to its end.
 *
 * @returns `undefined` where the set must be unpacked.
 */
export async function datasetInZip(
  { shp, shx, dbf, prj }: WholeSet,
  archive: Archive,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (shp === undefined || shx === undefined) return undefined;
  const stem = stemOf(shp);
  const isPlain = PLAIN_NAME.test(posix.basename(stem)) && PLAIN_FOLDERS.test(posix.dirname(stem));
  // GDAL looks for the others by the name of the first, in small letters and in large ones.
  const isFound = [shp, shx, dbf, ...(prj === undefined ? [] : [prj])].every(
    (file) => stemOf(file) === stem && hasOneCase(posix.extname(file.path)),
  );
  if (!isPlain || !isFound || archive.files.some((file) => isIndexOf(file, stem))) return undefined;
  if (!(await isInOrder(archive.open(shx, signal)))) return undefined;
  return `/vsizip/{${ZIP_NAME}}/${shp.path}`;
}

function stemOf({ path }: ArchivedFile): string {
  return path.slice(0, path.length - posix.extname(path).length);
}

function hasOneCase(text: string): boolean {
  return text === text.toLowerCase() || text === text.toUpperCase();
}

function isIndexOf(file: ArchivedFile, stem: string): boolean {
  return stemOf(file) === stem && INDEXES.includes(posix.extname(file.path).toLowerCase());
}

/** Whether the shapes follow each other as their index has them: to go back means to unpack all before once more. */
async function isInOrder(index: AsyncIterable<Buffer>): Promise<boolean> {
  let left: Buffer = Buffer.alloc(0);
  let toSkip = SHAPE_HEADER_BYTES;
  let before = 0;
  for await (const piece of index) {
    const bytes = left.length === 0 ? piece : Buffer.concat([left, piece]);
    let at = Math.min(toSkip, bytes.length);
    toSkip -= at;
    for (; at + SHX_RECORD_BYTES <= bytes.length; at += SHX_RECORD_BYTES) {
      const place = bytes.readUInt32BE(at);
      if (place < before) return false;
      before = place;
    }
    left = bytes.subarray(at);
  }
  return true;
}
