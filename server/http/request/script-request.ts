import { headerOf } from './header-of.js';
import { assertCallback, callbackFault } from '../profiles/callback.js';
import { stateOf } from './request-state.js';
import type { OnRequestStep } from './on-request.js';

/**
 * Reads the JSONP function of a request, for clients without CORS. JSONP lets any page read the reply, so it needs a
 * server that allows all origins; pages of this server must not load it, since it could run code chosen by others.
 *
 * @param origins - of the pages that may call; `*` among them stands for all.
 */
export function readScriptRequest(origins: readonly string[]): OnRequestStep {
  return (request) => {
    const state = stateOf(request);
    if (request.method !== 'get' && request.method !== 'head') return;
    const callback = state.profile.callbackOf?.(state.sent);
    if (callback === undefined) return;
    assertCallback(callback, 'callback');
    if (!origins.includes('*'))
      throw callbackFault(
        'callback',
        'is not supported on this server, which limits the pages that may call it',
      );
    if (headerOf(request, 'sec-fetch-site') === 'same-origin') {
      throw callbackFault('callback', 'is not supported for pages of this site');
    }
    state.callback = callback;
  };
}
