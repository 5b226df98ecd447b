import type { Plugin, Request, ResponseObject, ResponseToolkit } from '@hapi/hapi';
import type { Logger } from 'pino';
import type { AppError } from '../../lib/errors.js';
import { BlobDamagedError, BlobMissingError, BlobStoreError } from '../../storage/blobs/blobs.js';
import { isDiskFull } from '../../storage/disk-full.js';
import { toAppError } from '../response/app-error.js';
import { stateOf, viewOf } from '../request/request-state.js';
import { respond } from '../response/respond.js';

/**
 * The last thing with every reply: failures, hapi's own included, come in the profile of the address that was called,
 * and all get the headers that belong to every reply.
 */
export const replies: Plugin<{ log: Logger; stopping?: AbortSignal | undefined }> = {
  name: 'replies',
  register(server, { log, stopping }) {
    server.ext('onPreResponse', (request, toolkit) => {
      const { response } = request;
      // The next request shall open a connection, to another server.
      if (stopping?.aborted === true) stateOf(request).headers['connection'] = 'close';
      if (response instanceof Error) return addHeaders(request, renderError(request, toolkit, log));
      addHeaders(request, response);
      return toolkit.continue;
    });
    // The reply had begun: its connection is broken off, so that nobody takes it for whole.
    server.events.on({ name: 'request', channels: 'internal' }, (request, { error }, tags) => {
      if (!tags['response'] || !isOfStore(error)) return;
      log.error({ ...describeRequest(request), err: error }, 'reply aborted');
    });
  },
};

/**
 * Default security headers of replies: opened as a page, a reply runs and loads nothing, cannot be framed, and
 * reveals its URL, which may hold a token, to no other site.
 */
const GUARDS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
};

function addHeaders(request: Request, response: ResponseObject): ResponseObject {
  const { headers } = stateOf(request);
  for (const name in headers) response.header(name, headers[name] ?? '');
  for (const name in GUARDS) {
    if (response.headers[name] === undefined) response.header(name, GUARDS[name] ?? '');
  }
  return response;
}

function renderError(request: Request, toolkit: ResponseToolkit, log: Logger): ResponseObject {
  const { profile, headers } = stateOf(request);
  const error = toAppError(request.response);
  logBug(log, error, request);
  const { retry_after: seconds } = error.data;
  if (typeof seconds === 'number') headers['retry-after'] = String(seconds);
  // It was given up while it still came in: nobody waits for the rest.
  if (error.code === 'server.unavailable' && !request.raw.req.complete) headers['connection'] = 'close';
  return respond(request, toolkit, profile.renderError(error, viewOf(request)));
}

function logBug(log: Logger, error: AppError, request: Request): void {
  if (error.code !== 'server.internal' && !isOfStore(error.cause)) return;
  log.error({ ...describeRequest(request), err: error.cause ?? error }, 'request failed');
}

/** True if the store of files, or the disk, is at fault: an operator has to mend it. */
function isOfStore(error: unknown): boolean {
  const kinds = [BlobDamagedError, BlobMissingError, BlobStoreError];
  return kinds.some((kind) => error instanceof kind) || isDiskFull(error);
}

function describeRequest(request: Request): object {
  return { requestId: stateOf(request).id, method: request.method, route: request.route.path };
}
