import type { Request } from '@hapi/hapi';
import type { Access } from '../../auth/access.js';
import { resolvePrincipal } from './credentials.js';
import { lastOf } from './parameters/repeated.js';
import { headerOf } from './header-of.js';
import { stateOf } from './request-state.js';
import { authenticateNonce, authenticateSession } from './session.js';

/**
 * Identifies the caller of a request from its headers and the parameters read so far.
 *
 * @throws {AppError} when credentials are wrong, for public resources too.
 */
export async function authenticate(
  request: Request,
  access: Pick<Access, 'authenticateBasic' | 'authenticateToken'>,
): Promise<void> {
  const state = stateOf(request);
  if (state.principal !== undefined) return;
  // Scripts are loaded without headers of the page: those present were added by the browser.
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

/** Returns a credential as text. A list, an object or a number counts as a credential, though never a valid one. */
function tokenOf(value: unknown): string | undefined {
  if (value === undefined || value === null || typeof value === 'string') return value ?? undefined;
  return JSON.stringify(value);
}
