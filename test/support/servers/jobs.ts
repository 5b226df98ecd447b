import { pino } from 'pino';
import type { Job, JobHandler, JobQueue } from '../../../server/jobs/job.js';

export const silentLog = pino({ level: 'silent' });

/** A handler of the kind `test`. */
export function handlerOf(run: JobHandler['run'], kind = 'test'): JobHandler {
  return { kind, run };
}

/** A promise that is kept from outside. */
export interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

export function makeGate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Rejects with the signal's reason once it aborts; for handlers that wait for nothing else. */
export function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = (): void => reject(signal.reason as Error);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}

/**
 * The longest pause between two looks, short enough to see what does not stay; and how often, in the time waited so far,
 * there is one.
 */
const LONGEST_PAUSE_MS = 50;
const LOOKS = 20;

/** Far beyond what any test waits for, and below the time that mocha gives one, which would say less. */
const PATIENCE_MS = 100_000;

/**
 * Looks at `look` until it gives something.
 *
 * @param describe - what a reader of the failure wants to know when it never does.
 */
export async function eventually<T>(
  look: () => Promise<T | undefined> | T | undefined,
  describe: () => string = () => look.toString(),
): Promise<T> {
  const beganAt = Date.now();
  let waited = 0;
  while (waited < PATIENCE_MS) {
    const found = await look();
    if (found !== undefined) return found;
    // A look may be a whole request, which takes the processor away from what is waited for.
    const pause = Math.min(Math.max(10, waited / LOOKS), LONGEST_PAUSE_MS);
    await new Promise((resolve) => setTimeout(resolve, pause));
    waited = Date.now() - beganAt;
  }
  throw new Error(`waited in vain: ${describe()}`);
}

export function untilFinished(queue: JobQueue, id: string): Promise<Job> {
  let seen: Job | undefined;
  return eventually(
    async () => {
      seen = await queue.find(id);
      return seen?.finishedAt === undefined ? undefined : seen;
    },
    () => `the job is ${JSON.stringify(seen)}`,
  );
}
