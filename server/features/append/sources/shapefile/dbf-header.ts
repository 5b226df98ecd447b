import { open } from 'node:fs/promises';
import type { DeletionMarks } from '../feature-stream/deleted-rows.js';

/** What the first bytes of a dBase table say. */
export interface DbfHeader {
  readonly recordCount: number;
  readonly headerBytes: number;
  readonly recordBytes: number;
  /** Number of a code page, in dBase's own counting; 0 for none. */
  readonly languageId: number;
}

const FIXED_BYTES = 32;

/** `undefined` when it cannot be a dBase table. */
export async function readDbfHeader(
  path: string,
): Promise<(DbfHeader & { readonly isWhole: boolean }) | undefined> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(FIXED_BYTES);
    const { bytesRead } = await file.read(head, 0, FIXED_BYTES, 0);
    const { size } = await file.stat();
    if (bytesRead < FIXED_BYTES) return undefined;
    const header = {
      recordCount: head.readUInt32LE(4),
      headerBytes: head.readUInt16LE(8),
      recordBytes: head.readUInt16LE(10),
      languageId: head[29] ?? 0,
    };
    const { headerBytes, recordBytes, recordCount } = header;
    // A field takes 32 bytes of the header, and a record starts with the mark of its deletion.
    if (headerBytes < FIXED_BYTES + 1 || recordBytes < 1 || headerBytes > size) return undefined;
    return { ...header, isWhole: headerBytes + recordBytes * recordCount <= size };
  } finally {
    await file.close();
  }
}

const ASTERISK = 42;

/** Each record begins with the mark of its deletion. */
export function deletionMarksOf(path: string, header: DbfHeader): DeletionMarks {
  const { headerBytes: start, recordBytes: size, recordCount: count } = header;
  return { path, start, size, count, isDeleted: (bytes, at) => bytes[at] === ASTERISK };
}
