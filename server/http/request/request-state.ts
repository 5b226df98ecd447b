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
  /** Made by `signalOf` for who asks. */
  abortSignal: AbortSignal | undefined;
  readonly profile: ApiProfile;
  /** By names as sent: of the query at first, of the body too once it has been read. */
  sent: Readonly<Record<string, unknown>>;
  isRead: boolean;
  /** Operation of the document that is called, once it is known. */
  operation: Operation | undefined;
  /** The function that the reply is to be handed to, where it is loaded as a script. */
  callback: string | undefined;
  principal: Principal | undefined;
  /** The cookie that has shown who `principal` is, where it was one. */
  session: string | undefined;
  /** Address of this server for links, without a slash at its end. */
  readonly publicUrl: () => string;
  /** Extra headers of the reply, whatever it will be. */
  readonly headers: Record<string, string>;
}

declare module '@hapi/hapi' {
  interface RequestApplicationState {
    fairground?: RequestState;
  }
}

/** @throws {Error} before the request has come in properly, which is a bug. */
export function stateOf(request: Request): RequestState {
  const state = request.app.fairground;
  if (state === undefined) throw new Error('the request has no state yet');
  return state;
}

/**
 * A signal that is aborted when the caller goes away or has got a reply: a handler that the timeout has overtaken
 * should stop. Most handlers do not ask, and it costs more than much of what else a request needs.
 */
export function signalOf(request: Request): AbortSignal {
  return (stateOf(request).abortSignal ??= makeSignal(request.raw.res));
}

/** One error for all, since most requests end with it unread, and making one takes a stack trace. */
const ENDED = new DOMException('The request has ended', 'AbortError');

function makeSignal(response: ServerResponse): AbortSignal {
  if (response.closed || response.writableFinished) return AbortSignal.abort(ENDED);
  const controller = new AbortController();
  for (const event of ['close', 'finish']) response.once(event, () => controller.abort(ENDED));
  return controller.signal;
}

/** The request as its profile may see it. */
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

/** Returns the page that is shown and the person who looks at it. */
export function pageViewOf(request: Request): PageView {
  const { principal, session, publicUrl } = stateOf(request);
  return {
    publicUrl: publicUrl(),
    address: request.path + cleanQuery(request),
    principal,
    formToken: session === undefined ? undefined : formTokenOf(session),
  };
}

/** The query as sent, without credentials. */
function cleanQuery({ method, raw }: Request): string {
  const { url = '' } = raw.req;
  const start = url.indexOf('?');
  if (method !== 'get' || start < 0) return '';
  const query = new URLSearchParams(url.slice(start + 1));
  for (const name of [...query.keys()]) if (SECRETS.includes(name.toLowerCase())) query.delete(name);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

const SECRETS = ['token', 'password', FORM_TOKEN.toLowerCase()];
