import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders whose files are built or installed. */
const BUILT_FOLDERS = ['node_modules', 'dist', 'generated-clients'];

export interface ListOptions {
  /** Also lists the files that `npm run generate` writes. */
  readonly withGenerated?: boolean;
}

/**
 * Lists the files below the folders, recursively and in order, with their paths from the root. Folders that do not exist
 * and folders of built, installed or generated files are left out.
 */
export function listFiles(
  root: string,
  folders: readonly string[],
  { withGenerated = false }: ListOptions = {},
): string[] {
  const skipped = new Set([...BUILT_FOLDERS, ...(withGenerated ? [] : ['generated'])]);
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => listFolder(root, folder, skipped))
    .sort();
}

function listFolder(root: string, folder: string, skipped: ReadonlySet<string>): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : listFolder(root, path, skipped);
    return [path];
  });
}

/** True for files of code: TypeScript, JavaScript, styles and Python. */
export function isSource(path: string): boolean {
  return /\.(?:[cm]?[jt]s|css|py)$/.test(path);
}

/** True for files of code that only hold tests. */
export function isTest(path: string): boolean {
  return path.endsWith('.test.ts');
}

export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
