import { Interruptions } from './interruptible.js';

/** Error thrown when the database cancels a statement at its time limit. */
export class StatementTimeoutError extends Error {
  override readonly name = 'StatementTimeoutError';
}

/** Error thrown when the signal of a statement aborts first. Its cause is the reason of the signal. */
export class StatementAbortedError extends Error {
  override readonly name = 'StatementAbortedError';

  constructor({ reason }: AbortSignal) {
    super('the statement was ended by its signal', { cause: reason });
  }
}

/** Conditions under which a statement is cancelled. */
export interface StatementBounds {
  /** Signal that cancels the statement. If it is already aborted, the statement never starts. */
  readonly signal?: AbortSignal | undefined;
  readonly timeLimitMs?: number | undefined;
}

/** Cancels a statement in a database, and recognizes the error that the statement then fails with. */
export interface Interruption {
  readonly interrupt: () => Promise<void>;
  readonly isInterrupted: (error: unknown) => boolean;
}

/**
 * Runs a statement until it completes, its signal aborts or its time limit is over.
 *
 * Nothing interrupts the connection after that, so that it can be reused.
 *
 * @throws {StatementTimeoutError} when the time limit is over.
 * @throws {StatementAbortedError} when the signal aborts. Each is a new object, because Knex modifies errors.
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
