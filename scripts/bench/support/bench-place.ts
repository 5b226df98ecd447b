import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgresCluster } from '../../../test/support/databases/postgres-cluster.js';
import { type ServerProcess, startServer } from '../../demo/server-process.js';
import type { TurnProbe } from './loop-turns.js';
import { runProgram } from './programs.js';
import type { Scratch } from './scratch.js';

export const DATABASE_KINDS = ['sqlite', 'postgres'] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

/** As the tables write them. */
export const DATABASE_NAMES: Readonly<Record<DatabaseKind, string>> = {
  sqlite: 'SQLite, SpatiaLite',
  postgres: 'PostgreSQL, PostGIS',
};

/** A migrated database with an administrator, and nothing else in it. */
export interface BenchPlace {
  readonly kind: DatabaseKind;
  readonly folder: string;
  readonly databaseUrl: string;
  /** A `FAIRGROUND_BLOBS` of its own. */
  readonly blobs: string;
  readonly administrator: { readonly username: string; readonly applicationPassword: string };
  /** `Basic …` of the administrator. */
  readonly authorization: string;
  /** The built server, in a process of its own, with its worker. */
  serve(probe?: Pick<TurnProbe, 'nodeArgs' | 'env'>): Promise<ServerProcess>;
  remove(): Promise<void>;
}

const BUILT = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url));
const USERNAME = 'bench';

/** A folder of its own and, for PostgreSQL, a cluster of its own. */
export async function makePlace(
  scratch: Scratch,
  kind: DatabaseKind,
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchPlace> {
  if (!existsSync(BUILT)) throw new Error('the server is not built: npm run build');
  const folder = await mkdtemp(join(scratch.folder, `${kind}-`));
  const cluster = kind === 'postgres' ? await startPostgresCluster() : undefined;
  const remove = scratch.defer(async () => {
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const databaseUrl = cluster?.url ?? `sqlite:${folder}`;
  const blobs = `file:${folder}/blobs`;
  const env = {
    ...process.env,
    FAIRGROUND_DATABASE_URL: databaseUrl,
    FAIRGROUND_BLOBS: blobs,
    FAIRGROUND_RATE_LIMIT: 'off',
    FAIRGROUND_VALIDATE_RESPONSES: 'off',
    // Log no line for each request, as the reference server logs none either.
    FAIRGROUND_LOG_LEVEL: 'warn',
    ...settings,
  };
  try {
    const fairground = (...args: string[]): Promise<string> =>
      runProgram('node', [BUILT, ...args], { env, signal: scratch.signal });
    await fairground('migrate');
    const added = await fairground('user', 'add', USERNAME, '--role', 'administrator', '--json');
    const { applicationPassword } = JSON.parse(added) as { applicationPassword: string };
    return {
      kind,
      folder,
      databaseUrl,
      blobs,
      administrator: { username: USERNAME, applicationPassword },
      authorization: `Basic ${Buffer.from(`${USERNAME}:${applicationPassword}`).toString('base64')}`,
      serve: (probe) => serve(scratch, { ...env, ...probe?.env }, probe?.nodeArgs),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function serve(
  scratch: Scratch,
  env: NodeJS.ProcessEnv,
  nodeArgs: readonly string[] = [],
): Promise<ServerProcess> {
  const server = await startServer({
    args: [BUILT, 'serve', '--port', '0'],
    // Built files need no loader of TypeScript, which takes memory.
    nodeArgs,
    env,
    onLine: (line) => console.error(line),
  });
  return { ...server, stop: scratch.defer(() => server.stop()) };
}
