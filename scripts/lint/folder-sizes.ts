import type { Finding } from './finding.js';
import { folderOf, isSource, isTest, listFiles } from './source-files.js';

const TREES = ['server', 'sdk/src', 'scripts', 'test'];

const MAX_FILES = 25;

/**
 * Finds folders that directly hold more than 25 files of code. Migrations do not count, because their number only grows.
 * Tests do not count either, because they lie where their subjects lie.
 */
export function findLargeFolders(root: string): Finding[] {
  return TREES.flatMap((tree) => {
    const sizes = new Map<string, number>();
    for (const path of listFiles(root, [tree])) {
      if (!isSource(path) || isTest(path) || isMigration(path)) continue;
      sizes.set(folderOf(path), (sizes.get(folderOf(path)) ?? 0) + 1);
    }
    return [...sizes]
      .filter(([, size]) => size > MAX_FILES)
      .map(([subject, size]) => ({
        subject,
        message: `${subject} holds ${String(size)} files of code; ${String(MAX_FILES)} are allowed.`,
      }));
  });
}

function isMigration(path: string): boolean {
  return path.startsWith('server/storage/migrations/');
}
