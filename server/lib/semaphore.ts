/** Bounds of work that waits, and of what one caller has under way. */
export interface SemaphoreQueue {
  /** Pieces of work of one caller that run at a time, any number when absent. Work of others overtakes what waits for that. */
  readonly runningPerCaller?: number;
  /** Most pieces that wait, of all callers and of one. */
  readonly waiting: number;
  readonly waitingPerCaller?: number;
  /** Longest time to wait. */
  readonly waitMs: number;
  /** Makes the error for work that is not let in: its caller has too much under way, or all callers together. */
  readonly refuse: (whose: 'caller' | 'server') => Error;
}

interface Waiting {
  readonly caller: Caller;
  begin(): void;
}

/** Id or name of the caller of the work; without one, only the bounds of all callers together hold. */
type Caller = number | string | undefined;

/** Lets so many pieces of work run at a time; the others wait, in the order in which they came. */
export class Semaphore {
  readonly #most: number;
  readonly #queue: SemaphoreQueue | undefined;
  readonly #waiting: Waiting[] = [];
  readonly #running: Caller[] = [];

  /** @param queue - absent: any number may wait, for any time. */
  constructor(most: number, queue?: SemaphoreQueue) {
    this.#most = most;
    this.#queue = queue;
  }

  get runningCount(): number {
    return this.#running.length;
  }

  get waitingCount(): number {
    return this.#waiting.length;
  }

  /**
   * Resolves or rejects as `work` does.
   *
   * @throws the signal's reason when it aborts before the turn has come, or what the queue's `refuse` makes of too many who
   *   wait, or of a wait that is too long; `work` is not called then.
   */
  async run<T>(work: () => Promise<T>, signal: AbortSignal, caller?: Caller): Promise<T> {
    signal.throwIfAborted();
    // Whoever ends hands its place on.
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
    if (this.#running.length >= this.#most) return false;
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
          // It does not wait for others while a place is free.
          leave(queue.refuse(this.#running.length < this.#most ? 'caller' : 'server'));
        }, queue.waitMs);
      this.#waiting.push(waiting);
      signal.addEventListener('abort', hangUp, { once: true });
    });
  }
}

function countOf(callers: readonly Caller[], caller: Caller): number {
  return callers.filter((one) => one === caller).length;
}
