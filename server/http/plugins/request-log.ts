import type { Plugin } from '@hapi/hapi';
import type { Logger } from 'pino';
import { stateOf } from '../request/request-state.js';

/** Logs one line per request. It has the path without the query, which may hold a token. */
export const requestLog: Plugin<{ log: Logger }> = {
  name: 'request-log',
  register(server, { log }) {
    server.events.on('response', (request) => {
      const { received, completed } = request.info;
      const status = request.raw.res.statusCode;
      const { id, address, principal } = stateOf(request);
      const entry = {
        method: request.method.toUpperCase(),
        path: request.path,
        status,
        ms: completed - received,
        address,
        ...(principal !== undefined && { user: principal.name }),
        route: request.route.path,
        requestId: id,
      };
      log.info(entry, 'request');
    });
  },
};
