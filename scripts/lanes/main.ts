import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isTest, listFiles } from '../lint/source-files.js';
import { findAffectedTests, listChangedFiles } from './changed-files.js';
import { isLane, type Lane, LANES, testsOfLane } from './lanes.js';
import { readModuleGraph } from './module-graph.js';

const USAGE = `usage: npm run test:unit|test:quick|test:changed [-- [options] [PATH…]], or npm test [-- [options] [PATH…]]
  PATH            only the test files with this path, or in this folder
  --lane LANE     ${Object.keys(LANES).join(', ')}
  --changed       only the tests that a change reaches
  --base COMMIT   the commit that a change is compared with (default: where this branch left main)
  --built         runs the last build, which starts faster than the sources
  --list          prints the test files instead of running them`;

const ROOT = process.cwd();

/** Runs the tests of a lane with mocha, and ends as mocha ends. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      lane: { type: 'string', default: 'full' },
      changed: { type: 'boolean', default: false },
      base: { type: 'string' },
      built: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (!isLane(values.lane)) {
    console.error(USAGE);
    return 2;
  }
  const graph = readModuleGraph(ROOT);
  const tests = listFiles(ROOT, ['test']).filter((path) => isTest(path) && isWithin(path, positionals));
  const affected = values.changed
    ? findAffectedTests(graph, tests, listChangedFiles(ROOT, values.base))
    : tests;
  const chosen = testsOfLane(ROOT, graph, values.lane, affected);
  if (values.list || chosen.length === 0) {
    console.log(chosen.length === 0 ? 'There is no such test in this lane.' : chosen.join('\n'));
    return 0;
  }
  return runMocha(chosen, environmentOf(values.lane, values.built));
}

/** True if the path is one of these or below one of these, or there are none. */
function isWithin(path: string, places: readonly string[]): boolean {
  const prefixes = places.map((place) => place.replace(/\/$/, ''));
  return prefixes.length === 0 || prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/** Runs mocha on files, and resolves to its exit code. */
async function runMocha(files: readonly string[], environment: Record<string, string>): Promise<number> {
  const mocha = join(dirname(createRequire(import.meta.url).resolve('mocha/package.json')), 'bin/mocha.js');
  // Many tests wait for a database or for a process of their own.
  const jobs = availableParallelism() + 1;
  const child = spawn(process.execPath, [mocha, '--parallel', '--jobs', String(jobs), ...files], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  // The terminal sends SIGINT to both. Others send SIGTERM to this process only, and mocha hands on SIGINT only.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGINT'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}

/** Variables of the lane; with a build, those of `scripts/test`. */
function environmentOf(lane: Lane, isBuilt: boolean): Record<string, string> {
  const built = {
    FAIRGROUND_TEST_BUILT: 'yes',
    MALLOC_ARENA_MAX: '2',
    GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
  };
  return { FAIRGROUND_TEST_LANE: lane, ...(isBuilt && built) };
}

process.exitCode = await main();
