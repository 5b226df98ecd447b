import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Use of a temporary folder, which nothing needs after its process has ended. */
export type FolderPurpose = 'image' | 'parts' | 'report' | 'source';

const OWNED = /^fairground-(?:image|parts|report|source)-(\d+)\.?(\d*)-/;

/** In a container that is started again, the same process has the same number. */
const STARTED_AT = String(Math.round(performance.timeOrigin));

/**
 * How the name of a folder of this process begins, for `mkdtemp`. It tells whose it is, so that what a killed process
 * left can be told from what a living one needs.
 */
export function tempFolderPrefix(purpose: FolderPurpose): string {
  return `fairground-${purpose}-${String(process.pid)}.${STARTED_AT}-`;
}

/** Makes a folder that nobody but this system's user may look into; its path, absolute where `parent` is. */
export function makeTempFolder(purpose: FolderPurpose, parent: string = tmpdir()): Promise<string> {
  // mkdtemp makes it with mode 0700.
  return mkdtemp(join(parent, tempFolderPrefix(purpose)));
}

/**
 * Removes the folders of processes that are no more, so far as they are this system user's. To be called when a process
 * starts. Processes that share `parent` must know each other by their numbers, as those of one machine or container do.
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
    // Somebody else's process is one, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
