import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of the parts of the last build. */
const MADE = 'made.json';

/**
 * Removes the parts of builds before the last one. Those of the last one stay until another build has made others: a
 * server that was started from it loads some only when it needs them.
 *
 * @param made - names of the parts of the build that has just been
 */
export async function keepParts(folder: string, made: readonly string[]): Promise<void> {
  const names = JSON.stringify(made.toSorted());
  const last = await readNames(join(folder, MADE));
  if (names === last) return;
  const kept = new Set([MADE, ...made, ...(JSON.parse(last) as readonly string[])]);
  const others = (await readdir(folder)).filter((name) => !kept.has(name));
  await Promise.all(others.map((name) => rm(join(folder, name))));
  await writeFile(join(folder, MADE), names);
}

async function readNames(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '[]';
    throw error;
  }
}
