import type { Plugin } from '@hapi/hapi';
import type { Logger } from 'pino';

export interface HealthOptions {
  /** Checks of what requests need, by name; each resolves when its dependency answers. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>;
  readonly log: Logger;
  /** Aborted when the server is about to stop, so that load balancers send requests elsewhere. */
  readonly stopping: AbortSignal;
}

/** Maximum duration of a check; monitoring gives up soon after it. */
const CHECK_TIMEOUT_MS = 3000;

/**
 * Serves `/health/live` (the process answers) and `/health/ready` (its dependencies answer and it is not about to
 * stop). Monitoring and load balancers read both; neither reply may be cached.
 */
export const health: Plugin<HealthOptions> = {
  name: 'health',
  register(server, { checks, log, stopping }) {
    let looking: Promise<readonly (readonly [string, boolean])[]> | undefined;
    /** Concurrent requests share one check, so that many of them cost the databases no more than one. */
    function look(): NonNullable<typeof looking> {
      looking ??= Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, await isWell(name, check, log)] as const),
      ).finally(() => (looking = undefined));
      return looking;
    }

    server.route({
      method: 'get',
      path: '/health/live',
      handler: (_request, toolkit) => toolkit.response({ status: 'ok' }).header(...UNKEPT),
    });
    server.route({
      method: 'get',
      path: '/health/ready',
      handler: async (_request, toolkit) => {
        if (stopping.aborted)
          return toolkit
            .response({ status: 'stopping' })
            .code(503)
            .header(...UNKEPT);
        const results = await look();
        const isReady = results.every(([, well]) => well);
        const parts = Object.fromEntries(results.map(([name, well]) => [name, well ? 'ok' : 'failed']));
        const response = toolkit.response({ status: isReady ? 'ok' : 'failed', ...parts });
        return response.code(isReady ? 200 : 503).header(...UNKEPT);
      },
    });
  },
};

const UNKEPT = ['cache-control', 'no-store'] as const;

async function isWell(name: string, check: () => Promise<unknown>, log: Logger): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), CHECK_TIMEOUT_MS);
  });
  try {
    await Promise.race([check(), tooLate]);
    return true;
  } catch (error) {
    log.error({ check: name, err: error }, 'not ready');
    return false;
  } finally {
    clearTimeout(timer);
  }
}
