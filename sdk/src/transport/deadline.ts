import type { CallOptions } from '../call-options.js';
import { TimeoutError } from '../errors/timeout-error.js';

/** The end of a call, by the caller's signal or by the clock, whichever is first. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Milliseconds left. */
  remainingMs(): number;
  /** Waits, unless the end comes first. */
  sleep(ms: number): Promise<void>;
  /** Stops the clock; to be called when the call is over. */
  end(): void;
}

/** The longest delay that timers know; a later end is none. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Starts the clock of a call. The signal's reason is a {@link TimeoutError} when the time is over. */
export function startDeadline(options: CallOptions, defaultTimeoutMs: number, what?: string): Deadline {
  const timeoutMs = options.timeoutMs ?? defaultTimeoutMs;
  const endsAt = performance.now() + timeoutMs;
  const clock = new AbortController();
  const ring = (): void => clock.abort(new TimeoutError(timeoutMs, what));
  const timer = timeoutMs <= MAX_TIMER_MS ? setTimeout(ring, timeoutMs) : undefined;
  const signal =
    options.signal === undefined ? clock.signal : AbortSignal.any([options.signal, clock.signal]);
  return {
    signal,
    remainingMs: () => Math.max(0, endsAt - performance.now()),
    sleep: (ms) => sleep(ms, signal),
    end: () => clearTimeout(timer),
  };
}

/** Runs several calls as one: a time limit that the caller gives holds for all of them together. */
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
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
