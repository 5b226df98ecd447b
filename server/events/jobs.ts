import type { JobHandler } from '../jobs/job.js';
import { createImportHandler } from './calendar/import/import-job.js';
import { type EventsOptions, openEvents } from './open-events.js';

/** Creates the catalogue's job handlers for the worker, which does not load the request handlers. */
export function createEventsJobs(options: EventsOptions): JobHandler[] {
  return [createImportHandler(openEvents(options))];
}
