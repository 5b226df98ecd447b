import type { Plugin } from '@hapi/hapi';
import type { Logger } from 'pino';
import { stateOf } from '../request/request-state.js';

/** Logs one line per request. It has the pattern of the route, never the URL, which may hold a token. */
export const requestLog: Plugin<{ log: Logger }> = {
  name: 'request-log',
  register(server, { log }) {
    server.events.on('response', (request) => {
      const { received, completed } = request.info;
      const status = request.raw.res.statusCode;
      const entry = {
        requestId: stateOf(request).id,
        method: request.method.toUpperCase(),
        route: request.route.path,
        status,
        ms: completed - received,
      };
      log.info(entry, 'request');
    });
  },
};
