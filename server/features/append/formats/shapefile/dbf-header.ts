import type { DeletionMarks } from '../gdal/deleted-rows.js';

/** Start of a dBase table, up to its first record. */
export interface DbfHeader {
  readonly recordCount: number;
  readonly headerBytes: number;
  readonly recordBytes: number;
  /** Number of a code page in dBase's own numbering; 0 for none. */
  readonly languageId: number;
}

/** Column of a dBase table. */
export interface DbfColumn {
  /** Raw bytes of the name, in the code page of the table. */
  readonly name: Buffer;
  /** `C` text, `N` and `F` numbers as text, `D` date, `L` logical, `M` memo; others are binary. */
  readonly type: string;
  /** Offset of the cell in a record, after the deletion mark. */
  readonly offset: number;
  readonly width: number;
  readonly decimals: number;
}

/** Size of the header part that is the same in all tables. */
export const DBF_HEAD_BYTES = 32;

/**
 * Parses the header of a table.
 *
 * @param head - first bytes of the table, `DBF_HEAD_BYTES` of them if it has as many
 * @param size - size of the whole table in bytes
 * @returns `undefined` if it cannot be a dBase table
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
  // A field takes 32 bytes of the header, and a record starts with its deletion mark.
  if (headerBytes < DBF_HEAD_BYTES + 1 || recordBytes < 1 || headerBytes > size) return undefined;
  return { ...header, isWhole: headerBytes + recordBytes * recordCount <= size };
}

const COLUMN_BYTES = 32;
const NAME_BYTES = 11;
const END = 13;

/** Parses all columns of the header. Text widths use one byte: only some programs use the second. */
export function parseDbfColumns(header: Buffer): DbfColumn[] {
  const columns: DbfColumn[] = [];
  let offset = 1;
  for (let at = DBF_HEAD_BYTES; at + COLUMN_BYTES <= header.length; at += COLUMN_BYTES) {
    if (header[at] === END) break;
    const nameBytes = header.subarray(at, at + NAME_BYTES);
    const zero = nameBytes.indexOf(0);
    const type = header.toString('latin1', at + NAME_BYTES, at + NAME_BYTES + 1);
    const [width = 0, decimals = 0] = header.subarray(at + 16, at + 18);
    columns.push({
      name: nameBytes.subarray(0, zero < 0 ? NAME_BYTES : zero),
      type,
      offset,
      width,
      decimals,
    });
    offset += width;
  }
  return columns;
}

/** Returns why the records of a table cannot be split into its columns, as text after the table's name. */
export function findHeaderFault(header: Buffer, columns: readonly DbfColumn[]): string | undefined {
  if (((header[0] ?? 0) & VERSION_BITS) === DBASE_7) return 'is a table of dBase 7, which is not supported';
  const recordBytes = header.readUInt16LE(10);
  const { offset = 1, width = 0 } = columns.at(-1) ?? {};
  if (offset + width > recordBytes) return 'has columns that are wider than its records';
  const longer = columns.filter(({ type, decimals }) => type === 'C' && decimals > 0);
  const added = longer.reduce((sum, { decimals }) => sum + decimals * 256, 0);
  if (added > 0 && offset + width + added === recordBytes)
    return 'has text columns of more than 255 bytes, which are not supported';
  return undefined;
}

const VERSION_BITS = 7;
const DBASE_7 = 4;

/**
 * Rewrites the header with text columns and neutral names: GDAL then returns cells unchanged instead of
 * converting them to the nearest number or date.
 */
export function writeTextHeader(header: Buffer, columns: readonly DbfColumn[]): Buffer {
  const text = Buffer.alloc(header.length);
  header.copy(text, 0, 0, DBF_HEAD_BYTES);
  // GDAL would look for a code page by the number; the reader knows it already.
  text[29] = 0;
  for (const [index, { width }] of columns.entries()) {
    const at = DBF_HEAD_BYTES + index * COLUMN_BYTES;
    text.write(textColumnName(index), at, 'latin1');
    text.write('C', at + NAME_BYTES, 'latin1');
    text[at + 16] = width;
  }
  const end = DBF_HEAD_BYTES + columns.length * COLUMN_BYTES;
  if (end < text.length) text[end] = END;
  return text;
}

/** Returns the name of a column in the header that `writeTextHeader` writes. */
export function textColumnName(index: number): string {
  return `c${String(index)}`;
}

const ASTERISK = 42;

/** Each record begins with its deletion mark. */
export function deletionMarksOf(path: string, header: DbfHeader): DeletionMarks {
  const { headerBytes: start, recordBytes: size, recordCount: count } = header;
  return { path, start, size, count, isDeleted: (bytes, at) => bytes[at] === ASTERISK };
}
