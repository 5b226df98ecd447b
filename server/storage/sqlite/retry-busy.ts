import { setTimeout as sleep } from 'node:timers/promises';
import { isSqliteBusy } from './errors.js';

const FIRST_WAIT_MS = 2;
const LONGEST_WAIT_MS = 50;

/**
 * Calls `attempt` until no lock of another process is in its way.
 *
 * SQLite's own busy timeout blocks one of libuv's few threads. With all of them blocked, the process stalls, even the
 * commit that the others wait for. Connections therefore have a short timeout, and the waiting happens here.
 *
 * @throws the signal's reason when it aborts during the wait.
 */
export async function retryWhileBusy<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    signal?.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      if (!isSqliteBusy(error)) throw error;
    }
    // Jitter keeps waiting processes from retrying at the same moment.
    await sleep(waitMs * (0.5 + Math.random()), undefined, { signal }).catch(() => signal?.throwIfAborted());
  }
}
