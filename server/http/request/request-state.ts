import type { ServerResponse } from 'node:http';
import type { Request } from '@hapi/hapi';
import type { Principal } from '../../auth/principal.js';
import type { PageView } from '../../api/pages.js';
import { FORM_TOKEN, formTokenOf } from '../../api/session.js';
import type { ApiProfile, RequestView } from '../profiles/api-profile.js';
import type { Operation } from '../operation/operation.js';

/** State of a request while it is served; hapi keeps it at `request.app`. */
export interface RequestState {
  readonly id: string;
  readonly address: string;
  /** Abort signal, created on first use by `signalOf`. */
  abortSignal: AbortSignal | undefined;
  readonly profile: ApiProfile;
  /** Parameters by name as sent: of the query at first, of the body too after it has been read. */
  sent: Readonly<Record<string, unknown>>;
  isRead: boolean;
  /** Operation of the document that is called, once it is known. */
  operation: Operation | undefined;
  /** JSONP function that the reply is passed to. */
  callback: string | undefined;
  principal: Principal | undefined;
  /** Session cookie that identified `principal`, if there was one. */
  session: string | undefined;
  /** Public URL of this server for links, without a trailing slash. */
  readonly publicUrl: () => string;
  /** Extra headers of the reply, whatever its outcome. */
  readonly headers: Record<string, string>;
}

declare module '@hapi/hapi' {
  interface RequestApplicationState {
    fairground?: RequestState;
  }
}

/** @throws {Error} when called before the request is identified, which is a bug. */
export function stateOf(request: Request): RequestState {
  const state = request.app.fairground;
  if (state === undefined) throw new Error('the request has no state yet');
  return state;
}

/**
 * Returns a signal that is aborted when the caller disconnects or has a reply, so that a handler past its time limit
 * can stop. It is created on demand, since few handlers need it and it is costly.
 */
export function signalOf(request: Request): AbortSignal {
  return (stateOf(request).abortSignal ??= makeSignal(request.raw.res));
}

/** Shared error, since most signals end unread and every new error captures a stack trace. */
const ENDED = new DOMException('The request has ended', 'AbortError');

function makeSignal(response: ServerResponse): AbortSignal {
  if (response.closed || response.writableFinished) return AbortSignal.abort(ENDED);
  const controller = new AbortController();
  for (const event of ['close', 'finish']) response.once(event, () => controller.abort(ENDED));
  return controller.signal;
}

/** Returns the view of the request for its profile. */
export function viewOf(request: Request): RequestView {
  const { sent, isRead, callback, principal } = stateOf(request);
  return {
    path: request.path,
    sent,
    isRead,
    callback,
    isSignedIn: principal !== undefined,
    page: () => pageViewOf(request),
  };
}

/** Returns the page that is shown and the person who sees it. */
export function pageViewOf(request: Request): PageView {
  const { principal, session, publicUrl } = stateOf(request);
  return {
    publicUrl: publicUrl(),
    address: request.path + cleanQuery(request),
    principal,
    formToken: session === undefined ? undefined : formTokenOf(session),
  };
}

/** Returns the query as sent, without credentials. */
function cleanQuery({ method, raw }: Request): string {
  const { url = '' } = raw.req;
  const start = url.indexOf('?');
  if (method !== 'get' || start < 0) return '';
  const query = new URLSearchParams(url.slice(start + 1));
  for (const name of [...query.keys()]) if (SECRETS.includes(name.toLowerCase())) query.delete(name);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

const SECRETS = ['token', 'password', FORM_TOKEN.toLowerCase()];
