import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Server } from '@hapi/hapi';
import type { Logger } from 'pino';
import type { Access } from './access/access.js';
import { type Clock, systemClock } from './clock.js';
import type { Config } from './config.js';
import { createEvents } from './events/handlers.js';
import { createFeaturesHandlers } from './features/handlers.js';
import { ASSETS_FOLDER, pageAssets } from './features/pages/assets.js';
import { createPages } from './features/pages/create-pages.js';
import { document as eventsDocument } from './generated/events/document.js';
import { operations as eventsOperations } from './generated/events/operations.js';
import type { operations as EventsOperations } from './generated/events/types.js';
import { document as featuresDocument } from './generated/features/document.js';
import { operations as featuresOperations } from './generated/features/operations.js';
import type { operations as FeaturesOperations } from './generated/features/types.js';
import { openGeocoding } from './geocode/open-geocoding.js';
import { bindDocument } from './http/bind.js';
import { PART_FOLDER, sweepPartFolders } from './http/body/sweep-part-folders.js';
import { createServer } from './http/create-server.js';
import { eventsFace } from './http/faces/events.js';
import { createFeaturesFace } from './http/faces/features.js';
import { assets } from './http/plugins/assets.js';
import { documents } from './http/plugins/documents.js';
import { health } from './http/plugins/health.js';
import { metrics } from './http/plugins/metrics.js';
import { reference } from './http/plugins/reference.js';
import type { ServeOptions } from './http/serve-operation.js';
import type { JobQueue } from './jobs/job.js';
import type { Blobs } from './storage/blobs.js';
import type { Database, Databases } from './storage/database.js';

/** What has not changed for so long, and longer than a request takes, is nobody's. */
const LEFTOVER_MS = 24 * 3_600_000;

/** Everything that requests need, made and closed by the caller. */
export interface AppDeps {
  readonly config: Config;
  readonly log: Logger;
  readonly databases: Databases;
  readonly blobs: Blobs;
  readonly access: Access;
  readonly jobs: JobQueue;
  readonly clock?: Clock;
}

/**
 * The whole server, ready to be started or injected into; it does not listen by itself. Stopping it removes
 * what it keeps on disk, and leaves what it was given to the caller.
 */
export async function createApp(deps: AppDeps): Promise<Server> {
  const { config, log, databases, access } = deps;
  const all = { ...deps, clock: deps.clock ?? systemClock, settings: config };
  // Until it listens, a server without a configured address only knows the port it hopes for.
  const publicUrl = (): string => (config.publicUrl ?? server.info.uri).replace(/\/+$/, '');
  const pages = createPages(all);
  const faces = [eventsFace, createFeaturesFace(pages)];
  const server = await createServer({ ...all, faces, publicUrl });
  await sweepPartFolders(tmpdir(), all.clock() - LEFTOVER_MS - config.uploadTimeoutSeconds * 1000);
  const uploadFolder = await mkdtemp(join(tmpdir(), PART_FOLDER));
  server.ext('onPostStop', () => rm(uploadFolder, { recursive: true, force: true }));

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
  bindDocument<EventsOperations>(server, {
    ...options,
    operations: eventsOperations,
    ...createEvents(all),
  });
  bindDocument<FeaturesOperations>(server, {
    ...options,
    pages,
    operations: featuresOperations,
    handlers: createFeaturesHandlers({
      ...all,
      geocoding: openGeocoding(databases.system, config, all.clock),
    }),
  });
  await server.register([
    { plugin: health, options: { log, checks: checksOf(databases) } },
    { plugin: metrics },
    {
      plugin: documents,
      options: { documents: { events: eventsDocument, features: featuresDocument }, publicUrl },
    },
    { plugin: assets, options: { path: ASSETS_FOLDER, assets: pageAssets() } },
    { plugin: reference, options: { names: ['events', 'features'], publicUrl } },
  ]);
  return server;
}

function checksOf({ system, events, features }: Databases): Record<string, () => Promise<unknown>> {
  const check = (database: Database) => async (): Promise<void> => {
    await database.knex.raw('select 1');
  };
  return { system: check(system), events: check(events), features: check(features) };
}

/** What carries large files, or puts them together, is bounded by itself. */
function operationLimits(config: Config): NonNullable<ServeOptions['limits']> {
  const { partLimitBytes, fileLimitBytes, uploadTimeoutSeconds: timeoutSeconds } = config;
  const item = { fileBytes: fileLimitBytes, strangerFileBytes: partLimitBytes, timeoutSeconds };
  const part = { fileBytes: partLimitBytes, timeoutSeconds };
  const join = { timeoutSeconds };
  return {
    addItem: item,
    updateItem: item,
    addItemPart: part,
    uploadPart: part,
    uploadFile: join,
    appendFile: join,
    commitUpload: join,
    commitItem: join,
  };
}
