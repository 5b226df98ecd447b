import type { CallOptions } from './call-options.js';
import { TimeoutError } from '../errors/timeout-error.js';

/** The end of a call, by the caller's signal or by the clock, whichever is first. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Milliseconds left. */
  remainingMs(): number;
  /** Waits, unless the end comes first. */
  sleep(ms: number): Promise<void>;
  /** Ends the call before its time. */
  abort(reason: unknown): void;
  /** Stops the clock, and hears no more of the caller's signal unless it is told to; to be called when the call is over. */
  end(isHeard?: boolean): void;
}

/** The longest delay that timers know; a later end is none. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Starts the clock of a call. The signal's reason is a {@link TimeoutError} when the time is over. */
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
  // Not `AbortSignal.any`: of a signal that outlives many calls, some platforms never forget what was made.
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, Math.min(ms, MAX_TIMER_MS))));
  return raceAbort(over, signal).finally(() => clearTimeout(timer));
}

/** Waits for something that cannot be ended itself; whoever gives up is not kept by it. */
export function raceAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', giveUp);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
    if (signal.aborted) giveUp();
  });
}
