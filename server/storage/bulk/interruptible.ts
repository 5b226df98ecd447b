import { setTimeout as sleep } from 'node:timers/promises';

/** What an aborted piece of work may still spend in a statement that began just as the one before was ended. */
const REPEAT_MS = 50;

/**
 * Does `work`, whose statements are ended as soon as `signal` aborts. An interruption that falls between two
 * statements ends neither, so it is repeated until the work has ended; none comes later, when the connection may
 * be at something else.
 */
export async function interruptible<T>(
  signal: AbortSignal,
  interrupt: () => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  const ended = new AbortController();
  let interruptions: Promise<void> = Promise.resolve();
  const begin = (): void => {
    interruptions = repeat(interrupt, ended.signal);
  };
  signal.addEventListener('abort', begin, { once: true });
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    signal.removeEventListener('abort', begin);
    ended.abort();
    await interruptions;
  }
}

async function repeat(interrupt: () => Promise<void>, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await interrupt();
    await sleep(REPEAT_MS, undefined, { signal: ended }).catch(() => undefined);
  }
}
