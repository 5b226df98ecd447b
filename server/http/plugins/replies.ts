import type { Plugin, Request, ResponseObject, ResponseToolkit } from '@hapi/hapi';
import type { Logger } from 'pino';
import type { AppError } from '../../lib/errors.js';
import { BlobDamagedError, BlobMissingError, BlobStoreError } from '../../storage/blobs/blobs.js';
import { isDiskFull } from '../../storage/disk-full.js';
import { toAppError } from '../response/app-error.js';
import { stateOf, viewOf } from '../request/request-state.js';
import { respond } from '../response/respond.js';

/**
 * Completes every reply: failures, including hapi's own, are rendered in the profile of the address, and all replies
 * get the common headers.
 */
export const replies: Plugin<{ log: Logger; stopping?: AbortSignal | undefined }> = {
  name: 'replies',
  register(server, { log, stopping }) {
    server.ext('onPreResponse', (request, toolkit) => {
      const { response } = request;
      // The client must open a new connection, to another server.
      if (stopping?.aborted === true) stateOf(request).headers['connection'] = 'close';
      if (response instanceof Error) return addHeaders(request, renderError(request, toolkit, log));
      addHeaders(request, response);
      return toolkit.continue;
    });
    // The reply had begun: the connection is aborted, so that no client takes it as complete.
    server.events.on({ name: 'request', channels: 'internal' }, (request, { error }, tags) => {
      if (!tags['response'] || !isOfStore(error)) return;
      log.error({ ...describeRequest(request), err: error }, 'reply aborted');
    });
  },
};

/**
 * Default security headers of replies. A reply opened as a page runs and loads nothing, cannot be framed, and sends
 * its URL, which may hold a token, to no other site.
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
  // The server gave up on a request that was still arriving, and does not read the rest.
  if (error.code === 'server.unavailable' && !request.raw.req.complete) headers['connection'] = 'close';
  return respond(request, toolkit, profile.renderError(error, viewOf(request)));
}

function logBug(log: Logger, error: AppError, request: Request): void {
  if (error.code !== 'server.internal' && !isOfStore(error.cause)) return;
  log.error({ ...describeRequest(request), err: error.cause ?? error }, 'request failed');
}

/** True if the file store or the disk failed, which an operator must fix. */
function isOfStore(error: unknown): boolean {
  const kinds = [BlobDamagedError, BlobMissingError, BlobStoreError];
  return kinds.some((kind) => error instanceof kind) || isDiskFull(error);
}

function describeRequest(request: Request): object {
  return { requestId: stateOf(request).id, method: request.method, route: request.route.path };
}
