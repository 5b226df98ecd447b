import { open } from 'node:fs/promises';
import type { DeletionMarks } from '../gdal/deleted-rows.js';
import type { GdalSource } from '../gdal/gdal-source.js';
import { findTableNumber, tablePath } from './table-number.js';

/** Start of the row offsets in a `.gdbtablx`: https://github.com/rouault/dump_gdbtable/wiki/FGDB-Spec */
const START = 16;

/** Rows per block of offsets; blocks without rows may be omitted. */
const BLOCK_ROWS = 1024;

/** Version of tables with 4-byte row ids. */
const VERSION = 3;

/**
 * Finds the deletion marks of a file geodatabase in the table of its row offsets.
 *
 * @returns `undefined` if they are stored in another way
 * @throws {GdalRefusedError} if the catalogue cannot be read
 */
export async function findDeletionMarks(
  source: GdalSource,
  table: string,
  signal: AbortSignal,
): Promise<DeletionMarks | undefined> {
  const number = await findTableNumber(source, table, signal);
  if (number === undefined) return undefined;
  const path = tablePath(source, number, '.gdbtablx');
  // Without it, GDAL finds rows by itself.
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return undefined;
  try {
    const head = Buffer.alloc(START);
    await file.read(head, 0, START, 0);
    const [version = 0, blocks = 0, count = 0, size = 0] = [0, 4, 8, 12].map((at) => head.readUInt32LE(at));
    if (version !== VERSION || size < 4 || size > 6 || count > blocks * BLOCK_ROWS) return undefined;
    const trailer = Buffer.alloc(4);
    const { bytesRead } = await file.read(trailer, 0, 4, START + blocks * BLOCK_ROWS * size);
    // Otherwise blocks are omitted, as a map lists.
    if (bytesRead < 4 || trailer.readUInt32LE() !== 0) return undefined;
    return { path, start: START, size, count, isDeleted: (bytes, at) => isZero(bytes, at, at + size) };
  } finally {
    await file.close();
  }
}

function isZero(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (bytes[at] !== 0) return false;
  return true;
}
