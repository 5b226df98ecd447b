import type { Clock } from './clock.js';

/** Times in milliseconds for which outcomes are cached. */
export interface KeptFor {
  readonly success: number;
  readonly failure: number;
}

/** Shares one call of `work` among all callers and caches its outcome, failures included, until it expires. */
export function keepOutcome<T>(
  work: () => Promise<T>,
  { success, failure }: KeptFor,
  clock: Clock,
): () => Promise<T> {
  let outcome: Promise<T> | undefined;
  let isRunning = false;
  let goodUntil = 0;
  const end = (keptMs: number): void => {
    isRunning = false;
    goodUntil = clock() + keptMs;
  };
  return () => {
    if (outcome === undefined || (!isRunning && clock() >= goodUntil)) {
      isRunning = true;
      outcome = work();
      outcome.then(
        () => end(success),
        () => end(failure),
      );
    }
    return outcome;
  };
}
