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
  deploy: 'proxies, service unit and image, which are not code',
  package: 'the SDK as users install it',
};

/**
 * Finds tests without a subject. `test/server/a/b.test.ts` and `test/server/a/b-aspect.test.ts` have the subject
 * `server/a/b.ts`, or the folder `server/a/b`.
 */
export function findMisplacedTests(root: string): Finding[] {
  return MIRRORS.flatMap(({ tests, subjects }) => {
    const sources = listFiles(root, [subjects]).filter(isSource);
    const files = new Set(sources.map(withoutEnding));
    const folders = new Set(sources.flatMap(foldersOf));
    const hasSubject = (path: string): boolean => {
      const mirrored = subjects + withoutEnding(path).slice(tests.length);
      return folders.has(mirrored) || prefixesOf(mirrored).some((prefix) => files.has(prefix));
    };
    return listFiles(root, [tests])
      .filter((path) => isTest(path) && !isInTestFolder(path.slice(tests.length)) && !hasSubject(path))
      .map((subject) => ({
        area: tests,
        subject,
        message: `${subject} has no subject at that path below ${subjects}, and is not in a folder named ${Object.keys(TEST_FOLDERS).join(', ')}.`,
      }));
  });
}

function isInTestFolder(path: string): boolean {
  return foldersOf(path).some((folder) => Object.hasOwn(TEST_FOLDERS, nameOf(folder)));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** `a/b/c.ts` → `a`, `a/b`. */
function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

/** `a/b-c-d` → `a/b-c-d`, `a/b-c`, `a/b`. */
function prefixesOf(path: string): string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const words = nameOf(path).split('-');
  return words.map((_, index) => folder + words.slice(0, words.length - index).join('-'));
}

function withoutEnding(path: string): string {
  return path.replace(/(?:\.test)?\.[^./]+$/, '');
}
