/** Runs tasks one at a time, in the order in which they were asked for. */
export class WriterQueue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  /** Tasks that run or wait. */
  get length(): number {
    return this.#length;
  }

  /**
   * Resolves or rejects as `task` does. A task whose `signal` aborts before its turn is never called.
   *
   * @throws the signal's reason when it aborts first.
   */
  run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const turn = this.#last;
    this.#length += 1;
    const result = untilAborted(turn, signal)
      .then(task)
      .finally(() => (this.#length -= 1));
    // The next turn comes when this task has ended, or was given up and its own turn would have come.
    this.#last = turn.then(() => result).catch(() => undefined);
    return result;
  }
}

async function untilAborted(turn: Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  if (signal === undefined) {
    await turn;
    return;
  }
  let stopListening = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort, { once: true });
    stopListening = () => signal.removeEventListener('abort', onAbort);
  });
  try {
    await Promise.race([turn, aborted]);
  } finally {
    stopListening();
  }
}
