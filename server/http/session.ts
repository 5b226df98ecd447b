import type { Request } from '@hapi/hapi';
import type { Access } from '../access/access.js';
import { AppError } from '../errors.js';
import { FORM_TOKEN, isFormToken, readCookie, SESSION_COOKIE, VISIT_COOKIE } from '../session.js';
import { headerOf } from './header-of.js';
import { lastOf } from './parameters/repeated.js';
import { stateOf } from './request-state.js';

/**
 * Finds out who makes a request from the cookie of a page where they have signed in. A cookie comes along by itself, so
 * it alone only lets somebody look: what may change something must carry the token of a form that was made for this
 * very session. A cookie that is not good any more counts as none.
 */
export async function authenticateSession(
  request: Request,
  access: Pick<Access, 'authenticateToken'>,
): Promise<void> {
  const session = readCookie(headerOf(request, 'cookie'), SESSION_COOKIE);
  if (session === undefined || !isOurs(request, session)) return;
  const state = stateOf(request);
  try {
    const origin = { referer: headerOf(request, 'referer'), address: state.address };
    state.principal = await access.authenticateToken(session, origin);
    state.session = session;
    state.headers['cache-control'] = 'private, no-store';
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'access.invalid_token') throw error;
  }
}

/** The cookie of a browser that has not signed in, if this request is one of our own pages'. */
export function visitOf(request: Request): string | undefined {
  const visit = readCookie(headerOf(request, 'cookie'), VISIT_COOKIE);
  return visit !== undefined && isOurs(request, visit) ? visit : undefined;
}

function isOurs(request: Request, cookie: string): boolean {
  if (request.method === 'get' || request.method === 'head') return true;
  // Browsers that tell where a request comes from are believed; the others have the form's token alone.
  const site = headerOf(request, 'sec-fetch-site') ?? 'same-origin';
  return site === 'same-origin' && isFormToken(lastOf(stateOf(request).sent[FORM_TOKEN]), cookie);
}
