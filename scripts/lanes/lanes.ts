import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ModuleGraph, reachedFrom } from './module-graph.js';

/** Everything that a test may need beside Node.js, its packages and the sources; `slow` is ten seconds or more. */
export const NEEDS = ['database', 'postgres', 'gdal', 'build', 'slow', 'system', 'minutes'] as const;

export type Need = (typeof NEEDS)[number];

export type Lane = 'unit' | 'quick' | 'full' | 'all';

/** Needs that a lane provides, from the fastest lane to the slowest. */
export const LANES: Readonly<Record<Lane, readonly Need[]>> = {
  unit: [],
  quick: ['database'],
  full: ['database', 'postgres', 'gdal', 'build', 'slow'],
  all: NEEDS,
};

/** Folders all of whose tests have a need, each with the reason. */
const FOLDERS: readonly { readonly folder: string; readonly need: Need; readonly reason: string }[] = [
  { folder: 'test/e2e/', need: 'system', reason: 'clients of others, browsers and whole servers' },
  {
    folder: 'test/faults/',
    need: 'minutes',
    reason: 'servers that are killed, full disks and files of gigabytes',
  },
  { folder: 'test/scripts/deploy/', need: 'system', reason: 'nginx, Caddy and systemd' },
  { folder: 'test/sdk/package/', need: 'system', reason: 'other versions of Node.js and a browser' },
];

/** A module states a need as `// @needs gdal: it writes its files with ogr2ogr`. */
const TAG = /^\/\/ @needs (\w+)/gm;

/** Returns the test files that a lane runs. */
export function testsOfLane(
  root: string,
  graph: ModuleGraph,
  lane: Lane,
  tests: readonly string[],
): string[] {
  const provided = new Set(LANES[lane]);
  const needs = readNeeds(root, graph);
  return tests.filter((test) => [...needs(test)].every((need) => provided.has(need)));
}

/**
 * Reads what test files need: the needs of their folders, and those that a test file or a module of `test/` that it
 * imports states with `@needs`.
 *
 * @throws {Error} if a module states a need that does not exist.
 */
export function readNeeds(root: string, graph: ModuleGraph): (test: string) => Set<Need> {
  const stated = new Map([...graph.keys()].filter(isTestModule).map((path) => [path, readTags(root, path)]));
  return (test) =>
    new Set([
      ...FOLDERS.filter(({ folder }) => test.startsWith(folder)).map(({ need }) => need),
      ...[...reachedFrom(graph, test)].flatMap((path) => stated.get(path) ?? []),
    ]);
}

function isTestModule(path: string): boolean {
  return path.startsWith('test/') && path.endsWith('.ts');
}

function readTags(root: string, path: string): Need[] {
  return [...readFileSync(join(root, path), 'utf8').matchAll(TAG)].map(([, need = '']) => {
    if (isNeed(need)) return need;
    throw new Error(`${path}: @needs must name one of ${NEEDS.join(', ')}, not ${need}`);
  });
}

export function isLane(name: string): name is Lane {
  return Object.hasOwn(LANES, name);
}

function isNeed(name: string): name is Need {
  return NEEDS.some((need) => need === name);
}
