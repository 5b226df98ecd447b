import { setTimeout as sleep } from 'node:timers/promises';
import { isSqliteBusy } from './errors.js';

const FIRST_WAIT_MS = 2;
const LONGEST_WAIT_MS = 50;

/**
 * Calls `attempt` until another process's lock is no longer in its way.
 *
 * SQLite's own busy timeout sleeps in one of libuv's few threads, and with all of them asleep nothing else in
 * the process gets done, not even the commit that the sleepers wait for. So connections are opened with a
 * short one and the waiting is done here.
 *
 * @throws the signal's reason when it aborts while waiting.
 */
export async function retryWhileBusy<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    signal?.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      if (!isSqliteBusy(error)) throw error;
    }
    // Jitter, so that waiting processes do not knock at the same moment for ever.
    await sleep(waitMs * (0.5 + Math.random()), undefined, { signal }).catch(() => signal?.throwIfAborted());
  }
}
