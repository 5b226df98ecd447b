import type { Request } from '@hapi/hapi';
import type { Access } from '../../auth/access.js';
import type { Principal } from '../../auth/principal.js';
import { AppError } from '../../lib/errors.js';
import {
  FORM_TOKEN,
  isFormToken,
  NONCE_HEADER,
  NONCE_PARAMETER,
  readCookie,
  SESSION_COOKIE,
  VISIT_COOKIE,
} from '../../api/session.js';
import { headerOf } from './header-of.js';
import { lastOf } from './parameters/repeated.js';
import { stateOf } from './request-state.js';

/**
 * Identifies the caller by the session cookie of a page. Browsers send a cookie automatically, so alone it only
 * allows reading; changes need the form token of this session. An expired cookie counts as none.
 */
export async function authenticateSession(
  request: Request,
  access: Pick<Access, 'authenticateToken'>,
): Promise<void> {
  const session = sessionOf(request);
  if (session === undefined || !isOurs(request, session)) return;
  const state = stateOf(request);
  state.principal = await findPrincipal(request, session, access);
  if (state.principal === undefined) return;
  state.session = session;
  state.headers['cache-control'] = 'private, no-store';
}

/**
 * Authenticates by a session cookie that counts only with the session's form token, sent as a nonce.
 *
 * @throws {AppError} when a nonce does not belong to a session, or its session is over.
 */
export async function authenticateNonce(
  request: Request,
  access: Pick<Access, 'authenticateToken'>,
): Promise<void> {
  const state = stateOf(request);
  const nonce = lastOf(state.sent[NONCE_PARAMETER]) ?? headerOf(request, NONCE_HEADER);
  if (nonce === undefined) return;
  const session = sessionOf(request);
  const isOwn = session !== undefined && isFormToken(nonce, session);
  state.principal = isOwn ? await findPrincipal(request, session, access) : undefined;
  if (state.principal !== undefined) return;
  throw new AppError('access.bad_nonce', 'The nonce must belong to an open session: sign in again.');
}

function sessionOf(request: Request): string | undefined {
  return readCookie(headerOf(request, 'cookie'), SESSION_COOKIE);
}

/** Finds the user of a session; `undefined` when the session is over. */
async function findPrincipal(
  request: Request,
  session: string,
  access: Pick<Access, 'authenticateToken'>,
): Promise<Principal | undefined> {
  const origin = { referer: headerOf(request, 'referer'), address: stateOf(request).address };
  try {
    return await access.authenticateToken(session, origin);
  } catch (error) {
    if (error instanceof AppError && error.code === 'access.invalid_token') return undefined;
    throw error;
  }
}

/** Returns the cookie of a browser that has not signed in, if one of our own pages sent the request. */
export function visitOf(request: Request): string | undefined {
  const visit = readCookie(headerOf(request, 'cookie'), VISIT_COOKIE);
  return visit !== undefined && isOurs(request, visit) ? visit : undefined;
}

function isOurs(request: Request, cookie: string): boolean {
  if (request.method === 'get' || request.method === 'head') return true;
  // `Sec-Fetch-Site` is trusted where browsers send it; otherwise the form token decides alone.
  const site = headerOf(request, 'sec-fetch-site') ?? 'same-origin';
  return site === 'same-origin' && isFormToken(lastOf(stateOf(request).sent[FORM_TOKEN]), cookie);
}
