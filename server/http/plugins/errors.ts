import type { Plugin, Request, ResponseToolkit } from '@hapi/hapi';
import type { Logger } from 'pino';
import type { AppError } from '../../errors.js';
import { toAppError } from '../app-error.js';
import { stateOf, viewOf } from '../request-state.js';
import { respond } from '../respond.js';

/** Every failure, hapi's own included, in the face of the address that was called. */
export const errors: Plugin<{ log: Logger }> = {
  name: 'errors',
  register(server, { log }) {
    server.ext('onPreResponse', (request, toolkit) => {
      if (!(request.response instanceof Error)) return toolkit.continue;
      const error = toAppError(request.response);
      logBug(log, error, request);
      const { retry_after: seconds } = error.data;
      if (typeof seconds === 'number') stateOf(request).headers['retry-after'] = String(seconds);
      return renderError(error, request, toolkit);
    });
  },
};

function renderError(
  error: AppError,
  request: Request,
  toolkit: ResponseToolkit,
): ReturnType<typeof respond> {
  return respond(request, toolkit, stateOf(request).face.renderError(error, viewOf(request)));
}

function logBug(log: Logger, error: AppError, request: Request): void {
  if (error.code !== 'server.internal') return;
  const { id } = stateOf(request);
  log.error(
    { id, method: request.method, route: request.route.path, err: error.cause ?? error },
    'request failed',
  );
}
