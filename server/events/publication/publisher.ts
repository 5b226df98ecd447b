import type { Logger } from 'pino';
import type { Clock } from '../../lib/clock.js';
import { createPeriodicTask, type PeriodicTask } from '../../lib/periodic-task.js';
import type { Database } from '../../storage/database/database.js';
import { findNextPublication, type Published, publishDue } from './publish-repository.js';
import { countEventsAtTerms } from '../terms/term-link-repository.js';
import { writeRecord } from '../records/write-record.js';

/** Maximum pause, since a client may set a publication date this near at any time. */
const LONGEST_PAUSE_MS = 1_000;
/** Delay before retrying to publish records that another process has locked. */
const HELD_PAUSE_MS = 50;

export interface PublisherDeps {
  /** Database of the catalogue. */
  readonly database: Database;
  readonly log: Logger;
  readonly clock: Clock;
}

/**
 * Creates a publisher of events, venues and organizers: it changes the status `future` to `publish` at the
 * publication time, or when it next runs after that. Any number of publishers, in several processes,
 * publish each record once.
 */
export function createPublisher(deps: PublisherDeps): PeriodicTask {
  return createPeriodicTask(async (signal) => {
    try {
      return await publishAndForesee(deps, signal);
    } catch (error) {
      if (!signal.aborted) deps.log.error({ err: error }, 'scheduled records could not be published');
      return LONGEST_PAUSE_MS;
    }
  });
}

/** Publishes due records, and returns the milliseconds until the next are due. */
async function publishAndForesee(
  { database, log, clock }: PublisherDeps,
  signal: AbortSignal,
): Promise<number> {
  const { dialect } = database;
  const dueAt = (await findNextPublication(database.knex, dialect)) ?? Number.POSITIVE_INFINITY;
  const waitMs = dueAt - clock();
  if (waitMs > 0) return Math.min(waitMs, LONGEST_PAUSE_MS);
  const published = await writeRecord(
    database,
    async (trx) => {
      const records = await publishDue(trx, dialect, clock());
      await countEventsAtTerms(trx, records.events, 1);
      return records;
    },
    { signal },
  );
  const counts = countPublished(published);
  const isHeld = Object.values(counts).every((count) => count === 0);
  if (isHeld) return HELD_PAUSE_MS;
  log.info(counts, 'scheduled records were published');
  return 0;
}

function countPublished({ events, venues, organizers }: Published): Record<keyof Published, number> {
  return { events: events.length, venues: venues.length, organizers: organizers.length };
}
