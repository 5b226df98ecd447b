import { existsSync } from 'node:fs';
import type { Config } from '../config/config.js';
import { pino } from 'pino';
import { selectQueuedJobs } from '../jobs/job-figures-repository.js';
import { hasRunner } from '../jobs/runner-repository.js';
import { firstErrorLine } from '../lib/first-error-line.js';
import { databasePath, STORES } from '../storage/backup/manifest.js';
import type { Databases } from '../storage/database/database.js';
import { describeDatabase, findLatestMoment, tellTime } from '../storage/inspect.js';
import { findMissingMigrations, findUnknownMigrations } from '../storage/migrate.js';
import { openDatabases, sqliteFolder } from '../storage/open.js';
import { checkRoom } from './check-programs.js';
import { findObstacle } from './find-obstacle.js';
import { checkPostgres, checkSpatialite } from './check-spatial.js';
import { reportFailure, reportWarning, type Finding, reportOk } from './finding.js';

/** Clock difference in milliseconds above which leases of jobs become unreliable. */
const CLOCK_MS = 5_000;

/** Waiting time after which a job without any worker is reported. */
const START_MS = 10_000;

const START_WORKER = 'Start a worker: fairground serve starts one, fairground work is one.';

/** Waiting time after which there are probably too few workers. */
const LONG_WAIT_MS = 10 * 60_000;

/** Disk space for the WAL during consecutive appends, and as much again for its checkpoint into the file. */
const LEAST_SQLITE_ROOM_BYTES = 3e9;

/** Connects to the databases and checks their state, without changing anything. */
export async function checkDatabases(
  config: Pick<Config, 'databaseUrl' | 'spatialitePath'>,
  now: () => number,
): Promise<Finding[]> {
  const { databaseUrl: url, spatialitePath } = config;
  const folder = sqliteFolder(url);
  const absent = folder === undefined ? undefined : await findAbsent(folder);
  // Opening missing files would create them.
  if (absent !== undefined) return [absent];
  const findings: Finding[] = [];
  let databases: Databases | undefined;
  try {
    databases = await openDatabases({ url, log: pino({ level: 'silent' }), spatialitePath });
    // Sequential: the first database that is unreachable ends the check.
    findings.push(await checkReach(databases));
    if (folder === undefined) findings.push(...(await checkPostgres(databases)));
    else findings.push(...(await checkSpatialite(spatialitePath)));
    findings.push(await checkMigrations(databases));
    findings.push(await checkClock(databases, now()));
    findings.push(await checkQueue(databases, now()));
    if (folder !== undefined) findings.push(await checkDisk(folder));
    return findings;
  } catch (error) {
    const mend =
      folder === undefined
        ? 'Check that PostgreSQL runs, that FAIRGROUND_DATABASE_URL is correct, and that its user may connect.'
        : 'Install SpatiaLite (apt-get install libsqlite3-mod-spatialite) and check that the folder is writable.';
    return [...findings, reportFailure('databases', firstErrorLine(error), mend)];
  } finally {
    await databases?.close();
  }
}

/** Reports SQLite files that do not exist, all of them or some. */
async function findAbsent(folder: string): Promise<Finding | undefined> {
  const absent = STORES.map((name) => databasePath(folder, name)).filter((path) => !existsSync(path));
  if (absent.length === 0) return undefined;
  if (absent.length < STORES.length)
    return reportFailure('databases', `lost: ${absent.join(', ')}`, 'Restore a backup: fairground restore.');
  const obstacle = existsSync(folder) ? undefined : await findObstacle(folder);
  if (obstacle !== undefined) {
    const mend = 'See that FAIRGROUND_DATABASE_URL names a folder that this user may create and write to.';
    return reportFailure('databases', `${folder} cannot be created in ${obstacle}`, mend);
  }
  const mend = 'Run fairground migrate, or fairground serve, which creates them at its first start.';
  return reportWarning('databases', `${folder} contains none yet`, mend);
}

async function checkReach(databases: Databases): Promise<Finding> {
  const { version, mend } = await describeDatabase(databases);
  if (mend === undefined) return reportOk('database', version);
  return reportWarning('database', `${version} is older than the oldest tested version`, mend);
}

async function checkMigrations({ system, events, features }: Databases): Promise<Finding> {
  const missing: string[] = [];
  const unknown: string[] = [];
  for (const database of [system, events, features]) {
    for (const name of await findMissingMigrations(database)) missing.push(`${database.name}/${name}`);
    for (const name of await findUnknownMigrations(database)) unknown.push(`${database.name}/${name}`);
  }
  if (missing.length === 0 && unknown.length > 0) {
    return reportWarning(
      'migrations',
      `the databases are newer than this program: ${unknown.join(', ')}`,
      'Run that version, or restore the backup that was made before it.',
    );
  }
  if (missing.length === 0) return reportOk('migrations', 'all are applied');
  const mend = 'Make a backup, then run fairground migrate; fairground serve does it as well.';
  return reportWarning('migrations', `${String(missing.length)} are missing: ${missing.join(', ')}`, mend);
}

async function checkClock({ system }: Databases, now: number): Promise<Finding> {
  const mend = 'Synchronize the clocks of all machines by NTP (chrony, systemd-timesyncd).';
  const theirs = await tellTime(system);
  if (theirs !== undefined && Math.abs(theirs - now) > CLOCK_MS) {
    const seconds = Math.round(Math.abs(theirs - now) / 1000);
    const way = theirs > now ? 'ahead of' : 'behind';
    return reportFailure('clock', `the database's is ${String(seconds)} s ${way} this one`, mend);
  }
  const latest = await findLatestMoment(system);
  if (latest !== undefined && latest - now > CLOCK_MS) {
    return reportFailure(
      'clock',
      `it is before ${new Date(latest).toISOString()}, when a job was changed`,
      mend,
    );
  }
  return reportOk('clock', new Date(now).toISOString());
}

function checkDisk(folder: string): Promise<Finding> {
  return checkRoom('room for databases', folder, 'FAIRGROUND_DATABASE_URL', LEAST_SQLITE_ROOM_BYTES);
}

async function checkQueue({ system }: Databases, now: number): Promise<Finding> {
  if ((await findMissingMigrations(system)).length > 0)
    return reportOk('jobs', 'not checked before the migration');
  const waiting = (await selectQueuedJobs(system)).filter(({ status }) => status === 'queued');
  const jobs = waiting.reduce((sum, group) => sum + group.jobs, 0);
  const oldest = Math.min(...waiting.map(({ oldestAt }) => oldestAt));
  if (jobs === 0) return reportOk('jobs', 'none waits');
  if (now - oldest >= START_MS && !(await hasRunner(system, now))) {
    return reportWarning('jobs', `${String(jobs)} wait, and no worker runs`, START_WORKER);
  }
  if (now - oldest < LONG_WAIT_MS) return reportOk('jobs', `${String(jobs)} wait`);
  const minutes = Math.round((now - oldest) / 60_000);
  return reportWarning(
    'jobs',
    `${String(jobs)} wait, the oldest for ${String(minutes)} minutes`,
    'Start more workers (fairground work), or look for a job that takes long (fairground job list --state running).',
  );
}
