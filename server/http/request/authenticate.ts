import type { Request } from '@hapi/hapi';
import type { Access } from '../../auth/access.js';
import { resolvePrincipal } from './credentials.js';
import { lastOf } from './parameters/repeated.js';
import { headerOf } from './header-of.js';
import { stateOf } from './request-state.js';
import { authenticateNonce, authenticateSession } from './session.js';

/**
 * Finds out who makes a request, from its headers and from the parameters that have been read so far.
 *
 * @throws {AppError} when credentials were sent and are wrong, on what is public too.
 */
export async function authenticate(
  request: Request,
  access: Pick<Access, 'authenticateBasic' | 'authenticateToken'>,
): Promise<void> {
  const state = stateOf(request);
  if (state.principal !== undefined) return;
  // A page that loads a script sends no headers with it: what is in them, the browser has added by itself.
  const isScript = state.callback !== undefined;
  const sent = {
    authorization: isScript ? undefined : headerOf(request, 'authorization'),
    esriAuthorization: isScript ? undefined : headerOf(request, 'x-esri-authorization'),
    token: tokenOf(lastOf(state.sent['token'])),
  };
  const { authorization, esriAuthorization, token } = sent;
  const { sessions } = state.profile.rules;
  if (authorization === undefined && esriAuthorization === undefined && token === undefined) {
    if (sessions === 'form' && !isScript) await authenticateSession(request, access);
  } else {
    const referer = headerOf(request, 'referer');
    state.principal = await resolvePrincipal(access, { ...sent, referer, address: state.address });
  }
  if (state.principal === undefined && sessions === 'nonce') await authenticateNonce(request, access);
}

/** A list, an object or a number is a credential as well, though never a right one. */
function tokenOf(value: unknown): string | undefined {
  if (value === undefined || value === null || typeof value === 'string') return value ?? undefined;
  return JSON.stringify(value);
}
