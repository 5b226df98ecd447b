import type { Users } from '../access/users.js';
import { type Clock, systemClock } from '../clock.js';
import type { Config } from '../config.js';
import type { operations } from '../generated/events/types.js';
import type { Checks, Handlers } from '../handlers.js';
import type { JobHandler, JobQueue } from '../jobs/job.js';
import type { Blobs } from '../storage/blobs.js';
import type { Databases } from '../storage/database.js';
import { createExportChecks, createExportHandlers } from './calendar/export-handlers.js';
import { createImportHandler } from './calendar/import/import-job.js';
import { createImportChecks, createImportHandlers } from './calendar/import-handlers.js';
import type { EventsDeps } from './deps.js';
import { createEventChecks } from './event-checks.js';
import { createEventHandlers } from './event-handlers.js';
import { EventLists } from './event-lists.js';
import { createImageChecks, createImageHandlers } from './image-handlers.js';
import { createImageStore } from './image-store.js';
import { createIndexHandlers, type IndexHandlers, type IndexOperation } from './index-handlers.js';
import { createOrganizerChecks } from './organizer-checks.js';
import { createOrganizerHandlers } from './organizer-handlers.js';
import { passRepeats } from './pass-repeats.js';
import { findTimeZone } from './time-zone.js';
import { createCategoryChecks, createTagChecks } from './term-checks.js';
import { createCategoryHandlers, createTagHandlers } from './term-handlers.js';
import { createVenueChecks } from './venue-checks.js';
import { createVenueHandlers } from './venue-handlers.js';

/** What the catalogue is given. */
export interface EventsOptions {
  readonly databases: Pick<Databases, 'events'>;
  readonly access: { readonly users: Pick<Users, 'findById'> };
  readonly blobs: Blobs;
  readonly settings: Pick<Config, 'timeZone' | 'uploadLimitBytes' | 'fetchAllow' | 'eventsCacheBytes'>;
  readonly clock?: Clock;
}

/**
 * The events catalogue: everything that `openapi/events.yaml` promises. The handlers rely on the checks of the
 * document and on those that come with them.
 *
 * @throws {Error} when the site's zone is none, which the configuration has made sure of.
 */
export function createEvents(options: EventsOptions & { readonly jobs: JobQueue }): {
  readonly handlers: Handlers<operations>;
  readonly checks: Checks<operations>;
  /** What OPTIONS tells of a path of the document. */
  readonly describeRoute: IndexHandlers['describeRoute'];
} {
  const deps = readOptions(options);
  const index = createIndexHandlers(deps);
  const handlers = { ...createHandlers({ ...deps, jobs: options.jobs }), ...index.handlers };
  return { handlers, checks: createChecks(deps), describeRoute: index.describeRoute };
}

function createHandlers(
  deps: EventsDeps & { readonly jobs: JobQueue },
): Omit<Handlers<operations>, IndexOperation> {
  return {
    ...createEventHandlers(deps),
    ...createVenueHandlers(deps),
    ...createOrganizerHandlers(deps),
    ...createCategoryHandlers(deps),
    ...createTagHandlers(deps),
    ...createImageHandlers(deps),
    ...createExportHandlers(deps),
    ...createImportHandlers(deps),
  };
}

/** What the document cannot say about parameters. */
function createChecks(deps: EventsDeps): Checks<operations> {
  const checks: Checks<operations> = {
    ...createEventChecks(deps),
    ...createVenueChecks(deps),
    ...createOrganizerChecks(deps),
    ...createCategoryChecks(deps),
    ...createTagChecks(deps),
    ...createImageChecks(deps),
    ...createExportChecks(deps),
    ...createImportChecks(),
  };
  return {
    ...checks,
    createEvent: passRepeats(deps, 'createEvent', checks.createEvent),
    createVenue: passRepeats(deps, 'createVenue', checks.createVenue),
    createOrganizer: passRepeats(deps, 'createOrganizer', checks.createOrganizer),
    createCategory: passRepeats(deps, 'createCategory', checks.createCategory),
    createTag: passRepeats(deps, 'createTag', checks.createTag),
  };
}

/** What the catalogue does in the worker. */
export function createEventsJobs(options: EventsOptions): JobHandler[] {
  return [createImportHandler(readOptions(options))];
}

function readOptions({ databases, access, blobs, settings, clock = systemClock }: EventsOptions): EventsDeps {
  const siteZone = findTimeZone(settings.timeZone);
  if (siteZone === undefined) throw new Error(`${settings.timeZone} is not a time zone`);
  const { events: database } = databases;
  const images = createImageStore({ database, blobs, clock, settings });
  const lists = new EventLists(database, settings.eventsCacheBytes ?? 0);
  return { database, users: access.users, siteZone, clock, blobs, images, lists };
}
