import { join } from 'node:path';
import { FileLock } from '../../../server/storage/sqlite/file-lock.js';
import { isSqliteBusy } from '../../../server/storage/sqlite/errors.js';

/** True while a short write waits for another process that writes to the features of an SQLite folder. */
export async function isWriteWaiting(url: string): Promise<boolean> {
  const lock = new FileLock(join(url.slice('sqlite:'.length), 'features-waiting.db'));
  try {
    await lock.claim();
    return false;
  } catch (error) {
    if (!isSqliteBusy(error)) throw error;
    return true;
  } finally {
    await lock.close();
  }
}
