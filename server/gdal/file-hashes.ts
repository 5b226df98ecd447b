import { createHash } from 'node:crypto';
import { open, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Bytes read at a time, so that other work can run in between. */
const PIECE_BYTES = 256 * 1024;

/**
 * Hashes the files in a folder and its subfolders, by relative path.
 *
 * @returns `undefined` if they exceed `mostBytes` in total.
 */
export async function hashFiles(
  folder: string,
  mostBytes: number,
): Promise<ReadonlyMap<string, string> | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const piece = Buffer.allocUnsafe(PIECE_BYTES);
  const prints = new Map<string, string>();
  let left = mostBytes;
  for (const path of paths) {
    const print = await hashFile(path, piece, left);
    if (print === undefined) return undefined;
    left -= print.bytes;
    prints.set(relative(folder, path), print.digest);
  }
  return prints;
}

async function hashFile(
  path: string,
  piece: Buffer,
  mostBytes: number,
): Promise<{ readonly bytes: number; readonly digest: string } | undefined> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size > mostBytes) return undefined;
    const hash = createHash('sha256');
    for (let bytes = 0; bytes < size;) {
      const { bytesRead } = await file.read(piece, 0, piece.length, bytes);
      if (bytesRead === 0) break;
      hash.update(piece.subarray(0, bytesRead));
      bytes += bytesRead;
    }
    return { bytes: size, digest: hash.digest('base64url') };
  } finally {
    await file.close();
  }
}
