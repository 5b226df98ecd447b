// @needs database: SQLite with SpatiaLite, in all lanes but `unit`; PostgreSQL too, if the lane has it.
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { Databases } from '../../../server/storage/database/database.js';
import { migrate } from '../../../server/storage/migrate.js';
import { openDatabases } from '../../../server/storage/open.js';

export type DatabaseKind = Databases['kind'];

/** Databases that suites are declared for: SQLite alone in the lane `quick`. */
export const DATABASE_KINDS: readonly DatabaseKind[] =
  process.env['FAIRGROUND_TEST_LANE'] === 'quick' ? ['sqlite'] : ['sqlite', 'postgres'];

/** A place for databases that nothing else uses. */
export interface TestPlace {
  /** For `openDatabases`, `FAIRGROUND_DATABASE_URL` and the like. */
  readonly url: string;
  drop(): Promise<void>;
}

export interface TestDatabases extends Databases, TestPlace {
  /** Closes these and removes what `url` names; other connections to it are cut. */
  drop(): Promise<void>;
}

/**
 * Declares the same suite for SQLite (a temporary folder) and for PostgreSQL (a database of its own in the
 * run's cluster). Each call of `open` gives fresh, migrated databases; all are dropped after the suite.
 */
export function forEachDatabase(
  title: string,
  define: (open: () => Promise<TestDatabases>, kind: DatabaseKind) => void,
): void {
  for (const kind of DATABASE_KINDS) {
    describe(`${title} (${kind})`, () => {
      const opened: TestDatabases[] = [];
      define(async () => {
        const databases = await openTestDatabases(kind);
        opened.push(databases);
        return databases;
      }, kind);
      after(async () => {
        await Promise.all(opened.map((databases) => databases.drop()));
      });
    });
  }
}

/** Fresh, migrated databases. The caller drops them. */
export async function openTestDatabases(kind: DatabaseKind): Promise<TestDatabases> {
  const place = await copyTemplate(kind);
  const databases = await openDatabases({ url: place.url, log: silentLog, poolSize: 4 });
  const drop = async (): Promise<void> => {
    await databases.close();
    await place.drop();
  };
  return { ...databases, url: place.url, drop };
}

/** An empty place, not even migrated. */
export function makeTestPlace(kind: DatabaseKind): Promise<TestPlace> {
  return kind === 'sqlite' ? makeFolder() : makeDatabase('template1');
}

const silentLog = pino({ level: 'silent' });

// Migrating costs more than copying what was migrated once, so each process does it once. The end of the run
// removes the templates.
const templates = new Map<DatabaseKind, Promise<TestPlace>>();

async function copyTemplate(kind: DatabaseKind): Promise<TestPlace> {
  let template = templates.get(kind);
  if (template === undefined) {
    template = makeTemplate(kind);
    templates.set(kind, template);
  }
  const { url } = await template;
  if (kind === 'postgres') return makeDatabase(new URL(url).pathname.slice(1));
  const place = await makeFolder();
  await cp(folderOf(url), folderOf(place.url), { recursive: true });
  return place;
}

async function makeTemplate(kind: DatabaseKind): Promise<TestPlace> {
  const place = await makeTestPlace(kind);
  const databases = await openDatabases({ url: place.url, log: silentLog });
  try {
    await migrate(databases);
  } finally {
    await databases.close();
  }
  return place;
}

async function makeFolder(): Promise<TestPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-databases-'));
  return { url: `sqlite:${folder}`, drop: () => rm(folder, { recursive: true, force: true }) };
}

function folderOf(url: string): string {
  return url.slice('sqlite:'.length);
}

async function makeDatabase(template: string): Promise<TestPlace> {
  const name = `${prefixOfRun()}${randomBytes(8).toString('hex')}`;
  // Copying files takes a quarter of the processor time of writing the same pages through the log.
  await inCluster(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = new URL(clusterUrl());
  url.pathname = `/${name}`;
  const drop = async (): Promise<void> => {
    await inCluster(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return { url: url.href, drop };
}

/** Removes what this run's tests have left in a cluster that stays. */
export async function dropDatabasesOfRun(): Promise<void> {
  const found = await inCluster(
    `SELECT datname FROM pg_database WHERE starts_with(datname::text, '${prefixOfRun()}')`,
  );
  for (const { datname } of found) await inCluster(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
}

// Connecting costs more than making or dropping a database does.
let maker: pg.Pool | undefined;

async function inCluster(statement: string): Promise<{ readonly datname: string }[]> {
  maker ??= openMaker();
  return (await maker.query<{ datname: string }>(statement)).rows;
}

/** One connection, which stays; it keeps no process from ending. */
function openMaker(): pg.Pool {
  const pool = new pg.Pool({
    connectionString: clusterUrl(),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  // The cluster has ended; whoever needs it next is told.
  pool.on('error', () => undefined);
  return pool;
}

/** Processes of one run make databases whose names begin alike. */
function prefixOfRun(): string {
  return `fairground_${process.env['FAIRGROUND_TEST_RUN'] ?? ''}_`;
}

function clusterUrl(): string {
  const url = process.env['FAIRGROUND_TEST_POSTGRES_URL'];
  if (url === undefined)
    throw new Error('PostgreSQL is not running: a file that always uses it must state `// @needs postgres`');
  return url;
}
