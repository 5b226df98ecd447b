import { raceAbort } from './race-abort.js';

/** Runs tasks one at a time, in the order in which they were asked for. */
export class SerialQueue {
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
    const result = (signal === undefined ? turn : raceAbort(turn, signal))
      .then(task)
      .finally(() => (this.#length -= 1));
    // The next turn comes when this task has ended, or was given up and its own turn would have come.
    this.#last = turn.then(() => result).catch(() => undefined);
    return result;
  }
}
