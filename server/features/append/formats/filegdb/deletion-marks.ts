import { open } from 'node:fs/promises';
import type { DeletionMarks } from '../gdal/deleted-rows.js';
import type { GdalSource } from '../gdal/gdal-source.js';
import { findTableNumber, tablePath } from './table-number.js';

/** Where the offsets of rows begin in a `.gdbtablx`: https://github.com/rouault/dump_gdbtable/wiki/FGDB-Spec */
const START = 16;

/** Rows of which the offsets stand together; blocks without a row may be left out. */
const BLOCK_ROWS = 1024;

/** Version of tables whose row ids take 4 bytes. */
const VERSION = 3;

/**
 * Where a file geodatabase says which rows of a table are deleted: in the table of their offsets.
 *
 * @returns `undefined` when it does so in another way.
 * @throws {GdalRefusedError} when its catalogue cannot be read.
 */
export async function findDeletionMarks(
  source: GdalSource,
  table: string,
  signal: AbortSignal,
): Promise<DeletionMarks | undefined> {
  const number = await findTableNumber(source, table, signal);
  if (number === undefined) return undefined;
  const path = tablePath(source, number, '.gdbtablx');
  // Without it GDAL looks for rows by itself.
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return undefined;
  try {
    const head = Buffer.alloc(START);
    await file.read(head, 0, START, 0);
    const [version = 0, blocks = 0, count = 0, size = 0] = [0, 4, 8, 12].map((at) => head.readUInt32LE(at));
    if (version !== VERSION || size < 4 || size > 6 || count > blocks * BLOCK_ROWS) return undefined;
    const trailer = Buffer.alloc(4);
    const { bytesRead } = await file.read(trailer, 0, 4, START + blocks * BLOCK_ROWS * size);
    // Else blocks are left out, as a map tells.
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
