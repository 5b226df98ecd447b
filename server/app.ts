import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Server } from '@hapi/hapi';
import type { Logger } from 'pino';
import type { Access } from './auth/access.js';
import { createRequestCounts } from './auth/request-counts.js';
import { type Clock, systemClock } from './lib/clock.js';
import type { Config } from './config/config.js';
import { createEvents } from './events/handlers.js';
import { createCalendarPages } from './events/pages.js';
import { createFeaturesHandlers } from './features/handlers.js';
import { adviseLargerFiles } from './features/larger-files.js';
import { ASSETS_FOLDER, pageAssets } from './pages/assets.js';
import { createManagePages } from './features/manage/manage-pages.js';
import { mapBackground } from './pages/map-background.js';
import { createSitePages } from './pages/site-pages.js';
import { createPages } from './features/html/create-pages.js';
import { createReaderLimiter } from './features/model/reader-limiter.js';
import { operations as eventsOperations } from './generated/events/operations.js';
import type { operations as EventsOperations } from './generated/events/types.js';
import { operations as featuresOperations } from './generated/features/operations.js';
import type { operations as FeaturesOperations } from './generated/features/types.js';
import { openGeocoding } from './geocoding/providers/open-geocoding.js';
import { registerRoutes } from './http/routes/register-routes.js';
import { sweepPartFolders } from './http/request/body/sweep-part-folders.js';
import { createServer } from './http/create-server.js';
import { eventsProfile } from './http/profiles/events.js';
import { createFeaturesProfile } from './http/profiles/features.js';
import { createSiteProfile } from './http/profiles/site.js';
import { assets } from './http/plugins/assets.js';
import { documents } from './http/plugins/documents.js';
import { health } from './http/plugins/health.js';
import { metrics } from './http/plugins/metrics.js';
import type { OperationFigures } from './http/plugins/operation-metrics.js';
import { reference } from './http/plugins/reference.js';
import { site } from './http/plugins/site.js';
import type { ServeOptions } from './http/operation/serve-options.js';
import type { JobQueue } from './jobs/job.js';
import { readFigures } from './jobs/job-figures.js';
import { selectJobFigures, selectQueuedJobs } from './jobs/job-figures-repository.js';
import { makeTempFolder, sweepTempFolders } from './lib/temp-folders.js';
import { readinessChecks } from './storage/readiness.js';
import type { Blobs } from './storage/blobs/blobs.js';
import type { Databases } from './storage/database/database.js';
import { createDiskWatch, createWriteChecks } from './storage/write-checks.js';

/**
 * Age at which upload folders belong to a dead process, even if its process id has been reused. No request takes this
 * long.
 */
const LEFTOVER_MS = 24 * 3_600_000;

const DOCUMENTS = {
  events: async () => (await import('./generated/events/document.js')).document,
  features: async () => (await import('./generated/features/document.js')).document,
};

const INTERFACES = [
  {
    name: 'events',
    title: 'Events catalogue',
    guide: async () => (await import('./generated/events/guide.js')).guide,
  },
  {
    name: 'features',
    title: 'Feature services',
    guide: async () => (await import('./generated/features/guide.js')).guide,
  },
];

/** Everything that requests need, made and closed by the caller. */
export interface AppDeps {
  readonly config: Config;
  readonly log: Logger;
  readonly databases: Databases;
  readonly blobs: Blobs;
  readonly access: Access;
  readonly jobs: JobQueue;
  readonly clock?: Clock;
  /** Aborted when the server is about to stop; it serves requests until it is stopped. */
  readonly stopping?: AbortSignal;
}

/**
 * Composes the server, ready to be started or injected into; it does not listen by itself. Stopping it removes its
 * temporary folders; the caller closes what it passed in.
 */
