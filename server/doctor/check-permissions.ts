import { readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../config/config.js';
import { sqliteFolder } from '../storage/open.js';
import { reportWarning, type Finding, reportOk } from './finding.js';

/** Names of the files of SQLite and its locks in the database folder. */
const DATABASE_FILE = /^(?:system|events|features|in-use)(?:-bulk|-waiting)?\.db(?:-wal|-shm|-journal)?$/;

/** Names of the blob folders in their store. */
const BLOB_FOLDER = /^(?:\.incoming|health|images|imports|items|parts|reports|uploads)$/;

/** Permissions of the group and of other users. */
const NOT_OWNER = 0o077;

/** Finds databases and blobs that other users of the machine may read, such as those of earlier versions. */
export async function checkPermissions({
  databaseUrl,
  blobs,
}: Pick<Config, 'databaseUrl' | 'blobs'>): Promise<Finding[]> {
  const places = [
    [sqliteFolder(databaseUrl), DATABASE_FILE],
    [/^file:(.+)$/s.exec(blobs)?.[1], BLOB_FOLDER],
  ] as const;
  // Windows has no such permissions.
  if (process.platform === 'win32' || places.every(([folder]) => folder === undefined)) return [];
  const open: string[] = [];
  for (const [folder, names] of places)
    if (folder !== undefined) open.push(...(await findOpen(folder, names)));
  const subject = 'file permissions';
  if (open.length === 0) return [reportOk(subject, 'only the owner may read databases and blobs')];
  return [
    reportWarning(
      subject,
      `other users of this machine may read ${open.join(', ')}`,
      `Unless this is intended, run chmod -R go= ${open.map(quote).join(' ')}`,
    ),
  ];
}

/** Lists entries with these names that other users can reach: none if the folder or its parent is closed to them. */
async function findOpen(folder: string, names: RegExp): Promise<string[]> {
  if (!(await isOpen(folder)) || !(await isOpen(dirname(resolve(folder))))) return [];
  const found: string[] = [];
  for (const name of (await readdir(folder).catch(() => [])).sort()) {
    const path = join(folder, name);
    if (names.test(name) && (await isOpen(path))) found.push(path);
  }
  return found;
}

async function isOpen(path: string): Promise<boolean> {
  const { mode } = await stat(path).catch(() => ({ mode: 0 }));
  return (mode & NOT_OWNER) !== 0;
}

/** Quotes a path for a shell. */
function quote(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
