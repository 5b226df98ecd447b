import { setTimeout as sleep } from 'node:timers/promises';

/** Maximum time that a statement runs on if it started just as the one before it was interrupted. */
const REPEAT_MS = 50;

/**
 * Interrupts a connection repeatedly, from `begin` until `end` resolves.
 *
 * A single interruption may fall between two statements and interrupt neither.
 */
export class Interruptions {
  readonly #interrupt: () => Promise<void>;
  #ended: AbortController | undefined;
  #running: Promise<void> | undefined;

  constructor(interrupt: () => Promise<void>) {
    this.#interrupt = interrupt;
  }

  get hasBegun(): boolean {
    return this.#running !== undefined;
  }

  begin(): void {
    if (this.#running !== undefined) return;
    this.#ended = new AbortController();
    this.#running = this.#repeat(this.#ended.signal);
  }

  /** Resolves when no interruption is in progress, so that the connection can be reused. */
  async end(): Promise<void> {
    this.#ended?.abort();
    await this.#running;
  }

  async #repeat(ended: AbortSignal): Promise<void> {
    while (!ended.aborted) {
      await this.#interrupt();
      await sleep(REPEAT_MS, undefined, { signal: ended }).catch(() => undefined);
    }
  }
}

/** Runs `work`, and interrupts its statements from the moment that `signal` aborts until the work ends. */
export async function interruptible<T>(
  signal: AbortSignal,
  interrupt: () => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  const interruptions = new Interruptions(interrupt);
  const begin = (): void => interruptions.begin();
  signal.addEventListener('abort', begin, { once: true });
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    signal.removeEventListener('abort', begin);
    await interruptions.end();
  }
}
