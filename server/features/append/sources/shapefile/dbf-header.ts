import type { DeletionMarks } from '../feature-stream/deleted-rows.js';

/** What the first bytes of a dBase table say. */
export interface DbfHeader {
  readonly recordCount: number;
  readonly headerBytes: number;
  readonly recordBytes: number;
  /** Number of a code page, in dBase's own counting; 0 for none. */
  readonly languageId: number;
}

/** What of it is read. */
export const DBF_HEAD_BYTES = 32;

/**
 * @param head - the first bytes of the table, `DBF_HEAD_BYTES` of them if there are as many
 * @param size - bytes of all of it
 * @returns `undefined` when it cannot be a dBase table
 */
export function parseDbfHeader(
  head: Buffer,
  size: number,
): (DbfHeader & { readonly isWhole: boolean }) | undefined {
  if (head.length < DBF_HEAD_BYTES) return undefined;
  const header = {
    recordCount: head.readUInt32LE(4),
    headerBytes: head.readUInt16LE(8),
    recordBytes: head.readUInt16LE(10),
    languageId: head[29] ?? 0,
  };
  const { headerBytes, recordBytes, recordCount } = header;
  // A field takes 32 bytes of the header, and a record starts with the mark of its deletion.
  if (headerBytes < DBF_HEAD_BYTES + 1 || recordBytes < 1 || headerBytes > size) return undefined;
  return { ...header, isWhole: headerBytes + recordBytes * recordCount <= size };
}

const ASTERISK = 42;

/** Each record begins with the mark of its deletion. */
export function deletionMarksOf(path: string, header: DbfHeader): DeletionMarks {
  const { headerBytes: start, recordBytes: size, recordCount: count } = header;
  return { path, start, size, count, isDeleted: (bytes, at) => bytes[at] === ASTERISK };
}
