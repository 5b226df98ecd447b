import { randomBytes, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

// Random, since file systems that compress find room for zeros on a full disk.
const BYTES = randomBytes(64 * 1024);

/**
 * Writes some pages to a file that has lost its name before, so that nothing stays even when the process is killed.
 *
 * @throws the system's error where the folder takes no file, or the disk has no room.
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
