import { setTimeout as sleep } from 'node:timers/promises';

/** Waits. @throws the reason of `signal` if it aborts first. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}
