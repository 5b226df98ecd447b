import type { Plugin } from '@hapi/hapi';
import type { Clock } from '../../clock.js';
import { AppError } from '../../errors.js';
import { RateLimiter } from '../rate-limiter.js';
import { stateOf } from '../request-state.js';

export interface RateLimitOptions {
  readonly perMinute: number;
  readonly clock: Clock;
}

/** Turns away an address that asks too often. Health is always told: who watches us must not be shut out. */
export const rateLimit: Plugin<RateLimitOptions> = {
  name: 'rate-limit',
  register(server, { perMinute, clock }) {
    const limiter = new RateLimiter(perMinute, clock);
    server.ext('onRequest', (request, toolkit) => {
      if (request.path.startsWith('/health/')) return toolkit.continue;
      const state = stateOf(request);
      const seconds = limiter.count(state.address);
      if (seconds === undefined) return toolkit.continue;
      state.headers['retry-after'] = String(seconds);
      throw new AppError('request.rate_limited', `Too many requests; try again in ${seconds} seconds.`);
    });
  },
};
