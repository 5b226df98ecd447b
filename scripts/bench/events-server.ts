import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startPostgresCluster } from '../../test/support/postgres-cluster.js';
import { type ServerProcess, startServer } from '../demo/server-process.js';

export type DatabaseKind = 'sqlite' | 'postgres';

/** A migrated database with an administrator, and nothing else in it. */
export interface BenchPlace {
  readonly kind: DatabaseKind;
  readonly databaseUrl: string;
  /** A `FAIRGROUND_BLOBS` of its own. */
  readonly blobs: string;
  /** `Basic …` of the administrator. */
  readonly authorization: string;
  /** The built server, in a process of its own. */
  serve(): Promise<ServerProcess>;
  remove(): Promise<void>;
}

const BUILT = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

export async function makePlace(kind: DatabaseKind, folder: string, siteZone: string): Promise<BenchPlace> {
  if (!existsSync(BUILT)) throw new Error('the server is not built: npm run build');
  const place = await mkdtemp(join(folder, `${kind}-`));
  const cluster = kind === 'postgres' ? await startPostgresCluster() : undefined;
  const databaseUrl = cluster?.url ?? `sqlite:${place}`;
  const blobs = `file:${place}/blobs`;
  const remove = async (): Promise<void> => {
    await cluster?.stop();
    await rm(place, { recursive: true, force: true });
  };
  const env = {
    ...process.env,
    FAIRGROUND_DATABASE_URL: databaseUrl,
    FAIRGROUND_BLOBS: blobs,
    FAIRGROUND_TIME_ZONE: siteZone,
    FAIRGROUND_RATE_LIMIT: 'off',
    FAIRGROUND_VALIDATE_RESPONSES: 'off',
    // The reference writes no line for each request either.
    FAIRGROUND_LOG_LEVEL: 'warn',
  };
  try {
    const run = promisify(execFile);
    await run('node', [BUILT, 'migrate'], { env });
    const added = await run('node', [BUILT, 'user', 'add', 'bench', '--role', 'administrator', '--json'], {
      env,
    });
    const { applicationPassword } = JSON.parse(added.stdout) as { applicationPassword: string };
    const credentials = Buffer.from(`bench:${applicationPassword}`).toString('base64');
    return {
      kind,
      databaseUrl,
      blobs,
      authorization: `Basic ${credentials}`,
      serve: () =>
        startServer({
          args: [BUILT, 'serve', '--port', '0'],
          env,
          onLine: (line) => console.error(line),
        }),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
