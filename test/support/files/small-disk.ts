import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * A file system in memory of so many kibibytes, in the folder and for the owner of that.
 *
 * @throws where the system does not allow to make one
 */
async function mountSmallDisk(kibibytes: number, parent: string) {
  const { uid, gid } = await stat(parent);
  const folder = await mkdtemp(join(parent, 'fairground-disk-'));
  const size = (much: number): string => `size=${String(much)}k`;
  try {
    const owner = `uid=${String(uid)},gid=${String(gid)},mode=700`;
    await run('mount', ['-t', 'tmpfs', '-o', `${size(kibibytes)},${owner}`, 'tmpfs', folder]);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
  return {
    folder,
    resize: (much: number) => run('mount', ['-o', `remount,${size(much)}`, folder]),
    makeReadOnly: () => run('mount', ['-o', 'remount,ro', folder]),
    async remove() {
      await run('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}

export type SmallDisk = Awaited<ReturnType<typeof mountSmallDisk>>;

/** The disk of a test, which is left out where there can be none. */
export async function smallDisk(
  test: Mocha.Context,
  kibibytes: number,
  parent = tmpdir(),
): Promise<SmallDisk> {
  const disk = await mountSmallDisk(kibibytes, parent).catch(() => undefined);
  return disk ?? test.skip();
}
