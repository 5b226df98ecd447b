/** Limits on the queue of a semaphore, and on the tasks of one caller. */
export interface SemaphoreQueue {
  /**
   * Maximum number of running tasks per caller; absent for no limit. Tasks of other callers overtake those
   * that wait for it.
   */
  readonly runningPerCaller?: number;
  /** Maximum number of waiting tasks, of all callers and of one. */
  readonly waiting: number;
  readonly waitingPerCaller?: number;
  /** Maximum time in the queue. */
  readonly waitMs: number;
  /** Makes the error for a task that is refused because its caller, or all callers together, have too many. */
  readonly refuse: (whose: 'caller' | 'server') => Error;
}

interface Waiting {
  readonly caller: Caller;
  begin(): void;
}

/** Id or name of the caller of a task; without one, only the limits over all callers apply. */
type Caller = number | string | undefined;

/** FIFO semaphore: at most `limit` tasks run at once. */
export class Semaphore {
  readonly #limit: number;
  readonly #queue: SemaphoreQueue | undefined;
  readonly #waiting: Waiting[] = [];
  readonly #running: Caller[] = [];

  /** @param queue - absent for an unlimited queue without a timeout. */
  constructor(limit: number, queue?: SemaphoreQueue) {
    this.#limit = limit;
    this.#queue = queue;
  }

  get runningCount(): number {
    return this.#running.length;
  }

  get waitingCount(): number {
    return this.#waiting.length;
  }

  /**
   * Resolves or rejects like `work`.
   *
   * @throws the reason of the signal if it aborts before `work` starts, or the error of the queue's
   * `refuse` if the queue is full or the wait is too long; `work` is then not called.
   */
  async run<T>(work: () => Promise<T>, signal: AbortSignal, caller?: Caller): Promise<T> {
    signal.throwIfAborted();
    // A task that ends passes its slot to the next one.
    if (this.#mayRun(caller)) this.#running.push(caller);
    else await this.#wait(caller, signal);
    try {
      return await work();
    } finally {
      this.#running.splice(this.#running.indexOf(caller), 1);
      const next = this.#waiting.findIndex((waiting) => this.#mayRun(waiting.caller));
      const [begun] = next < 0 ? [] : this.#waiting.splice(next, 1);
      if (begun !== undefined) {
        this.#running.push(begun.caller);
        begun.begin();
      }
    }
  }

  #mayRun(caller: Caller): boolean {
    if (this.#running.length >= this.#limit) return false;
    const { runningPerCaller = Infinity } = this.#queue ?? {};
    return caller === undefined || countOf(this.#running, caller) < runningPerCaller;
  }

  #refuseCrowd(caller: Caller): void {
    if (this.#queue === undefined) return;
    const { waiting, waitingPerCaller = Infinity, refuse } = this.#queue;
    const callers = this.#waiting.map((one) => one.caller);
    if (caller !== undefined && countOf(callers, caller) >= waitingPerCaller) throw refuse('caller');
    if (callers.length >= waiting) throw refuse('server');
  }

  #wait(caller: Caller, signal: AbortSignal): Promise<void> {
    const queue = this.#queue;
    return new Promise((resolve, reject) => {
      this.#refuseCrowd(caller);
      const stop = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', hangUp);
      };
      const waiting: Waiting = {
        caller,
        begin() {
          stop();
          resolve();
        },
      };
      const leave = (reason: Error): void => {
        stop();
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(reason);
      };
      const hangUp = (): void => {
        leave(signal.reason as Error);
      };
      const timer =
        queue &&
        setTimeout(() => {
          // While a slot is free, the task waited for its caller's own limit.
          leave(queue.refuse(this.#running.length < this.#limit ? 'caller' : 'server'));
        }, queue.waitMs);
      this.#waiting.push(waiting);
      signal.addEventListener('abort', hangUp, { once: true });
    });
  }
}

function countOf(callers: readonly Caller[], caller: Caller): number {
  return callers.filter((one) => one === caller).length;
}
