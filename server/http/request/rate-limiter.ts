import type { Clock } from '../../lib/clock.js';

const WINDOW_MS = 60_000;

/**
 * Share of the limit below which an address is not synced between servers, so that ordinary traffic costs no
 * statement.
 */
const SYNC_SHARE = 1 / 20;

/** Most addresses that are told of at a time. */
const MAX_SYNCED_ADDRESSES = 1000;

/** Counts that the other servers do not have yet. */
export interface CountDelta {
  readonly windowStartsAt: number;
  /** Requests by address. */
  readonly additions: ReadonlyMap<string, number>;
}

/**
 * Counts requests per address within each minute of the clock, together with those that other processes tell of. It
 * can be behind with those: by a twentieth of the limit for each, and by what has come since they were last asked.
 */
export class RateLimiter {
  readonly #own = new Map<string, number>();
  readonly #synced = new Map<string, number>();
  readonly #others = new Map<string, number>();
  #windowStartsAt = 0;

  constructor(
    private readonly perMinute: number,
    private readonly clock: Clock,
  ) {}

  /** Counts one request; returns the seconds to wait when it is one too many, else `undefined`. */
  count(address: string): number | undefined {
    const now = this.clock();
    this.#turn(now);
    const own = (this.#own.get(address) ?? 0) + 1;
    this.#own.set(address, own);
    if (own + (this.#others.get(address) ?? 0) <= this.perMinute) return undefined;
    return Math.max(1, Math.ceil((this.#windowStartsAt + WINDOW_MS - now) / 1000));
  }

  /** Returns the counts to send to the other servers; `undefined` when there are none. */
  pendingDelta(): CountDelta | undefined {
    this.#turn(this.clock());
    const least = this.perMinute * SYNC_SHARE;
    const additions = new Map<string, number>();
    for (const [address, own] of this.#own) {
      const isNew = own > (this.#synced.get(address) ?? 0);
      if (isNew && own >= least && additions.size < MAX_SYNCED_ADDRESSES)
        additions.set(address, own - (this.#synced.get(address) ?? 0));
    }
    return additions.size === 0 ? undefined : { windowStartsAt: this.#windowStartsAt, additions };
  }

  /** Takes in what the news have come to with those of others. */
  applyTotals({ windowStartsAt, additions }: CountDelta, totals: ReadonlyMap<string, number>): void {
    if (windowStartsAt !== this.#windowStartsAt) return;
    for (const [address, added] of additions) {
      const told = (this.#synced.get(address) ?? 0) + added;
      this.#synced.set(address, told);
      this.#others.set(address, Math.max(0, (totals.get(address) ?? 0) - told));
    }
  }

  /** Starting anew for all at once also forgets addresses that do not come back. */
  #turn(now: number): void {
    const startsAt = now - (now % WINDOW_MS);
    if (startsAt === this.#windowStartsAt) return;
    this.#windowStartsAt = startsAt;
    for (const counts of [this.#own, this.#synced, this.#others]) counts.clear();
  }
}
