import { raceAbort } from './race-abort.js';

/** Runs tasks one at a time, in the order of the calls. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  /** Number of running and waiting tasks. */
  get length(): number {
    return this.#length;
  }

  /**
   * Resolves or rejects like `task`. A task whose `signal` aborts before its turn is never called.
   *
   * @throws the reason of the signal if it aborts first.
   */
  run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const turn = this.#last;
    this.#length += 1;
    const result = (signal === undefined ? turn : raceAbort(turn, signal))
      .then(task)
      .finally(() => (this.#length -= 1));
    // The next turn starts when this task has ended; for an abandoned task, when its own turn would have
    // started.
    this.#last = turn.then(() => result).catch(() => undefined);
    return result;
  }
}
