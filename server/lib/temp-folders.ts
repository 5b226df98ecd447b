import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Purpose of a temporary folder, which is obsolete after its process has ended. */
export type FolderPurpose = 'image' | 'parts' | 'report' | 'source';

const OWNED = /^fairground-(?:image|parts|report|source)-(\d+)\.?(\d*)-/;

/** Start time of this process: a restarted container reuses the process id. */
const STARTED_AT = String(Math.round(performance.timeOrigin));

/**
 * Returns the name prefix of this process's folders, for `mkdtemp`. It identifies the owner, so that a sweep can tell
 * folders of dead processes from those in use.
 */
export function tempFolderPrefix(purpose: FolderPurpose): string {
  return `fairground-${purpose}-${String(process.pid)}.${STARTED_AT}-`;
}

/**
 * Makes a folder that only this system user can read, and returns its path, which is absolute if `parent`
 * is.
 */
export function makeTempFolder(purpose: FolderPurpose, parent: string = tmpdir()): Promise<string> {
  // mkdtemp creates it with mode 0700.
  return mkdtemp(join(parent, tempFolderPrefix(purpose)));
}

/**
 * Removes the folders that dead processes of this system user left behind; called when a process starts. Processes
 * that share `parent` must share a process id namespace, as those of one machine or container do.
 */
export async function sweepTempFolders(parent: string = tmpdir()): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  for (const name of names) {
    const [, owner, startedAt] = OWNED.exec(name) ?? [];
    if (owner === undefined || isRunning(Number(owner), startedAt)) continue;
    const path = join(parent, name);
    const isOurs = await lstat(path).then(
      (found) => found.isDirectory() && found.uid === process.getuid?.(),
      () => false,
    );
    if (isOurs) await rm(path, { recursive: true, force: true });
  }
}

function isRunning(pid: number, startedAt: string | undefined): boolean {
  if (pid === process.pid) return startedAt === STARTED_AT;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user counts as running.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
