import type { operations } from '../generated/events/types.js';
import type { Checks, Handlers } from '../api/handlers.js';
import type { JobQueue } from '../jobs/job.js';
import type { DiskWatch } from '../storage/write-checks.js';
import { createExportChecks, createExportHandlers } from './calendar/export/export-handlers.js';
import { createImportChecks, createImportHandlers } from './calendar/import/import-handlers.js';
import { createEventChecks } from './event/event-checks.js';
import { createEventHandlers } from './event/event-handlers.js';
import { createImageChecks, createImageHandlers } from './images/image-handlers.js';
import { createIndexHandlers, type IndexHandlers, type IndexOperation } from './index/index-handlers.js';
import { type EventsDeps, type EventsOptions, openEvents } from './open-events.js';
import { createOrganizerChecks } from './organizers/organizer-checks.js';
import { createOrganizerHandlers } from './organizers/organizer-handlers.js';
import { skipChecksOnReplay } from './records/skip-checks-on-replay.js';
import { createCategoryChecks, createTagChecks } from './terms/term-checks.js';
import { createCategoryHandlers, createTagHandlers } from './terms/term-handlers.js';
import { createVenueChecks } from './venues/venue-checks.js';
import { createVenueHandlers } from './venues/venue-handlers.js';

/**
 * Handlers of the events catalogue, for every operation of `openapi/events/`. They rely on the checks of the document
 * and on the ones beside them.
 *
 * @throws {Error} for an unknown site zone, which the configuration refuses first.
 */
export function createEvents(
  options: EventsOptions & { readonly jobs: JobQueue; readonly disk?: DiskWatch | undefined },
): {
  readonly handlers: Handlers<operations>;
  readonly checks: Checks<operations>;
  /** Describes a path of the document, for OPTIONS. */
  readonly describeRoute: IndexHandlers['describeRoute'];
} {
  const deps = openEvents(options);
  const index = createIndexHandlers(deps);
  const handlers = {
    ...createHandlers({ ...deps, jobs: options.jobs, disk: options.disk }),
    ...index.handlers,
  };
  return { handlers, checks: createChecks(deps), describeRoute: index.describeRoute };
}

function createHandlers(
  deps: EventsDeps & { readonly jobs: JobQueue; readonly disk: DiskWatch | undefined },
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

/** Composes the checks of parameters beyond the OpenAPI document. */
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
    createEvent: skipChecksOnReplay(deps, 'createEvent', checks.createEvent),
    createVenue: skipChecksOnReplay(deps, 'createVenue', checks.createVenue),
    createOrganizer: skipChecksOnReplay(deps, 'createOrganizer', checks.createOrganizer),
    createCategory: skipChecksOnReplay(deps, 'createCategory', checks.createCategory),
    createTag: skipChecksOnReplay(deps, 'createTag', checks.createTag),
  };
}
