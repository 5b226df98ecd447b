import { constants } from 'node:fs';
import { chmod, copyFile } from 'node:fs/promises';

/** Mode of a file that only its owner may read and write. */
const OWNER_ONLY = 0o600;

/** Copies a file for its owner alone, without its permissions. The copy shares blocks if the disk supports it. */
export async function copyFileForOwner(source: string, target: string): Promise<void> {
  // The copy has the permissions of the source, whatever the umask, so set them next.
  await copyFile(source, target, constants.COPYFILE_FICLONE);
  await chmod(target, OWNER_ONLY).catch((error: unknown) => {
    // Some network shares have permissions only as a whole.
    if (!isUnsupported(error)) throw error;
  });
}

function isUnsupported(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EPERM' || error.code === 'ENOTSUP');
}
