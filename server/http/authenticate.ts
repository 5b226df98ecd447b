import type { Request } from '@hapi/hapi';
import type { Access } from '../access/access.js';
import { resolvePrincipal } from './credentials.js';
import { stateOf } from './request-state.js';

/**
 * Finds out who makes a request, from its headers and from the parameters that have been read so far.
 *
 * @throws {AppError} when credentials were sent and are wrong.
 */
export async function authenticate(
  request: Request,
  access: Pick<Access, 'authenticateBasic' | 'authenticateToken'>,
): Promise<void> {
  const state = stateOf(request);
  if (state.principal !== undefined) return;
  const { token } = state.sent;
  state.principal = await resolvePrincipal(access, {
    authorization: headerOf(request, 'authorization'),
    esriAuthorization: headerOf(request, 'x-esri-authorization'),
    token: typeof token === 'string' ? token : undefined,
    referer: headerOf(request, 'referer'),
    address: state.address,
  });
}

/** A header of a request, where it was sent once. */
export function headerOf(request: Request, name: string): string | undefined {
  const value: unknown = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
