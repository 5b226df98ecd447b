import type { Logger } from 'pino';
import { createAccess } from './access/access.js';
import { type Clock, systemClock } from './clock.js';
import type { Config } from './config.js';
import { pruneIdempotencyKeys } from './events/create-once.js';
import { createEventsJobs } from './events/handlers.js';
import { createPublisher } from './events/publisher.js';
import { createAppendHandler } from './features/append/handler.js';
import { findLayerByKey } from './features/layer-repository.js';
import { sweepUploads } from './features/uploads.js';
import { createJobRunner, type JobRunner } from './jobs/job-runner.js';
import { pruneJobs } from './jobs/retention.js';
import type { Blobs } from './storage/blobs.js';
import type { Databases } from './storage/database.js';

const TIDY_INTERVAL_MS = 3_600_000;

export interface WorkerDeps {
  readonly config: Config;
  readonly log: Logger;
  readonly databases: Databases;
  readonly blobs: Blobs;
  readonly clock?: Clock;
}

/**
 * A runner with all handlers that we have. While it runs it also makes scheduled records public, and deletes, every
 * hour, what has expired.
 */
export function createWorker(deps: WorkerDeps): JobRunner {
  const { config, log, databases, blobs, clock = systemClock } = deps;
  const { system, features } = databases;
  const access = createAccess({ system, log, clock, settings: config });
  const append = createAppendHandler({
    databases,
    blobs,
    clock,
    findLayer: (key) => findLayerByKey(features, key),
  });
  const imports = createEventsJobs({ databases, access, blobs, settings: config, clock });
  const runner = createJobRunner({ system, handlers: [append, ...imports], log, settings: config, clock });
  const publisher = createPublisher({ database: databases.events, log, clock });
  let timer: NodeJS.Timeout | undefined;
  let tidying: Promise<void> = Promise.resolve();

  async function tidy(): Promise<void> {
    try {
      await pruneJobs(system, config.jobRetentionDays, clock);
      await access.prune();
      await pruneIdempotencyKeys(databases.events, clock);
      await sweepUploads({ databases, blobs, clock });
    } catch (error) {
      log.error({ err: error }, 'expired records could not be deleted');
    }
  }

  return {
    ...runner,
    start() {
      runner.start();
      publisher.start();
      tidying = tidy();
      timer = setInterval(() => {
        tidying = tidy();
      }, TIDY_INTERVAL_MS);
    },
    async stop() {
      clearInterval(timer);
      await Promise.all([runner.stop(), publisher.stop(), tidying]);
    },
  };
}
