import { headerOf } from './header-of.js';
import { assertCallback, callbackFault } from '../profiles/callback.js';
import { stateOf } from './request-state.js';
import type { OnRequestStep } from './on-request.js';

/**
 * Finds out whether a reply is to be loaded as a script that hands it to a function of the page (JSONP), as clients do
 * that were made before CORS or have it turned off. That lets any page read it, so it is for those servers only that
 * let any page call; and a page of our own, which has no need to, must not be brought to run what others chose.
 *
 * @param origins whose pages may call; `*` among them stands for all.
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
