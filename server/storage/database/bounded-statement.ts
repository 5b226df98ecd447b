import { Interruptions } from './interruptible.js';

/** The database ended a statement that ran longer than it may. */
export class StatementTimeoutError extends Error {
  override readonly name = 'StatementTimeoutError';
}

/** The signal of a statement aborted before the statement was done. Its reason is the cause. */
export class StatementAbortedError extends Error {
  override readonly name = 'StatementAbortedError';

  constructor({ reason }: AbortSignal) {
    super('the statement was ended by its signal', { cause: reason });
  }
}

/** Reasons to end a statement before it is done. */
export interface StatementBounds {
  /** Ends the statement when it aborts; a statement that has not begun by then never begins. */
  readonly signal?: AbortSignal | undefined;
  readonly timeLimitMs?: number | undefined;
}

/** Ends a statement in a database, and recognizes the error that it then fails with. */
export interface Interruption {
  readonly interrupt: () => Promise<void>;
  readonly isInterrupted: (error: unknown) => boolean;
}

/**
 * Runs a statement until it is done, its signal aborts or its time is over. Nothing interrupts the connection after
 * that, so it can be used again.
 *
 * @throws {StatementTimeoutError} when its time is over.
 * @throws {StatementAbortedError} when its signal aborts. Each is new, since Knex writes into the errors that it meets.
 */
export async function runBounded<T>(
  { signal, timeLimitMs }: StatementBounds,
  { interrupt, isInterrupted }: Interruption,
  run: () => Promise<T>,
): Promise<T> {
  throwIfAborted(signal);
  if (signal === undefined && timeLimitMs === undefined) return run();
  const interruptions = new Interruptions(interrupt);
  const begin = (): void => interruptions.begin();
  signal?.addEventListener('abort', begin, { once: true });
  const timer = timeLimitMs === undefined ? undefined : setTimeout(begin, timeLimitMs);
  try {
    return await run();
  } catch (error) {
    if (!interruptions.hasBegun || !isInterrupted(error)) throw error;
    throwIfAborted(signal);
    throw new StatementTimeoutError(`The statement took longer than ${String(timeLimitMs)} ms.`);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', begin);
    if (interruptions.hasBegun) await interruptions.end();
  }
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new StatementAbortedError(signal);
}
