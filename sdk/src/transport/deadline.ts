import type { CallOptions } from './call-options.js';
import { TimeoutError } from '../errors/timeout-error.js';

/** End of a call, by the caller's signal or by its time limit, whichever comes first. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Returns the milliseconds left. */
  remainingMs(): number;
  /** Waits until the delay is over or the call ends. */
  sleep(ms: number): Promise<void>;
  /** Ends the call early. */
  abort(reason: unknown): void;
  /** Stops the timer when the call is over. The caller's signal is disconnected too, unless `isHeard` is true. */
  end(isHeard?: boolean): void;
}

/** Maximum delay that timers support. A later deadline counts as none. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Starts the time limit of a call. After it, the signal aborts with a {@link TimeoutError}. */
export function startDeadline(options: CallOptions, defaultTimeoutMs: number, what?: string): Deadline {
  const { signal: caller, timeoutMs = defaultTimeoutMs } = options;
  const endsAt = performance.now() + timeoutMs;
  const ending = new AbortController();
  const { signal } = ending;
  const abort = (reason: unknown): void => ending.abort(reason);
  const timer =
    timeoutMs <= MAX_TIMER_MS
      ? setTimeout(() => abort(new TimeoutError(timeoutMs, what)), timeoutMs)
      : undefined;
  // Avoid `AbortSignal.any`: on some platforms, a long-lived signal retains everything derived from it.
  const giveUp = (): void => abort(caller?.reason);
  if (caller?.aborted === true) giveUp();
  else caller?.addEventListener('abort', giveUp);
  return {
    signal,
    remainingMs: () => Math.max(0, endsAt - performance.now()),
    sleep: (ms) => sleep(ms, signal),
    abort,
    end: (isHeard = false) => {
      clearTimeout(timer);
      if (!isHeard) caller?.removeEventListener('abort', giveUp);
    },
  };
}

/** Runs several calls as one, under one time limit if the caller gives one. */
export async function withinTime<Value, Options extends CallOptions>(
  options: Options,
  run: (options: Options) => Promise<Value>,
): Promise<Value> {
  if (options.timeoutMs === undefined) return run(options);
  const deadline = startDeadline(options, options.timeoutMs);
  try {
    return await run({ ...options, signal: deadline.signal, timeoutMs: Infinity });
  } finally {
    deadline.end();
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, Math.min(ms, MAX_TIMER_MS))));
  return raceAbort(over, signal).finally(() => clearTimeout(timer));
}

/** Waits for a promise that cannot be cancelled, or until the signal is aborted. */
export function raceAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', giveUp);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
    if (signal.aborted) giveUp();
  });
}
