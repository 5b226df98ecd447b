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

/** Interval at which a stopping server checks the progress of clients. */
const LOOK_MS = 500;

export interface ServerDeps {
  readonly settings: Pick<Config, 'host' | 'port' | 'trustedProxies' | 'corsOrigins' | 'rateLimit'> &
    Pick<Config, 'shutdownTimeoutSeconds'> &
    ListenerSettings;
  readonly log: Logger;
  readonly clock: Clock;
  readonly access: Pick<Access, 'authenticateBasic' | 'authenticateToken'>;
  readonly profiles: readonly ApiProfile[];
  /** Public URL of this server for links, without a trailing slash; evaluated for each request. */
  readonly publicUrl: () => string;
  /** Aborted when the server is about to stop: from then on it keeps no connection open for another request. */
  readonly stopping?: AbortSignal;
  /** Shared request counts of the servers of one database; without them each server counts alone. */
  readonly counts?: RequestCounts;
}

/** Creates a hapi server that receives, limits and logs requests and renders failures. It has no routes yet. */
export async function createServer(deps: ServerDeps): Promise<Server> {
  const { settings, log, clock, access, profiles, publicUrl, stopping, counts } = deps;
  const { trustedProxies } = settings;
  const server = Hapi.server({
    host: settings.host,
    port: settings.port,
    listener: createListener(settings),
    // hapi's own console output would bypass our log.
    debug: false,
    // Their names do not say that they can be compressed.
    mime: { override: { 'application/vnd.mapbox-vector-tile': { compressible: true } } },
    router: { isCaseSensitive: false, stripTrailingSlash: true },
    routes: {
      timeout: { server: settings.requestTimeoutSeconds * 1000 },
      payload: { timeout: false },
      // The profiles set cache headers; hapi would forbid caching for every reply.
      cache: false,
      // No state is kept in hapi cookies, and cookies of other sites on the same host must not fail a request.
      state: { parse: false, failAction: 'ignore' },
    },
  });
  const limiter = settings.rateLimit === undefined ? undefined : new RateLimiter(settings.rateLimit, clock);
  // The order matters: each step relies on the results of the earlier ones.
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
