import type { Clock } from '../../clock.js';

const WINDOW_MS = 60_000;

/** Counts requests per address within each minute. */
export class RateLimiter {
  readonly #counts = new Map<string, number>();
  #windowStartedAt = 0;

  constructor(
    private readonly perMinute: number,
    private readonly clock: Clock,
  ) {}

  /** Counts one request; returns the seconds to wait when it is one too many, else `undefined`. */
  count(address: string): number | undefined {
    const now = this.clock();
    if (now - this.#windowStartedAt >= WINDOW_MS) {
      // Starting anew for all at once also forgets addresses that do not come back.
      this.#windowStartedAt = now;
      this.#counts.clear();
    }
    const count = (this.#counts.get(address) ?? 0) + 1;
    this.#counts.set(address, count);
    if (count <= this.perMinute) return undefined;
    return Math.max(1, Math.ceil((this.#windowStartedAt + WINDOW_MS - now) / 1000));
  }
}
