import type { Clock } from './clock.js';

/** Milliseconds for which the outcomes of some work count. */
export interface KeptFor {
  readonly success: number;
  readonly failure: number;
}

/**
 * Calls `work` for many who ask: once at a time, and again when its outcome is older than it counts. All others get the
 * last outcome, a failure too.
 */
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