export async function createApp(deps: AppDeps): Promise<Server> {
  const { config, log, databases, blobs, access, stopping = new AbortController().signal } = deps;
  const writes = createWriteChecks(databases, blobs);
  const disk = createDiskWatch(writes);
  const all = { ...deps, clock: deps.clock ?? systemClock, settings: config, disk };
  // Before it listens, a server without a configured URL knows only the configured port.
  const publicUrl = (): string => (config.publicUrl ?? server.info.uri).replace(/\/+$/, '');
  const pages = createPages(all);
  const profiles = [
    eventsProfile,
    createFeaturesProfile(pages),
    createSiteProfile(['', 'calendar', 'content'], pages),
  ];
  const server = await createServer({
    ...all,
    profiles,
    publicUrl,
    stopping,
    counts: createRequestCounts(databases.system),
  });
  await sweepTempFolders();
  await sweepPartFolders(tmpdir(), all.clock() - LEFTOVER_MS - config.uploadTimeoutSeconds * 1000);
  const uploadFolder = await makeTempFolder('parts');
  server.ext('onPostStop', () => rm(uploadFolder, { recursive: true, force: true }));

  const readers = createReaderLimiter(config);
  const options: ServeOptions = {
    access,
    log,
    publicUrl,
    bodyLimitBytes: config.bodyLimitBytes,
    fileLimitBytes: config.uploadLimitBytes,
    limits: operationLimits(config),
    uploadFolder,
    validateResponses: config.validateResponses,
  };
  const events = createEvents(all);
  registerRoutes<EventsOperations>(server, {
    ...options,
    operations: eventsOperations,
    ...events,
  });
  registerRoutes<FeaturesOperations>(server, {
    ...options,
    pages,
    operations: featuresOperations,
    handlers: createFeaturesHandlers({
      ...all,
      readers,
      geocoding: openGeocoding(databases.system, config, all.clock),
    }),
  });
  const figures = async (): Promise<OperationFigures> => ({
    ...(await readOperation(databases, log, all.clock())),
    readers: readers.figures,
  });
  const calendar = createCalendarPages({ ...all, ...events });
  const { pages: ownPages, icon } = createSitePages();
  const sitePages = { ...ownPages, ...calendar.pages, ...createManagePages(all) };
  await server.register([
    { plugin: health, options: { log, checks: readinessChecks(databases, writes), stopping } },
    { plugin: metrics, options: { figures } },
    {
      plugin: documents,
      options: { documents: DOCUMENTS, publicUrl },
    },
    {
      plugin: assets,
      options: {
        path: ASSETS_FOLDER,
        assets: pageAssets(),
        origins: mapBackground(config)?.origins ?? [],
      },
    },
    { plugin: site, options: { access, log, publicUrl, icon, forms: calendar.forms, pages: sitePages } },
    { plugin: reference, options: { interfaces: INTERFACES, publicUrl } },
  ]);
  return server;
}

/**
 * Reads the figures of jobs and pools. When the database is down, those of jobs are omitted and those of pools are
 * still reported.
 */
async function readOperation(
  databases: Databases,
  log: Logger,
  now: number,
): Promise<Omit<OperationFigures, 'readers'>> {
  const { system, events, features } = databases;
  const pools = [system, events, features].flatMap((database) =>
    (database.pools?.() ?? []).map((figures) => ({ ...figures, database: database.name })),
  );
  try {
    const [queue, figures] = await Promise.all([selectQueuedJobs(system), selectJobFigures(system)]);
    return { now, queue, ...readFigures(figures), pools };
  } catch (error) {
    log.warn({ err: error }, 'job metrics could not be read');
    return { now, queue: [], durations: [], rows: [], pools };
  }
}

/** Returns the limits of operations that receive large files or join them. */
function operationLimits(config: Config): NonNullable<ServeOptions['limits']> {
  const { partLimitBytes, fileLimitBytes, uploadTimeoutSeconds: timeoutSeconds } = config;
  const item = { fileBytes: fileLimitBytes, strangerFileBytes: partLimitBytes, timeoutSeconds };
  const part = { fileBytes: partLimitBytes, timeoutSeconds };
  const join = { timeoutSeconds };
  const larger = adviseLargerFiles(config);
  return {
    addItem: { ...item, largerFiles: larger.addItem },
    addItemToFolder: { ...item, largerFiles: larger.addItemToFolder },
    updateItem: { ...item, largerFiles: larger.updateItem },
    addItemPart: { ...part, largerFiles: larger.addItemPart },
    uploadPart: { ...part, largerFiles: larger.uploadPart },
    uploadFile: { ...join, largerFiles: larger.uploadFile },
    // Its page shows the form again, with the fields that come behind the file.
    appendFile: { ...join, largerFiles: larger.appendFile, pastFileBytes: fileLimitBytes },
    commitUpload: join,
    commitItem: join,
    // A part that an append accepts can be analyzed first; it is not kept.
    analyzeSource: { ...part, largerFiles: larger.analyzeSource },
    generateFeatures: { largerFiles: larger.generateFeatures },
  };
}
