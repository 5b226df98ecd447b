import type { Finding } from './finding.js';
import { isSource, isTest, listFiles } from './source-files.js';

/** Folders of tests, and the folders of their subjects. */
const MIRRORS = [
  { tests: 'test/server', subjects: 'server' },
  { tests: 'test/sdk', subjects: 'sdk/src' },
  { tests: 'test/scripts', subjects: 'scripts' },
];

/** Names of folders whose tests have no subject file, each with the kind of test that it holds. */
export const TEST_FOLDERS: Readonly<Record<string, string>> = {
  api: 'behavior over HTTP',
  'column-types': 'columns of each format in layers of each type',
  deploy: 'proxies, service unit and image, which are not code',
  package: 'the SDK as users install it',
  upsert: 'updates and inserts by key, in each format and database',
  'whole-runs': 'appends from a file to stored rows',
};

/**
 * Finds tests without a subject. A test in `test/server/a/b/` has files of `server/a/b/` or the file `server/a/b.ts` as its
 * subject.
 */
export function findMisplacedTests(root: string): Finding[] {
  return MIRRORS.flatMap(({ tests, subjects }) => {
    const sources = listFiles(root, [subjects]).filter(isSource);
    const places = new Set([...sources.map(withoutEnding), ...sources.map(folderOf)]);
    return listFiles(root, [tests])
      .filter((path) => isTest(path) && !isInTestFolder(path.slice(tests.length)))
      .filter((path) => !places.has(subjects + folderOf(path).slice(tests.length)))
      .map((subject) => ({
        subject,
        message: `${subject} has no subject at that path below ${subjects}, and is not in a folder named ${Object.keys(TEST_FOLDERS).join(', ')}.`,
      }));
  });
}

function isInTestFolder(path: string): boolean {
  return foldersOf(path).some((folder) => Object.hasOwn(TEST_FOLDERS, nameOf(folder)));
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** `a/b/c.ts` → `a`, `a/b`. */
function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

function withoutEnding(path: string): string {
  return path.replace(/(?:\.test)?\.[^./]+$/, '');
}
