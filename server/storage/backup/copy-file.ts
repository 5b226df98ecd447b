import { constants } from 'node:fs';
import { chmod, copyFile } from 'node:fs/promises';

/** Mode of a file that its owner alone may read and write. */
const OWNER_ONLY = 0o600;

/** Copies a file without its permissions: the copy is for its owner alone. It shares blocks where the disk can. */
export async function copyFileForOwner(source: string, target: string): Promise<void> {
  // The system copies permissions as well, whatever the umask.
  await copyFile(source, target, constants.COPYFILE_FICLONE);
  await chmod(target, OWNER_ONLY).catch((error: unknown) => {
    // Some network shares have permissions of the whole share only.
    if (!isUnsupported(error)) throw error;
  });
}

function isUnsupported(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EPERM' || error.code === 'ENOTSUP');
}
