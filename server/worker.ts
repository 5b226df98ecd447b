import type { Logger } from 'pino';
import { createAccess } from './auth/access.js';
import { createMaintenanceLoop } from './lib/maintenance.js';
import { type Clock, systemClock } from './lib/clock.js';
import type { Config } from './config/config.js';
import { pruneIdempotencyKeys } from './events/records/create-once.js';
import { pruneEventChanges } from './events/changes/event-change-repository.js';
import { createEventsJobs } from './events/jobs.js';
import { sweepImageFiles } from './events/images/image-store.js';
import { createPlaceFinder } from './events/venues/place-finder.js';
import { createPublisher } from './events/publication/publisher.js';
import { createAppendHandler, forgetAppend } from './features/append/handler.js';
import { sweepFiles } from './features/content/sweep-files.js';
import { findSandbox, missingBounds } from './gdal/sandbox.js';
import { sweepPrivateFolders } from './features/append/source/private-folder.js';
import { findLayerByKey } from './features/catalog/layer-repository.js';
import { createPublishHandler } from './features/publish/publish-handler.js';
import { sweepReferences } from './features/references/layer-reference.js';
import { sweepPublishes } from './features/publish/sweep-publishes.js';
import { openGeocoding } from './geocoding/providers/open-geocoding.js';
import { createJobRunner, type JobRunner } from './jobs/job-runner.js';
import { pruneJobs, pruneRequestKeys } from './jobs/retention.js';
import type { Blobs } from './storage/blobs/blobs.js';
import type { Databases } from './storage/database/database.js';

export interface WorkerDeps {
  readonly config: Config;
  readonly log: Logger;
  readonly databases: Databases;
  readonly blobs: Blobs;
  readonly clock?: Clock;
}

/**
 * Composes the worker: a job runner with all handlers. It also publishes scheduled records, geocodes venues, and
 * every hour deletes expired data.
 */
export function createWorker(deps: WorkerDeps): JobRunner {
  const { config, log, databases, blobs, clock = systemClock } = deps;
  const { system, features } = databases;
  const access = createAccess({ system, log, clock, settings: config });
  const geocoding = openGeocoding(system, config, clock);
  const appendDeps = {
    databases,
    blobs,
    clock,
    settings: config,
    geocoding,
    findLayer: (key: number) => findLayerByKey(features, key),
  };
  const appends = [createAppendHandler(appendDeps), createPublishHandler(appendDeps)];
  const imports = createEventsJobs({ databases, access, blobs, settings: config, clock });
  const runner = createJobRunner({
    system,
    handlers: [...appends, ...imports],
    log,
    settings: config,
    clock,
  });
  const publisher = createPublisher({ database: databases.events, log, clock });
  const placeFinder = geocoding && createPlaceFinder({ database: databases.events, geocoding, log, clock });
  const maintenance = createMaintenanceLoop(
    {
      jobs: async () => {
        // In this order: the outcome of a publish job must be seen before the job is forgotten.
        await sweepPublishes({ databases, clock });
        await pruneJobs(system, config.jobRetentionDays, clock, (id) =>
          forgetAppend({ databases, blobs }, id),
        );
      },
      requestKeys: () => pruneRequestKeys(system, clock),
      access: () => access.prune(),
      geocoding: async () => geocoding?.prune(),
      idempotencyKeys: () => pruneIdempotencyKeys(databases.events, clock),
      eventChanges: () => pruneEventChanges(databases.events),
      images: () => sweepImageFiles({ database: databases.events, blobs, clock }),
      files: () => sweepFiles({ databases, blobs, clock, settings: config }),
      references: () => sweepReferences(databases.features),
    },
    log,
  );
  let starting: Promise<unknown> = Promise.resolve();

  async function sweepSources(): Promise<void> {
    try {
      await sweepPrivateFolders(config);
    } catch (error) {
      log.error({ err: error }, 'temporary folders of a lost worker could not be deleted');
    }
  }

  async function tellBounds(): Promise<void> {
    try {
      const missing = missingBounds(await findSandbox());
      if (missing.length > 0)
        log.warn({ missing }, 'this system does not support all limits for source readers');
    } catch (error) {
      // Asked again before a reader starts.
      log.warn({ err: error }, 'the supported limits for source readers could not be determined');
    }
  }

  return {
    ...runner,
    start() {
      runner.start();
      publisher.start();
      placeFinder?.start();
      maintenance.start();
      starting = Promise.all([sweepSources(), tellBounds()]);
    },
    async stop() {
      await Promise.all([runner.stop(), publisher.stop(), placeFinder?.stop(), maintenance.stop(), starting]);
    },
  };
}
