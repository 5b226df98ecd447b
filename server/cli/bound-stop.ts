import type { Logger } from 'pino';

/** Time that the databases get to close after the limit. */
const CLOSE_MS = 5_000;

export interface StopBounds {
  /** Aborts when the process is asked to stop. */
  readonly signal: AbortSignal;
  /** Time for the work after that, in milliseconds. */
  readonly limitMs: number;
  readonly log: Logger;
}

/**
 * Runs the work of a process, and kills the process if the work does not end soon after the time limit.
 *
 * A statement inside a GEOS call cannot be interrupted, and closing its database would wait for it.
 */
export async function boundStop(
  { signal, limitMs, log }: StopBounds,
  work: () => Promise<void>,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const begin = (): void => {
    timer = setTimeout(() => {
      log.fatal('statements in the databases do not end, so the process is killed');
      killProcess('SIGKILL');
    }, limitMs + CLOSE_MS).unref();
  };
  if (signal.aborted) begin();
  else signal.addEventListener('abort', begin, { once: true });
  try {
    await work();
  } finally {
    signal.removeEventListener('abort', begin);
    clearTimeout(timer);
  }
}

/** Kills this process by a signal. `process.exit` would wait for threads inside a call, such as of GEOS. */
export function killProcess(signal: NodeJS.Signals): void {
  // Without listeners the system ends the process.
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
