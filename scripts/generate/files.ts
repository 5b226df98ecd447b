import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Folders that hold generated files and nothing else. */
const FOLDERS = ['server/generated', 'sdk/src/generated'];

export type Files = ReadonlyMap<string, string>;

/** Paths under `root` that are missing, differ in a byte, or should not be there, in order. */
export async function findDrift(root: string, files: Files): Promise<string[]> {
  const stale: string[] = [];
  for (const [path, code] of files) {
    const present = await readFile(join(root, path), 'utf8').catch(() => undefined);
    if (present !== code) stale.push(path);
  }
  return [...stale, ...(await findStrays(root, files))].sort();
}

/** Writes what differs and removes what should not be there; returns the paths it touched. */
export async function writeFiles(root: string, files: Files): Promise<string[]> {
  const drift = await findDrift(root, files);
  for (const path of drift) {
    const code = files.get(path);
    if (code === undefined) {
      await rm(join(root, path));
      continue;
    }
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), code);
  }
  return drift;
}

async function findStrays(root: string, files: Files): Promise<string[]> {
  const lists = await Promise.all(FOLDERS.map((folder) => listFiles(root, folder)));
  return lists.flat().filter((path) => !files.has(path));
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** Texts of all YAML files of a folder, by path relative to it, sorted by path. */
export async function readTexts(folder: string): Promise<Files> {
  const paths = (await listFiles(folder, '.')).filter((path) => path.endsWith('.yaml')).sort();
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const)),
  );
}
