import type { JobHandler } from '../jobs/job.js';
import { createImportHandler } from './calendar/import/import-job.js';
import { type EventsOptions, openEvents } from './open-events.js';

/** What the catalogue does in the worker, which needs none of what answers requests in its memory. */
export function createEventsJobs(options: EventsOptions): JobHandler[] {
  return [createImportHandler(openEvents(options))];
}
