import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** Where Linux keeps a file system in memory for whoever wants one. */
const IN_MEMORY = '/dev/shm';

/** Type that `statfs` gives for a file system in memory: writes to it never wait for a disk. */
const TMPFS = 0x01021994;

/** Suites of large files have had 0.9 GB in use at a time; the tests' own processes need memory too. */
const ROOM_BYTES = 8 * 1024 ** 3;

/**
 * The folder for the files of a run: in memory where there is room for all of them, as nothing of them is to last, and
 * every commit waits for a disk. `TMPDIR` says otherwise.
 */
export async function temporaryPlace(): Promise<string> {
  if (process.env['TMPDIR'] !== undefined) return tmpdir();
  const memory = await statfs(IN_MEMORY).catch(() => undefined);
  if (memory?.type !== TMPFS) return tmpdir();
  // Files there count as memory in use, also where a container has less of it than the machine.
  const free = Math.min(memory.bavail * memory.bsize, process.availableMemory());
  return free < ROOM_BYTES ? tmpdir() : IN_MEMORY;
}
