import { performance } from 'node:perf_hooks';
import type { Clock } from './clock.js';
import { keepOutcome } from './keep-outcome.js';
import type { Blobs } from './storage/blobs.js';
import type { Databases } from './storage/database.js';
import { isDiskFull } from './storage/disk-full.js';

/** How long an outcome counts, so that those who watch the server cost nothing. */
const KEPT_MS = 5_000;

/** Tries to write to each store. Each rejects with the reason when nothing can be written there. */
export type WriteChecks = Readonly<Record<'system' | 'events' | 'features' | 'blobs', () => Promise<void>>>;

/** Checks that leave nothing behind, and are made at most every few seconds. */
export function createWriteChecks(
  { system, events, features }: Databases,
  blobs: Pick<Blobs, 'assertWritable'>,
  clock: Clock = () => performance.now(),
): WriteChecks {
  const keep = (check: () => Promise<void>): (() => Promise<void>) => keepOutcome(check, KEPT_MS, clock);
  return {
    system: keep(async () => system.assertWritable?.()),
    events: keep(async () => events.assertWritable?.()),
    features: keep(async () => features.assertWritable?.()),
    blobs: keep(() => blobs.assertWritable()),
  };
}

/** Tells whether the databases have room: jobs wait while they have none. */
export interface DiskWatch {
  isFull(): Promise<boolean>;
}

export function createDiskWatch({ system, events, features }: WriteChecks): DiskWatch {
  return {
    async isFull() {
      const outcomes = await Promise.allSettled([system(), events(), features()]);
      return outcomes.some((outcome) => outcome.status === 'rejected' && isDiskFull(outcome.reason));
    },
  };
}
