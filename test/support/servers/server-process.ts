import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../../scripts/demo/server-process.js';
import type { Role } from '../../../server/auth/principal.js';
import type { UserWithSecrets } from '../../../server/auth/users.js';
import { type DatabaseKind, openTestDatabases } from '../databases/databases.js';
import { programArguments } from '../typescript.js';
import { addUser } from '../databases/users.js';

/** A whole server with its worker, started as a user starts it, on databases of its own. */
export interface TestServer {
  readonly url: string;
  /** Lines that it has written to its log and standard error. */
  readonly lines: readonly string[];
  addUser(name: string, role: Role): Promise<UserWithSecrets>;
  /** Stops it in good order and removes what it has stored. */
  stop(): Promise<void>;
}

/** Starts `fairground serve` on a free port; `env` holds further settings. */
export async function startTestServer(kind: DatabaseKind, env: NodeJS.ProcessEnv = {}): Promise<TestServer> {
  const databases = await openTestDatabases(kind);
  const blobs = await mkdtemp(join(tmpdir(), 'fairground-blobs-'));
  const removeData = async (): Promise<void> => {
    await databases.drop();
    await rm(blobs, { recursive: true, force: true });
  };
  const lines: string[] = [];
  try {
    const server = await startServer({
      nodeArgs: [],
      args: [...programArguments('server/main.ts'), 'serve', '--port', '0'],
      env: {
        ...process.env,
        FAIRGROUND_LOG_LEVEL: 'warn',
        ...env,
        FAIRGROUND_DATABASE_URL: databases.url,
        FAIRGROUND_BLOBS: `file:${blobs}`,
      },
      onLine: (line) => lines.push(line),
    });
    return {
      url: server.url,
      lines,
      addUser: (name, role) => addUser(databases.system, { name, role }),
      stop: async () => {
        await server.stop();
        await removeData();
      },
    };
  } catch (error) {
    await removeData();
    throw new Error(`the server does not start:\n${lines.join('\n')}`, { cause: error });
  }
}
