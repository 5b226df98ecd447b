import { pause } from './pause.js';

/** Lets so many through at a time, and so many a second: this process's share of a provider's patience. */
export class Pace {
  readonly #intervalMs: number;
  readonly #queue: (() => void)[] = [];
  #free: number;
  #nextAt = 0;

  constructor({ perSecond, atOnce }: { readonly perSecond: number; readonly atOnce: number }) {
    this.#intervalMs = 1000 / perSecond;
    this.#free = atOnce;
  }

  /** Runs `work` when it is its turn. @throws the reason of `signal` when that aborts before. */
  async run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    await this.#enter();
    try {
      const now = performance.now();
      const at = Math.max(now, this.#nextAt);
      signal.throwIfAborted();
      this.#nextAt = at + this.#intervalMs;
      if (at > now) await pause(at - now, signal);
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }

  async #enter(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => void this.#queue.push(resolve));
  }
}
