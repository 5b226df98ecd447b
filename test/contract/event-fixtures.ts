import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Server } from '@hapi/hapi';
import { createAccess } from '../../server/auth/access.js';
import { ROLES, type Role } from '../../server/auth/principal.js';
import { createApp } from '../../server/app.js';
import { type Clock, systemClock } from '../../server/lib/clock.js';
import { type Config, loadConfig } from '../../server/config/config.js';
import { createJobQueue } from '../../server/jobs/job-queue.js';
import type { JobRunner } from '../../server/jobs/job-runner.js';
import type { Database, Databases } from '../../server/storage/database/database.js';
import { openBlobs } from '../../server/storage/open-blobs.js';
import { createWorker } from '../../server/worker.js';
import type { TestDatabases } from '../support/databases/databases.js';
import { silentLog } from '../support/servers/jobs.js';
import { addUser } from '../support/databases/users.js';
import { ContractClient } from './contract-client.js';
import type { RecordedReply } from './reply-types.js';

/**
 * The catalogue behind several servers that share one database: a usual one, and one for each way in which any
 * operation may fail whatever is asked of it.
 */
export interface EventsWorld {
  readonly usual: ContractClient;
  /** Server that takes bodies and files of some bytes only. */
  readonly narrow: ContractClient;
  /** Server that has answered as many requests as it may in this minute. */
  readonly exhausted: ContractClient;
  /** Server that cannot reach the database of the catalogue. */
  readonly broken: ContractClient;
  /** Server with a bug in the path of every request. */
  readonly faulty: ContractClient;
  /** Server that takes longer than it may. */
  readonly slow: ContractClient;
  /** Replies of all servers, by `operationId status`. */
  readonly seen: ReadonlyMap<string, RecordedReply | undefined>;
  /** Does the jobs that requests submit, once it is started. */
  readonly worker: JobRunner;
  authorizationOf(role: Role): Record<string, string>;
  close(): Promise<void>;
}

const PATIENCE_SECONDS = 0.03;

/** Where and when it is; by default in UTC, now. */
export interface Here {
  readonly timeZone: string;
  readonly clock: Clock;
}

/** @param open - gives fresh databases; called twice, since one of them is broken. */
export async function openEventsWorld(
  open: () => Promise<TestDatabases>,
  { timeZone, clock }: Here = { timeZone: 'UTC', clock: systemClock },
): Promise<EventsWorld> {
  const databases = await open();
  const closed = await open();
  await closed.close();
  const folder = await mkdtemp(join(tmpdir(), 'fairground-contract-'));
  const config = loadConfig({
    FAIRGROUND_PUBLIC_URL: 'https://calendar.example.org',
    FAIRGROUND_TIME_ZONE: timeZone,
    FAIRGROUND_RATE_LIMIT: 'off',
    FAIRGROUND_SIGN_IN_FAILURES_PER_USER: 'off',
    FAIRGROUND_SIGN_IN_FAILURES_PER_ADDRESS: 'off',
    FAIRGROUND_BLOBS: `file:${folder}`,
  });
  const access = createAccess({ system: databases.system, log: silentLog, clock, settings: config });
  const authorizations = await signUpAll(databases.system);
  const seen = new Map<string, RecordedReply | undefined>();
  const servers: Server[] = [];
  const serve = async (
    settings: Partial<Config> = {},
    others: Partial<Databases> = {},
    prepare: (server: Server) => void = () => undefined,
    now = clock,
  ): Promise<ContractClient> => {
    const server = await createApp({
      config: { ...config, ...settings },
      log: silentLog,
      databases: { ...databases, ...others },
      blobs: await openBlobs(`file:${folder}`),
      access,
      jobs: createJobQueue(databases.system, { clock }),
      clock: now,
    });
    prepare(server);
    await server.initialize();
    servers.push(server);
    return new ContractClient(server, seen);
  };
  const openedAt = clock();
  const world: EventsWorld = {
    usual: await serve(),
    narrow: await serve({ bodyLimitBytes: 40, uploadLimitBytes: 40 }),
    // Its clock stands still: a minute that ended between two calls would let one more through.
    exhausted: await serve({ rateLimit: 1 }, {}, undefined, () => openedAt),
    broken: await serve({}, { events: closed.events }),
    faulty: await serve({}, {}, (server) => {
      server.ext('onPreHandler', () => {
        throw new Error('a bug');
      });
    }),
    slow: await serve({ requestTimeoutSeconds: PATIENCE_SECONDS }, {}, (server) => {
      // Not of the requests themselves: those may take longer to arrive when the machine is busy.
      Object.assign(server.listener, { headersTimeout: 60_000, requestTimeout: 60_000 });
      server.ext('onPreHandler', () => new Promise<never>(() => undefined));
    }),
    seen,
    worker: createWorker({
      config,
      log: silentLog,
      databases,
      blobs: await openBlobs(`file:${folder}`),
      clock,
    }),
    authorizationOf: (role) => ({ authorization: authorizations.get(role) ?? '' }),
    async close() {
      for (const server of servers) await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await world.exhausted.call('readDocument');
  return world;
}

async function signUpAll(system: Database): Promise<Map<Role, string>> {
  const authorizations = new Map<Role, string>();
  for (const role of ROLES) {
    const { name, applicationPassword } = await addUser(system, { name: role, role });
    authorizations.set(role, `Basic ${Buffer.from(`${name}:${applicationPassword}`).toString('base64')}`);
  }
  return authorizations;
}
