import { Semaphore } from '../../../lib/semaphore.js';
import { pause } from './pause.js';

/** Limits concurrency and requests per second of this process to a provider. */
export class Pace {
  readonly #intervalMs: number;
  readonly #turns: Semaphore;
  #nextAt = 0;

  constructor({ perSecond, atOnce }: { readonly perSecond: number; readonly atOnce: number }) {
    this.#intervalMs = 1000 / perSecond;
    this.#turns = new Semaphore(atOnce);
  }

  /** Runs `work` when the limits permit. @throws the reason of `signal` if it aborts before that. */
  run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    return this.#turns.run(async () => {
      const now = performance.now();
      const at = Math.max(now, this.#nextAt);
      this.#nextAt = at + this.#intervalMs;
      if (at > now) await pause(at - now, signal);
      return work();
    }, signal);
  }
}
