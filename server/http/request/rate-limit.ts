import { addressBlock } from '../../auth/address-block.js';
import { AppError } from '../../lib/errors.js';
import { stateOf } from './request-state.js';
import type { RateLimiter } from './rate-limiter.js';
import type { OnRequestStep } from './on-request.js';

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
