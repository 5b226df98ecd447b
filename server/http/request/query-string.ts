import type { Request } from '@hapi/hapi';
import { AppError } from '../../lib/errors.js';
import { lastOf } from './parameters/repeated.js';
import { parseNames } from './parameters/names.js';
import { checkCallback } from '../response/reply/shape-reply.js';
import { stateOf } from './request-state.js';
import type { OnRequestStep } from './on-request.js';

// Not HEAD: the sender of a POST waits for the body that the headers announce. No path supports other methods.
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Reads the query string, with nested names and lists, and the method that replaces POST, if any. */
export const readQuery: OnRequestStep = (request) => {
  const state = stateOf(request);
  state.sent = parseNames(searchOf(request.raw.req.url ?? ''));
  if (state.profile.rules.shapesReplies) checkCallback(state.sent);
  if (state.profile.rules.overridesMethod && request.method === 'post') overrideMethod(request, state.sent);
};

/** Returns the query of the raw URL: hapi flattens names, and building a URL fails on a malformed `Host`. */
function searchOf(address: string): string {
  const [withoutFragment = ''] = address.split('#', 1);
  const start = withoutFragment.indexOf('?');
  return start < 0 ? '' : withoutFragment.slice(start + 1);
}

function overrideMethod(request: Request, sent: Readonly<Record<string, unknown>>): void {
  const wished = lastOf(sent['_method']) ?? request.headers['x-http-method-override'];
  const method = METHODS.find((name) => typeof wished === 'string' && wished.toUpperCase() === name);
  if (method !== undefined) request.setMethod(method);
  else if (wished !== undefined && wished !== '') {
    throw new AppError('request.no_route', 'There is nothing at this address for that method.');
  }
}
