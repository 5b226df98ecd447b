import type { Clock } from '../../lib/clock.js';
import { addressBlock } from '../../auth/address-block.js';
import { AppError } from '../../lib/errors.js';
import { stateOf } from './request-state.js';
import type { OnRequestStep } from './on-request.js';

const WINDOW_MS = 60_000;

/**
 * Share of the limit below which an address is not synced between servers, so that ordinary traffic costs no
 * statement.
 */
const SYNC_SHARE = 1 / 20;

/** Maximum number of addresses in one sync. */
const MAX_SYNCED_ADDRESSES = 1000;

/** Counts that the other servers do not have yet. */
export interface CountDelta {
  readonly windowStartsAt: number;
  /** Requests by address. */
  readonly additions: ReadonlyMap<string, number>;
}

/**
 * Counts requests per address in each minute of the clock, including those of other servers. Those counts may be
 * late: by a twentieth of the limit per server, and by the requests since the last sync.
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

  /** Counts a request. Returns the seconds to wait when it exceeds the limit, otherwise `undefined`. */
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

  /** Applies the totals of all servers, which include the delta that was sent. */
  applyTotals({ windowStartsAt, additions }: CountDelta, totals: ReadonlyMap<string, number>): void {
    if (windowStartsAt !== this.#windowStartsAt) return;
    for (const [address, added] of additions) {
      const told = (this.#synced.get(address) ?? 0) + added;
      this.#synced.set(address, told);
      this.#others.set(address, Math.max(0, (totals.get(address) ?? 0) - told));
    }
  }

  /** Starts a new minute for all addresses at once, which also drops addresses that do not come back. */
  #turn(now: number): void {
    const startsAt = now - (now % WINDOW_MS);
    if (startsAt === this.#windowStartsAt) return;
    this.#windowStartsAt = startsAt;
    for (const counts of [this.#own, this.#synced, this.#others]) counts.clear();
  }
}

/**
 * Refuses an address (IPv6: a network) that exceeds the rate limit. Health checks are exempt: monitoring must not be
 * locked out.
 */
export function limitRate(limiter: Pick<RateLimiter, 'count'>): OnRequestStep {
  return (request) => {
    if (request.path.startsWith('/health/')) return;
    const state = stateOf(request);
    const seconds = limiter.count(addressBlock(state.address));
    if (seconds === undefined) return;
    state.headers['retry-after'] = String(seconds);
    throw new AppError('request.rate_limited', `Too many requests; try again in ${seconds} seconds.`);
  };
}
