import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { GdalSource } from './gdal-source.js';

/** Finds the size of a source in bytes, unpacked: of all files in its folder, unless the source states it. */
export async function findSourceBytes({
  folder,
  unpackedBytes,
}: Pick<GdalSource, 'folder' | 'unpackedBytes'>): Promise<number> {
  if (unpackedBytes !== undefined) return unpackedBytes;
  const entries = await readdir(folder.path, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
