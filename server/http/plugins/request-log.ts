import type { Plugin } from '@hapi/hapi';
import type { Logger } from 'pino';
import { stateOf } from '../request/request-state.js';

/** One line per request. The route's pattern, never the address: that may hold a token. */
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
