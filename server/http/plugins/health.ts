import type { Plugin } from '@hapi/hapi';
import type { Logger } from 'pino';

export interface HealthOptions {
  /** Resolves when everything that requests need answers, by name of what was tried. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>;
  readonly log: Logger;
  /** Aborted when the server is about to stop: others shall get the requests. */
  readonly stopping: AbortSignal;
}

/** How long a check may take; who watches us gives up soon after. */
const CHECK_TIMEOUT_MS = 3000;

/**
 * `/health/live`: the process answers. `/health/ready`: so does everything it needs, and it is not about to stop. Both
 * for who watches it and for what shares requests out; neither is to be kept.
 */
export const health: Plugin<HealthOptions> = {
  name: 'health',
  register(server, { checks, log, stopping }) {
    let looking: Promise<readonly (readonly [string, boolean])[]> | undefined;
    /** Those who ask meanwhile are told the same: no number of them costs the databases more than one does. */
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
