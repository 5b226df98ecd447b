import type { CallOptions } from './call-options.js';
import { isFairgroundError, isTimeoutError } from '../errors/guards.js';
import { JobFailedError } from '../errors/job-failed-error.js';
import { startDeadline } from './deadline.js';
import { isTransient } from './retry.js';

export interface WaitOptions<Status> extends CallOptions {
  /** Called with each status, including the last. */
  readonly onProgress?: (status: Status) => void;
}

/** Resource that is polled. */
export interface Polled<Status> {
  /** Name for errors, such as `Job 7c1b4a52`. */
  readonly name: string;
  ask(options: CallOptions): Promise<Status>;
  /** Returns true after success, false while it is running, or the reason of a failure. */
  outcome(status: Status): boolean | string;
}

// Poll quickly at first, because most jobs are short, then more slowly.
const FIRST_POLL_MS = 100;
const MAX_POLL_MS = 2_000;
const POLL_GROWTH = 1.3;

/** Maximum time to wait for a server that stops responding, because jobs survive a restart. */
const MAX_OUTAGE_MS = 60_000;

/**
 * Polls until success and returns the last status. `timeoutMs` limits the wait, which is otherwise unlimited.
 *
 * @throws {JobFailedError} when it fails.
 */
export async function pollUntilDone<Status>(
  polled: Polled<Status>,
  options: WaitOptions<Status>,
): Promise<Status> {
  const { onProgress, signal, timeoutMs, headers } = options;
  const deadline = startDeadline({ signal, timeoutMs }, Infinity, polled.name);
  let answeredAt = -Infinity;
  try {
    for (let pollMs = FIRST_POLL_MS; ; pollMs = Math.min(MAX_POLL_MS, pollMs * POLL_GROWTH)) {
      let restMs = pollMs;
      try {
        const status = await polled.ask({ headers, signal: deadline.signal });
        answeredAt = performance.now();
        onProgress?.(status);
        const outcome = polled.outcome(status);
        if (typeof outcome === 'string') throw new JobFailedError(status, outcome);
        if (outcome) return status;
      } catch (error) {
        deadline.signal.throwIfAborted();
        const isOutage = isTransient(error) || isTimeoutError(error);
        if (isFairgroundError(error)) restMs = Math.max(pollMs, error.retryAfterMs ?? 0);
        const outageMs = Math.max(performance.now() - answeredAt, restMs);
        if (!isOutage || outageMs > MAX_OUTAGE_MS) throw error;
      }
      await deadline.sleep(restMs);
    }
  } finally {
    deadline.end();
  }
}
