// First, because it changes modules of Node.js that others read when they load.
import { IS_FAST_LANE } from './fast-lane.js';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { dropDatabasesOfRun } from './databases/databases.js';
import { holdProj } from './databases/hold-proj.js';
import { limitRuns } from './limit-runs.js';
import { type PostgresCluster, startPostgresCluster } from './databases/postgres-cluster.js';
import { temporaryPlace } from './files/temporary-place.js';

let folder: string | undefined;
let cluster: PostgresCluster | undefined;

/**
 * One PostgreSQL cluster serves the whole run; each test makes a database of its own in it.
 * `FAIRGROUND_TEST_POSTGRES_URL` names a running one instead, for a quick inner loop.
 *
 * All processes of the run keep their temporary files below one folder, so that nothing of it is left behind.
 */
export async function mochaGlobalSetup(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopEarly);
  const place = await temporaryPlace();
  folder = await mkdtemp(join(place, 'fairground-tests-'));
  process.env['FAIRGROUND_TEST_FOLDER'] = folder;
  process.env['FAIRGROUND_TEST_RUN'] = randomBytes(4).toString('hex');
  if (IS_FAST_LANE || process.env['FAIRGROUND_TEST_POSTGRES_URL'] !== undefined) return;
  cluster = await startPostgresCluster(place);
  process.env['FAIRGROUND_TEST_POSTGRES_URL'] = cluster.url;
}

export async function mochaGlobalTeardown(): Promise<void> {
  if (cluster === undefined && !IS_FAST_LANE) await dropDatabasesOfRun();
  await cluster?.stop();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
}

/** Every run tries the same values; another number tries others. A failure tells its seed. */
const SEED = Number(process.env['FAIRGROUND_TEST_SEED'] ?? 20261122);

/** Most runs of a property in the fast lanes. */
const FAST_RUNS = 50;

/** Else the cluster would go on for ever. */
function stopEarly(): void {
  // The second signal comes from mocha, which ends itself by one when its processes share the files.
  process.on('SIGINT', () => undefined);
  void mochaGlobalTeardown().finally(() => process.exit(130));
}

let own: string | undefined;

export const mochaHooks = {
  /** Before all tests of a process, or before those of each file where files are shared out between processes. */
  async beforeAll(): Promise<void> {
    if (own !== undefined) return;
    fc.configureGlobal({ seed: SEED });
    if (IS_FAST_LANE) fc.installGlobalPlugin(limitRuns(FAST_RUNS));
    own = await mkdtemp(join(process.env['FAIRGROUND_TEST_FOLDER'] ?? tmpdir(), 'tests-'));
    process.env['TMPDIR'] = own;
    if (process.env['FAIRGROUND_TEST_LANE'] !== 'unit') await holdProj();
  },
};
