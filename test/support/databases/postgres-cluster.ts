import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../servers/free-port.js';

const run = promisify(execFile);

/** A private PostgreSQL server in a temporary folder, on a free loopback port. */
export interface PostgresCluster {
  /** Address of its `postgres` database, as `postgres://…`. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Makes and starts a cluster of its own, with PostGIS in `template1`, so that every new database has it.
 *
 * PostgreSQL refuses to run as root; root starts it as the system user `postgres`.
 *
 * @param place - where its folder is made.
 */
export async function startPostgresCluster(place = tmpdir()): Promise<PostgresCluster> {
  const bin = await findPostgresBinaries();
  const folder = await mkdtemp(join(place, 'fairground-postgres-'));
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  const user = await unprivilegedUser();
  if (user !== undefined) {
    await chown(folder, user.uid, user.gid);
    await chown(data, user.uid, user.gid);
  }
  const asUser = { cwd: folder, ...user };
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    asUser,
  );
  const port = await freePort();
  const server = spawn(
    join(bin, 'postgres'),
    [
      ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
      // Losing data in a crash of the machine is fine here; waiting for the disk is not.
      ...['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
      // Statistics come when a test or the server asks for them, so that plans do not depend on the time of day.
      ...['-c', 'autovacuum=off'],
      ...['-c', 'max_connections=200', '-c', 'max_wal_size=4GB', '-c', 'shared_buffers=128MB'],
      ...preloaded(bin),
    ],
    { ...asUser, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const url = `postgres://postgres@127.0.0.1:${String(port)}/postgres`;
  const stop = async (): Promise<void> => {
    await stopServer(server);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(server, url);
    await prepareTemplate(url.replace(/postgres$/, 'template1'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function findPostgresBinaries(): Promise<string> {
  const root = '/usr/lib/postgresql';
  const versions = await readdir(root).catch(() => []);
  const newest = versions
    .map(Number)
    .filter(Number.isFinite)
    .sort((a, b) => b - a)[0];
  if (newest !== undefined) return join(root, String(newest), 'bin');
  const { stdout } = await run('pg_config', ['--bindir']).catch(() => {
    throw new Error('PostgreSQL is not installed: run ./scripts/test, or install postgresql and postgis');
  });
  return stdout.trim();
}

/** Loads PostGIS once instead of in each connection, where it is beside the server as in Debian. */
function preloaded(bin: string): string[] {
  return existsSync(join(bin, '../lib/postgis-3.so')) ? ['-c', 'shared_preload_libraries=postgis-3'] : [];
}

async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (flag: string): Promise<number> => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  let complaints = '';
  server.stderr?.on('data', (chunk: Buffer) => (complaints = (complaints + chunk.toString()).slice(-4000)));
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL stopped at once:\n${complaints}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`PostgreSQL did not answer:\n${complaints}`);
}

async function prepareTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE EXTENSION IF NOT EXISTS postgis');
  await client.end();
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const exited = new Promise((resolve) => server.once('exit', resolve));
  // SIGINT is PostgreSQL's "fast shutdown": it ends sessions instead of waiting for them.
  server.kill('SIGINT');
  await exited;
}
