import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isTest, listFiles } from '../lint/source-files.js';

/** Files of the project, each with those that it names. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

const TREES = ['server', 'sdk', 'scripts', 'test', 'openapi'];

/** Files outside of the trees that tests and scripts read. */
const LOOSE_FILES = [
  '.mocharc.json',
  '.env.example',
  'CHANGELOG.md',
  'README.md',
  'package.json',
  'tsconfig.json',
];

/** Packages of this project, with the modules that their names stand for. */
const OWN_PACKAGES: Readonly<Record<string, string>> = {
  '@fairground/sdk': 'sdk/src/index.ts',
  '@fairground/sdk/node': 'sdk/src/node.ts',
};

/**
 * Reads which file names which, in any quoted text: imports, addresses for `new URL`, and paths of programs that are
 * started. Names are relative to the file or to the root. Tests are named by lists only, and need nothing of each other.
 */
export function readModuleGraph(root: string): ModuleGraph {
  const loose = LOOSE_FILES.filter((path) => existsSync(join(root, path)));
  const files = [...listFiles(root, TREES, { withGenerated: true }), ...loose];
  const known = new Set(files);
  return new Map(
    files.map((path) => [
      path,
      canName(path) ? namedIn(path, readFileSync(join(root, path), 'utf8'), known) : [],
    ]),
  );
}

function canName(path: string): boolean {
  return /\.[cm]?[jt]s$/.test(path);
}

function namedIn(from: string, text: string, known: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  for (const [, name = ''] of text.matchAll(/['"`]([\w./@-]+)['"`]/g)) {
    const path = resolve(from, name, known);
    if (path !== undefined && path !== from && !isTest(path)) found.add(path);
  }
  return [...found];
}

/** A name that ends in `.js` may stand for a file that ends in `.ts`. */
function resolve(from: string, name: string, known: ReadonlySet<string>): string | undefined {
  const own = OWN_PACKAGES[name];
  if (own !== undefined) return known.has(own) ? own : undefined;
  const paths = [posix.join(posix.dirname(from), name), posix.normalize(name)];
  return paths.flatMap((path) => [path.replace(/js$/, 'ts'), path]).find((path) => known.has(path));
}

/** Returns a file and all files that it names, directly or not. */
export function reachedFrom(graph: ModuleGraph, start: string): Set<string> {
  const reached = new Set([start]);
  // A set also visits what is added meanwhile.
  for (const path of reached) for (const next of graph.get(path) ?? []) reached.add(next);
  return reached;
}
