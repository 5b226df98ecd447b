import { execFileSync } from 'node:child_process';
import { type ModuleGraph, reachedFrom } from './module-graph.js';

/** Files that every test depends on. */
const COMMON_FILES = [
  '.mocharc.json',
  'package-lock.json',
  'test/support/global-setup.ts',
  'test/support/load-typescript.cjs',
  'tsconfig.json',
];

/**
 * Lists the files that differ from a base, in commits, in the working tree or by being new.
 *
 * @param base - a commit; without it, the last commit that this branch shares with `main`.
 * @throws {Error} if the folder is no Git repository or there is no such commit.
 */
export function listChangedFiles(root: string, base = findBase(root)): string[] {
  const changed = git(root, ['diff', '--name-only', '--no-renames', base, '--']);
  const added = git(root, ['ls-files', '--others', '--exclude-standard']);
  return [...changed.split('\n'), ...added.split('\n')].filter((path) => path !== '');
}

/** Returns the tests that name one of the files, directly or through other files. */
export function findAffectedTests(
  graph: ModuleGraph,
  tests: readonly string[],
  changed: readonly string[],
): string[] {
  const all = new Set(changed);
  const common = COMMON_FILES.flatMap((path) => [path, ...reachedFrom(graph, path)]);
  if (common.some((path) => all.has(path))) return [...tests];
  return tests.filter((test) => [...reachedFrom(graph, test)].some((path) => all.has(path)));
}

function findBase(root: string): string {
  for (const branch of ['main', 'origin/main']) {
    try {
      return git(root, ['merge-base', 'HEAD', branch]).trim();
    } catch {
      // There is no such branch here.
    }
  }
  return 'HEAD';
}

function git(root: string, args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
