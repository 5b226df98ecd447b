import type { ServerResponse } from 'node:http';
import type { Request } from '@hapi/hapi';
import type { Principal } from '../access/principal.js';
import type { Face, RequestView } from './faces/face.js';

/** What we know of a request while it is served; hapi keeps it at `request.app`. */
export interface RequestState {
  readonly id: string;
  readonly address: string;
  /** Made by `signalOf` for who asks. */
  abortSignal: AbortSignal | undefined;
  readonly face: Face;
  /** By names as sent: of the query at first, of the body too once it has been read. */
  sent: Readonly<Record<string, unknown>>;
  isRead: boolean;
  principal: Principal | undefined;
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

function makeSignal(response: ServerResponse): AbortSignal {
  if (response.closed || response.writableFinished) return AbortSignal.abort();
  const controller = new AbortController();
  for (const event of ['close', 'finish']) response.once(event, () => controller.abort());
  return controller.signal;
}

/** The request as its face may see it. */
export function viewOf(request: Request): RequestView {
  const { sent, isRead, principal } = stateOf(request);
  return { path: request.path, sent, isRead, isSignedIn: principal !== undefined };
}
