import type { Clock } from './clock.js';

/**
 * Calls `work` for many who ask: once at a time, and again when its outcome is older than `keepMs`. All others get the
 * last outcome, a failure too.
 */
export function keepOutcome<T>(work: () => Promise<T>, keepMs: number, clock: Clock): () => Promise<T> {
  let outcome: Promise<T> | undefined;
  let isRunning = false;
  let endedAt = 0;
  return () => {
    if (outcome === undefined || (!isRunning && clock() - endedAt >= keepMs)) {
      isRunning = true;
      outcome = work().finally(() => {
        isRunning = false;
        endedAt = clock();
      });
    }
    return outcome;
  };
}
