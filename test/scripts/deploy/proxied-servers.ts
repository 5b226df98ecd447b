import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserWithSecrets } from '../../../server/auth/users.js';
import { type DatabaseKind, openTestDatabases } from '../../support/databases/databases.js';
import { type Fairground, startFairground } from '../../support/servers/fairground.js';
import { makeLoopbackAddress } from '../../support/servers/loopback-address.js';
import { addUser } from '../../support/databases/users.js';
import { ORIGIN, type Proxy, type ProxySettings } from './proxy.js';

export const PREFIX = '/maps';
export const PUBLIC_URL = `${ORIGIN}${PREFIX}`;
export const PORTS = ['8081', '8082'] as const;
export type Port = (typeof PORTS)[number];

/** Two servers on one database, and a proxy in front of them. */
export interface ProxiedServers {
  readonly proxy: Proxy;
  readonly user: UserWithSecrets;
  readonly upstreams: string;
  /** Where a server keeps what it gets while a request lasts. */
  temporaryFolder(port: Port): string;
  /** Everything that a server has logged since it was started last. */
  logOf(port: Port): string;
  /** Asks a server to stop, waits until it has, and starts it again. */
  restart(port: Port): Promise<void>;
  stop(): Promise<void>;
}

type StartProxy = (folder: string, address: string, settings: ProxySettings) => Promise<Proxy>;

export async function startBehind(startProxy: StartProxy, kind: DatabaseKind): Promise<ProxiedServers> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-proxied-'));
  const databases = await openTestDatabases(kind);
  const host = makeLoopbackAddress();
  const upstreams = PORTS.map((port) => `${host}:${port}`).join(' ');
  const running = new Map<Port, Fairground>();
  const temporaryFolder = (port: Port): string => join(folder, `tmp-${port}`);

  async function start(port: Port): Promise<void> {
    await mkdir(temporaryFolder(port), { recursive: true });
    const server = startFairground(['serve', '--host', host, '--port', port], {
      FAIRGROUND_DATABASE_URL: databases.url,
      FAIRGROUND_BLOBS: `file:${join(folder, 'blobs')}`,
      FAIRGROUND_PUBLIC_URL: PUBLIC_URL,
      FAIRGROUND_TRUSTED_PROXIES: '1',
      FAIRGROUND_RATE_LIMIT: 'off',
      FAIRGROUND_DRAIN: '5',
      TMPDIR: temporaryFolder(port),
    });
    running.set(port, server);
    await server.says(/^Fairground listens on /);
  }

  async function stopServer(port: Port): Promise<void> {
    const server = running.get(port);
    server?.process.kill('SIGTERM');
    await server?.exit();
  }

  let proxy: Proxy | undefined;
  async function stop(): Promise<void> {
    await proxy?.stop();
    for (const server of running.values()) server.process.kill('SIGKILL');
    for (const server of running.values()) await server.exit();
    await databases.drop();
    await rm(folder, { recursive: true, force: true });
  }

  try {
    const user = await addUser(databases.system, { name: 'olga', role: 'administrator' });
    await Promise.all(PORTS.map(start));
    const proxyFolder = join(folder, 'proxy');
    await mkdir(proxyFolder);
    proxy = await startProxy(proxyFolder, makeLoopbackAddress(), {
      PROXY_UPSTREAMS: upstreams,
      PROXY_PREFIX: PREFIX,
      PROXY_RATE: '10000r/s',
    });
    return {
      proxy,
      user,
      upstreams,
      temporaryFolder,
      logOf: (port) => running.get(port)?.err() ?? '',
      async restart(port) {
        await stopServer(port);
        await start(port);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
