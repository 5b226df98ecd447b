import Hapi, { type Server } from '@hapi/hapi';
import type { Logger } from 'pino';
import type { Access } from '../auth/access.js';
import type { RequestCounts } from '../auth/request-counts.js';
import type { Clock } from '../lib/clock.js';
import type { Config } from '../config/config.js';
import { registerNotFound } from './routes/method-not-allowed.js';
import type { ApiProfile } from './profiles/api-profile.js';
import { plainProfile } from './profiles/plain.js';
import { createListener, type ListenerSettings } from './plugins/listener.js';
import { brokenRequests } from './plugins/broken-requests.js';
import { lingeringClose } from './plugins/lingering-close.js';
import { syncRateCounts } from './plugins/sync-rate-counts.js';
import { replies } from './plugins/replies.js';
import { requestLog } from './plugins/request-log.js';
import { stalledClients } from './plugins/stalled-clients.js';
import { allowOrigins } from './request/cors.js';
import { limitUrlLength } from './request/limit-url-length.js';
import { readQuery } from './request/query-string.js';
import { RateLimiter, limitRate } from './request/rate-limiter.js';
import { identifyRequest } from './request/identify-request.js';
import { registerOnRequest } from './request/on-request.js';
import { readScriptRequest } from './request/script-request.js';

/** Interval at which a stopping server looks which clients get on. */
const LOOK_MS = 500;

export interface ServerDeps {
  readonly settings: Pick<Config, 'host' | 'port' | 'trustedProxies' | 'corsOrigins' | 'rateLimit'> &
    Pick<Config, 'shutdownTimeoutSeconds'> &
    ListenerSettings;
  readonly log: Logger;
  readonly clock: Clock;
  readonly access: Pick<Access, 'authenticateBasic' | 'authenticateToken'>;
  readonly profiles: readonly ApiProfile[];
  /** Address of this server for links, without a slash at its end; asked with each request. */
  readonly publicUrl: () => string;
  /** Aborted when the server is about to stop: from then on no connection is kept for another request. */
  readonly stopping?: AbortSignal;
  /** Where servers of one database tell each other how often addresses have asked; each counts alone without it. */
  readonly counts?: RequestCounts;
}

/** A hapi server that receives, limits, logs and answers for failures, and has no routes of its own yet. */
export async function createServer(deps: ServerDeps): Promise<Server> {
  const { settings, log, clock, access, profiles, publicUrl, stopping, counts } = deps;
  const { trustedProxies } = settings;
  const server = Hapi.server({
    host: settings.host,
    port: settings.port,
    listener: createListener(settings),
    // hapi's own console output would go around our log.
    debug: false,
    router: { isCaseSensitive: false, stripTrailingSlash: true },
    routes: {
      timeout: { server: settings.requestTimeoutSeconds * 1000 },
      payload: { timeout: false },
      // The profiles decide what may be cached; hapi would forbid it for everything.
      cache: false,
      // Nothing here is kept in cookies; those of other sites on the same host are not ours to judge.
      state: { parse: false, failAction: 'ignore' },
    },
  });
  const limiter = settings.rateLimit === undefined ? undefined : new RateLimiter(settings.rateLimit, clock);
  // In this order: each later one relies on what the earlier ones found out.
  registerOnRequest(server, [
    identifyRequest({ profiles, fallback: plainProfile, trustedProxies, publicUrl }),
    allowOrigins(settings.corsOrigins),
    readQuery,
    readScriptRequest(settings.corsOrigins),
    ...(limiter === undefined ? [] : [limitRate(limiter)]),
    limitUrlLength,
  ]);
  await server.register([
    { plugin: brokenRequests },
    { plugin: lingeringClose, options: { requestTimeoutSeconds: settings.requestTimeoutSeconds } },
    { plugin: replies, options: { log, stopping } },
    { plugin: requestLog, options: { log } },
    {
      plugin: stalledClients,
      options: { looks: (settings.shutdownTimeoutSeconds * 1000) / LOOK_MS, lookMs: LOOK_MS, log },
    },
  ]);
  if (limiter !== undefined && counts !== undefined)
    await server.register({ plugin: syncRateCounts, options: { limiter, counts, log } });
  for (const profile of profiles) registerNotFound(server, profile, access);
  return server;
}
