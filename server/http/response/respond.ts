import type { Request, ResponseObject, ResponseToolkit } from '@hapi/hapi';
import { digestOf, JsonText } from '../../api/handlers.js';
import { ChunkedBody } from '../../lib/chunked-body.js';
import type { PlainReply, Rendering } from '../profiles/api-profile.js';
import { shapeReply } from './reply/shape-reply.js';
import { stateOf, viewOf } from '../request/request-state.js';

/** Renders a success in its profile for hapi, which omits the body if the caller already has this version. */
export function respondWith(request: Request, toolkit: ResponseToolkit, reply: PlainReply): ResponseObject {
  const { profile } = stateOf(request);
  const rendering = profile.renderReply(reply, viewOf(request));
  if (!profile.rules.shapesReplies) return hand(toolkit, rendering);
  const { sent, headers } = stateOf(request);
  const shaped = shapeReply(rendering, sent, headers['allow']);
  const response = hand(toolkit, shaped);
  const isRead = request.method === 'get' || request.method === 'head';
  const isTagged = (isRead && shaped.status === 200) || reply.revision !== undefined;
  if (!isTagged) return response;
  const digest = digestBody(shaped);
  if (digest === undefined) return response;
  if (shaped.headers['etag'] === undefined) {
    const tag = reply.revision === undefined ? digest : `${reply.revision}-${digest}`;
    // hapi adds a suffix to the tag of a compressed reply and accepts it when a client sends it back.
    response.etag(tag, { weak: false, vary: true });
    compareWeakly(request);
  }
  return isRead && request.headers['if-none-match'] === '*' ? response.code(304) : response;
}

/** Renders a failure, or another reply without an entity tag. */
export function respond(request: Request, toolkit: ResponseToolkit, rendering: Rendering): ResponseObject {
  const { profile, sent, headers } = stateOf(request);
  return hand(
    toolkit,
    profile.rules.shapesReplies ? shapeReply(rendering, sent, headers['allow']) : rendering,
  );
}

/** Compares entity tags weakly for reads (RFC 9110, 13.1.2): hapi recognizes only some weak tags. */
export function compareWeakly({ headers }: Request): void {
  const tags: unknown = headers['if-none-match'];
  if (typeof tags === 'string') headers['if-none-match'] = tags.replace(/(^|,)\s*W\//g, '$1');
}

function digestBody({ body }: Rendering): string | undefined {
  if (body instanceof JsonText) return body.digest;
  return typeof body === 'string' || Buffer.isBuffer(body) ? digestOf(body) : undefined;
}

function hand(toolkit: ResponseToolkit, { body, status, headers }: Rendering): ResponseObject {
  const response = toolkit.response(body instanceof JsonText ? body.bytes : body).code(status);
  if (body instanceof ChunkedBody) response.bytes(body.byteLength);
  for (const name in headers) response.header(name, headers[name] ?? '');
  return response;
}
