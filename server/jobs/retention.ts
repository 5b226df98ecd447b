import { type Clock, systemClock } from '../lib/clock.js';
import type { Database } from '../storage/database/database.js';
import { deleteJobs, deleteRequestKeys, selectFinishedJobs } from './job-repository.js';

const DAY_MS = 86_400_000;

/** Jobs that are forgotten at a time. */
const BATCH = 100;

/**
 * Forgets jobs that finished more than so many days ago; how many. `onForget` removes what a job has left behind
 * elsewhere: before the job itself, so that it is called again should this be cut short.
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

/** Forgets the keys of requests of yesterday and before; how many. */
export function pruneRequestKeys(system: Database, clock: Clock = systemClock): Promise<number> {
  return system.write((trx) => deleteRequestKeys(trx, clock() - DAY_MS));
}
