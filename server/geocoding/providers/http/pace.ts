import { Semaphore } from '../../../lib/semaphore.js';
import { pause } from './pause.js';

/** Lets so many through at a time, and so many a second: this process's share of a provider's patience. */
export class Pace {
  readonly #intervalMs: number;
  readonly #turns: Semaphore;
  #nextAt = 0;

  constructor({ perSecond, atOnce }: { readonly perSecond: number; readonly atOnce: number }) {
    this.#intervalMs = 1000 / perSecond;
    this.#turns = new Semaphore(atOnce);
  }

  /** Runs `work` when it is its turn. @throws the reason of `signal` when that aborts before. */
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
