import type { Plugin } from '@hapi/hapi';
import type { Logger } from 'pino';
import type { RequestCounts } from '../../auth/request-counts.js';
import type { RateLimiter } from '../request/rate-limiter.js';

/** How often servers tell each other. */
const INTERVAL_MS = 1000;

export interface SyncRateCountsOptions {
  readonly limiter: Pick<RateLimiter, 'pendingDelta' | 'applyTotals'>;
  readonly counts: RequestCounts;
  readonly log: Logger;
}

/** Keeps the rate limit of several server processes one limit, while the server runs. */
export const syncRateCounts: Plugin<SyncRateCountsOptions> = {
  name: 'rate-exchange',
  register(server, { limiter, counts, log }) {
    let timer: NodeJS.Timeout | undefined;
    let exchange: Promise<void> | undefined;

    async function tell(): Promise<void> {
      const news = limiter.pendingDelta();
      if (news === undefined) return;
      try {
        limiter.applyTotals(news, await counts.add(news.windowStartsAt, news.additions));
      } catch (error) {
        // Each counts on alone, and tells it all the next time.
        log.warn({ err: error }, 'request counts could not be exchanged');
      }
    }

    server.ext('onPreStart', () => {
      timer = setInterval(() => {
        exchange ??= tell().finally(() => (exchange = undefined));
      }, INTERVAL_MS).unref();
    });
    server.ext('onPostStop', async () => {
      clearInterval(timer);
      await exchange;
    });
  },
};
