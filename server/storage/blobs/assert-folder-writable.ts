import { randomBytes, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

// Random bytes, because file systems with compression store zeros even on a full disk.
const BYTES = randomBytes(64 * 1024);

/**
 * Writes some pages to a file that is already unlinked, so that nothing remains even if the process is killed.
 *
 * @throws the system's error if the folder accepts no file, or the disk has no space.
 */
export async function assertFolderWritable(folder: string): Promise<void> {
  const path = join(folder, `.writable-${randomUUID()}`);
  const file = await open(path, 'wx', 0o600);
  try {
    await rm(path);
    await file.writeFile(BYTES);
  } finally {
    await file.close();
  }
}
