import type { Plugin } from '@hapi/hapi';
import type { Logger } from 'pino';
import type { RequestCounts } from '../../auth/request-counts.js';
import type { RateLimiter } from '../request/rate-limiter.js';

/** Interval between syncs. */
const INTERVAL_MS = 1000;

export interface SyncRateCountsOptions {
  readonly limiter: Pick<RateLimiter, 'pendingDelta' | 'applyTotals'>;
  readonly counts: RequestCounts;
  readonly log: Logger;
}

/** Syncs request counts between the servers of one database, so that they share one rate limit. */
export const syncRateCounts: Plugin<SyncRateCountsOptions> = {
  name: 'sync-rate-counts',
  register(server, { limiter, counts, log }) {
    let timer: NodeJS.Timeout | undefined;
    let exchange: Promise<void> | undefined;

    async function tell(): Promise<void> {
      const news = limiter.pendingDelta();
      if (news === undefined) return;
      try {
        limiter.applyTotals(news, await counts.add(news.windowStartsAt, news.additions));
      } catch (error) {
        // On failure the server counts alone, and sends the counts with the next sync.
        log.warn({ err: error }, 'request counts could not be synced');
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
