import { type Clock, systemClock } from '../clock.js';
import type { Database } from '../storage/database.js';
import { deleteFinishedJobs, deleteRequestKeys } from './job-repository.js';

const DAY_MS = 86_400_000;

/** Forgets jobs that finished more than so many days ago; how many. */
export function pruneJobs(
  system: Database,
  retentionDays: number,
  clock: Clock = systemClock,
): Promise<number> {
  return system.write((trx) => deleteFinishedJobs(trx, clock() - retentionDays * DAY_MS));
}

/** Forgets the keys of requests of yesterday and before; how many. */
export function pruneRequestKeys(system: Database, clock: Clock = systemClock): Promise<number> {
  return system.write((trx) => deleteRequestKeys(trx, clock() - DAY_MS));
}
