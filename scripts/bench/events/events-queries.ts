import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { createAccess } from '../../../server/auth/access.js';
import { createApp } from '../../../server/app.js';
import { loadConfig } from '../../../server/config/config.js';
import { createJobQueue } from '../../../server/jobs/job-queue.js';
import type { Database } from '../../../server/storage/database/database.js';
import { openBlobs } from '../../../server/storage/open-blobs.js';
import { openDatabases } from '../../../server/storage/open.js';
import type { BenchPlace } from '../support/bench-place.js';
import type { LoadRequest } from '../load/http-load.js';

/** Statements that one request sends to the events database, and to that of users. */
export interface QueryCount {
  readonly events: number;
  readonly system: number;
}

/** Cost of a request when nothing of the catalogue is cached, and when it was asked just before. */
export interface RequestCost {
  readonly cold: QueryCount;
  readonly warm: QueryCount;
}

/** Counts the statements of requests, in a server within this process. */
export async function countQueries(
  place: BenchPlace,
  siteZone: string,
  requests: readonly LoadRequest[],
): Promise<RequestCost[]> {
  const log = pino({ level: 'silent' });
  const folder = await mkdtemp(join(tmpdir(), 'fairground-count-'));
  const config = loadConfig({
    FAIRGROUND_DATABASE_URL: place.databaseUrl,
    FAIRGROUND_BLOBS: `file:${folder}`,
    FAIRGROUND_TIME_ZONE: siteZone,
    FAIRGROUND_RATE_LIMIT: 'off',
  });
  const opened = await openDatabases({ url: place.databaseUrl, log });
  const counts = { events: 0, system: 0 };
  const databases = {
    ...opened,
    events: counted(opened.events, () => (counts.events += 1)),
    system: counted(opened.system, () => (counts.system += 1)),
  };
  const server = await createApp({
    config,
    log,
    databases,
    blobs: await openBlobs(`file:${folder}`),
    access: createAccess({ system: databases.system, log, settings: config }),
    jobs: createJobQueue(databases.system),
  });
  const ask = async ({ method, path, headers = {}, body }: LoadRequest): Promise<QueryCount> => {
    const before = { ...counts };
    const reply = await server.inject({
      method,
      url: path,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });
    if (reply.statusCode >= 300) throw new Error(`${method} ${path}: ${reply.payload}`);
    return { events: counts.events - before.events, system: counts.system - before.system };
  };
  try {
    const costs: RequestCost[] = [];
    for (const request of requests) costs.push({ cold: await ask(request), warm: await ask(request) });
    return costs;
  } finally {
    await server.stop();
    await databases.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Wraps the database, calling `count` for each statement. */
function counted(database: Database, count: () => void): Database {
  const { name, knex, dialect } = database;
  knex.on('query', count);
  // On PostgreSQL both share their connections, so that `knex` has told already; SQLite writes on one of its own.
  const isApart = dialect.kind === 'spatialite';
  return {
    name,
    knex,
    dialect,
    write: (work, options) =>
      database.write((trx: Knex.Transaction) => {
        if (isApart) trx.on('query', count);
        return work(trx);
      }, options),
  };
}
