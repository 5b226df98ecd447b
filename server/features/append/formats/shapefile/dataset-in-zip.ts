import type { Archive, ArchivedFile } from '../../source/archive/zip-archive.js';
import { ZIP_NAME } from '../../source/single-file.js';
import { SHAPE_HEADER_BYTES, SHX_RECORD_BYTES, type WholeSet } from './check-set.js';

/** File names that have no special meaning for GDAL. */
const PLAIN_PATH = /^[\w./-]+(?: [\w./-]+)*$/;

/**
 * True if GDAL can read a set within the zip, which requires sequential reading. This is faster than
 * unpacking the set first.
 */
export async function isReadableInZip(
  { shp, shx, dbf, prj }: WholeSet,
  archive: Archive,
  signal: AbortSignal,
): Promise<boolean> {
  if (shp === undefined || shx === undefined) return false;
  const files = [shp, shx, dbf, ...(prj === undefined ? [] : [prj])];
  return files.every(({ path }) => PLAIN_PATH.test(path)) && isInOrder(archive.open(shx, signal));
}

/** Virtual file of GDAL: other files, or bytes of the reader's before them. */
export interface ComposedFile {
  /** Name of a file in the private folder that replaces the first bytes. */
  readonly start?: { readonly name: string; readonly bytes: number };
  readonly member: ArchivedFile;
}

/**
 * Describes to GDAL a file within the zip in the private folder:
 * https://gdal.org/user/virtual_file_systems.html#vsisparse
 */
export function describeComposed({ start, member }: ComposedFile): string {
  const region = (path: string, from: number, to: number): string =>
    `<SubfileRegion><Filename>${path}</Filename><DestinationOffset>${String(from)}</DestinationOffset>` +
    `<SourceOffset>${String(from)}</SourceOffset><RegionLength>${String(to - from)}</RegionLength></SubfileRegion>`;
  const { name = '', bytes = 0 } = start ?? {};
  const regions = [
    ...(bytes > 0 ? [region(name, 0, bytes)] : []),
    ...(member.bytes > bytes ? [region(`/vsizip/{${ZIP_NAME}}/${member.path}`, bytes, member.bytes)] : []),
  ];
  return `<VSISparseFile><Length>${String(member.bytes)}</Length>${regions.join('')}</VSISparseFile>\n`;
}

/** True if the shapes are in the order of their index: seeking back would unpack everything before again. */
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
