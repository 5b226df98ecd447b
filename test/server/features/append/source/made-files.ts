import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hashFiles } from '../../../../../server/gdal/file-hashes.js';

const run = promisify(execFile);

/** To look through larger folders takes longer than a start of GDAL. */
const MOST_BYTES = 8 * 2 ** 20;

/**
 * Runs one of GDAL's programs in a folder. Where it was run by this run of the tests, in whichever process, with the same
 * arguments and the same files in the folder, what it made and changed then is copied instead. It must remove no file.
 */
export async function makeFiles(
  program: 'ogr2ogr' | 'ogrinfo',
  args: readonly string[],
  folder: string,
): Promise<void> {
  const { FAIRGROUND_TEST_FOLDER: place } = process.env;
  const before = await hashFiles(folder, MOST_BYTES);
  if (place === undefined || before === undefined) {
    await run(program, args, { cwd: folder });
    return;
  }
  const asked = JSON.stringify([program, args, [...before]]);
  const made = join(place, 'made-by-gdal', createHash('sha256').update(asked).digest('hex'));
  if (existsSync(made)) {
    await cp(made, folder, { recursive: true });
    return;
  }
  await run(program, args, { cwd: folder });
  const after = (await hashFiles(folder, Number.POSITIVE_INFINITY)) ?? before;
  // Whoever looks for it finds all of it, or nothing.
  const unfinished = `${made}-${randomUUID()}`;
  await mkdir(unfinished, { recursive: true });
  for (const [name, print] of after) {
    if (before.get(name) !== print) await cp(join(folder, name), join(unfinished, name));
  }
  // Another process may have been as quick.
  await rename(unfinished, made).catch(() => rm(unfinished, { recursive: true }));
}
