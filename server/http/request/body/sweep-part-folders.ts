import { lstat, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Prefix of the folders that servers create for the file parts of requests, one per server. */
const PART_FOLDER = 'fairground-parts-';

/**
 * Removes files left in the folders of killed servers: those unchanged since `before` (epoch milliseconds), then
 * empty folders. A running server creates its folder again when it needs one.
 *
 * @param parent - folder in which servers create them.
 */
export async function sweepPartFolders(parent: string, before: number): Promise<void> {
  for (const entry of await readdir(parent, { withFileTypes: true })) {
    if (!entry.isDirectory() || !entry.name.startsWith(PART_FOLDER)) continue;
    // Folders of other users of the machine are not readable and are skipped.
    await sweepFolder(join(parent, entry.name), before).catch(() => undefined);
  }
}

async function sweepFolder(folder: string, before: number): Promise<void> {
  const { mtimeMs } = await lstat(folder);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const file = await lstat(path);
    if (file.isFile() && file.mtimeMs < before) await rm(path, { force: true });
  }
  if (mtimeMs < before) await rmdir(folder);
}
