import type { Access } from '../../auth/access.js';
import type { Principal } from '../../auth/principal.js';

/** Places of credentials in a request. */
export interface SentCredentials {
  readonly authorization: string | undefined;
  readonly esriAuthorization: string | undefined;
  /** The `token` parameter. */
  readonly token: string | undefined;
  readonly referer: string | undefined;
  readonly address: string;
}

/**
 * Returns the caller of a request. A header takes precedence over a parameter; both kinds of credentials serve both
 * interfaces. An `Authorization` that is malformed or of an unknown scheme is ignored, since proxies have their own.
 *
 * @throws {AppError} `access.…` when credentials are wrong, for public resources too.
 */
export async function resolvePrincipal(
  access: Pick<Access, 'authenticateBasic' | 'authenticateToken'>,
  sent: SentCredentials,
): Promise<Principal | undefined> {
  const basic = readBasic(sent.authorization);
  if (basic !== undefined) return access.authenticateBasic(basic.name, basic.secret, sent.address);
  const token = readBearer(sent.authorization) ?? readEsriToken(sent.esriAuthorization) ?? sent.token;
  if (token === undefined || token === '') return undefined;
  return access.authenticateToken(token, { referer: sent.referer, address: sent.address });
}

function readBasic(header: string | undefined): { name: string; secret: string } | undefined {
  const [, encoded] = /^basic +([A-Za-z0-9+/_-]+=*)\s*$/i.exec(header ?? '') ?? [];
  if (encoded === undefined) return undefined;
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  return colon < 1 ? undefined : { name: decoded.slice(0, colon), secret: decoded.slice(colon + 1) };
}

/** Reads a token from the header, with or without `Bearer` before it. */
function readEsriToken(header: string | undefined): string | undefined {
  const text = header?.replace(/^bearer(?:\s+|$)/i, '').trim();
  return text === '' ? undefined : text;
}

function readBearer(header: string | undefined): string | undefined {
  return /^bearer +(\S.*?)\s*$/i.exec(header ?? '')?.[1];
}
