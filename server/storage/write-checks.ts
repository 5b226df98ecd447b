import { performance } from 'node:perf_hooks';
import type { Clock } from '../lib/clock.js';
import { keepOutcome } from '../lib/keep-outcome.js';
import type { Blobs } from './blobs/blobs.js';
import type { Databases } from './database/database.js';
import { isDiskFull } from './disk-full.js';

/** Time for which an outcome counts, so that monitoring costs nothing. */
const KEPT_MS = 5_000;

/** Time for which a success counts where each attempt is several requests to a remote store, which may cost money. */
const KEPT_ELSEWHERE_MS = 60_000;

/** Milliseconds that a caller waits for a check that hangs, such as one without a free connection. */
const PATIENCE_MS = 3_000;

/** Tries to write to each store. Each rejects with the reason when nothing can be written there. */
export type WriteChecks = Readonly<Record<'system' | 'events' | 'features' | 'blobs', () => Promise<void>>>;

/** Checks that leave nothing behind, and are made at most every few seconds: for blobs elsewhere, every minute. */
export function createWriteChecks(
  { system, events, features }: Databases,
  blobs: Pick<Blobs, 'assertWritable' | 'path'>,
  clock: Clock = () => performance.now(),
): WriteChecks {
  const keep = (check: () => Promise<void>, success = KEPT_MS): (() => Promise<void>) =>
    keepOutcome(check, { success, failure: KEPT_MS }, clock);
  const isElsewhere = blobs.path === undefined;
  return {
    system: keep(async () => system.assertWritable?.()),
    events: keep(async () => events.assertWritable?.()),
    features: keep(async () => features.assertWritable?.()),
    blobs: keep(() => blobs.assertWritable(), isElsewhere ? KEPT_ELSEWHERE_MS : KEPT_MS),
  };
}

/** Tells whether the databases have room: jobs wait while they have none. */
export interface DiskWatch {
  /** True once one of them is known to have none; false when that is not known in time. */
  isFull(): Promise<boolean>;
}

export function createDiskWatch(
  { system, events, features }: Omit<WriteChecks, 'blobs'>,
  patienceMs = PATIENCE_MS,
): DiskWatch {
  return {
    async isFull() {
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<boolean>((resolve) => {
        timer = setTimeout(() => resolve(false), patienceMs);
      });
      // The first that has no room is enough; `any` fails when all have ended otherwise.
      const full = Promise.any([system, events, features].map((check) => untilFull(check))).then(
        () => true,
        () => false,
      );
      try {
        return await Promise.race([full, tooLate]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** Resolves when the check finds the disk full, and rejects when it ends in any other way. */
async function untilFull(check: () => Promise<void>): Promise<void> {
  const isFull = await check().then(
    () => false,
    (error: unknown) => isDiskFull(error),
  );
  if (!isFull) throw new Error('there is room');
}
