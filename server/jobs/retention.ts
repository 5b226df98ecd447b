import { type Clock, systemClock } from '../lib/clock.js';
import type { Database } from '../storage/database/database.js';
import { deleteJobs, deleteRequestKeys, selectFinishedJobs } from './job-repository.js';

const DAY_MS = 86_400_000;

/** Number of jobs deleted at a time. */
const BATCH = 100;

/**
 * Deletes jobs that finished more than a number of days ago, and returns their number.
 *
 * `onForget` deletes their other data first, so that it is called again after an interruption.
 */
export async function pruneJobs(
  system: Database,
  retentionDays: number,
  clock: Clock = systemClock,
  onForget?: (jobId: string) => Promise<void>,
): Promise<number> {
  const before = clock() - retentionDays * DAY_MS;
  for (let count = 0; ;) {
    const ids = await selectFinishedJobs(system, before, BATCH);
    for (const id of ids) await onForget?.(id);
    if (ids.length > 0) await system.write((trx) => deleteJobs(trx, ids));
    count += ids.length;
    if (ids.length < BATCH) return count;
  }
}

/** Deletes the idempotency keys of requests older than a day, and returns their number. */
export function pruneRequestKeys(system: Database, clock: Clock = systemClock): Promise<number> {
  return system.write((trx) => deleteRequestKeys(trx, clock() - DAY_MS));
}
