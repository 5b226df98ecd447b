import { lstat, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Begins the names of folders that servers make for the file parts of requests, each one its own. */
const PART_FOLDER = 'fairground-parts-';

/**
 * Removes what servers left in their folders that were killed: files that have not changed since `before` (epoch
 * milliseconds), and folders that are empty then. A server that lives makes its folder anew where it needs one.
 *
 * @param parent where servers make them.
 */
export async function sweepPartFolders(parent: string, before: number): Promise<void> {
  for (const entry of await readdir(parent, { withFileTypes: true })) {
    if (!entry.isDirectory() || !entry.name.startsWith(PART_FOLDER)) continue;
    // Those of other users of the machine cannot be looked into, and are none of our business.
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
