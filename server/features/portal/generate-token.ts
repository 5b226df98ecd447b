import type { Access, IssuedToken, TokenOptions } from '../../auth/access.js';
import type { Principal } from '../../auth/principal.js';
import type { TokenBinding } from '../../auth/token-binding.js';
import { AppError, type Fault } from '../../lib/errors.js';
import type { CallContext, Schemas } from '../model/call.js';

type TokenParameters = Schemas['GenerateTokenParameters'];

type TokenAccess = Pick<Access, 'signIn' | 'issueToken' | 'exchangeToken'>;

/**
 * Signs a caller in by name and password, or by a valid token, and issues a token.
 *
 * @throws {AppError} `request.missing`, or the errors of `Access` for invalid credentials.
 */
export async function generateToken(
  access: TokenAccess,
  parameters: TokenParameters,
  context: CallContext,
): Promise<Schemas['TokenReply']> {
  const { token, expires } = await issue(access, parameters, context);
  return { token, expires, ssl: context.publicUrl.startsWith('https:') };
}

async function issue(
  access: TokenAccess,
  parameters: TokenParameters,
  context: CallContext,
): Promise<IssuedToken> {
  const { token, serverUrl, expiration } = parameters;
  const binding = bind(parameters, context);
  const request: TokenOptions = {
    ...(expiration !== undefined && { minutes: expiration }),
    ...(binding && { binding }),
  };
  if (token !== undefined && serverUrl !== undefined) {
    return access.exchangeToken(token, { address: context.address, referer: context.referer }, request);
  }
  return access.issueToken(await signIn(access, parameters, context), request);
}

async function signIn(
  access: Pick<Access, 'signIn'>,
  { username, password }: TokenParameters,
  { address }: CallContext,
): Promise<Principal> {
  if (username === undefined || password === undefined) {
    const faults: Fault[] = [];
    if (username === undefined) faults.push({ field: 'username', reason: 'required', kind: 'missing' });
    if (password === undefined) faults.push({ field: 'password', reason: 'required', kind: 'missing' });
    throw new AppError('request.missing', 'Unable to generate token.', { faults });
  }
  return access.signIn(username, password, address).catch((error: unknown) => {
    throw isWrongCredentials(error) ? unableToGenerate(error) : error;
  });
}

function isWrongCredentials(error: unknown): error is AppError {
  return (
    error instanceof AppError &&
    (error.code === 'access.unknown_user' || error.code === 'access.wrong_password')
  );
}

/** Makes the error with the message that clients of this interface expect. */
function unableToGenerate(cause: AppError): AppError {
  return new AppError(cause.code, 'Unable to generate token.', {
    data: { details: ['Invalid username or password.'] },
    cause,
  });
}

/** Returns the referer or IP address to bind the token to; some clients send a `referer` and no `client`. */
function bind({ client, referer, ip }: TokenParameters, context: CallContext): TokenBinding | undefined {
  const kind = client ?? (referer === undefined ? undefined : 'referer');
  switch (kind) {
    case 'referer':
      return referer === undefined ? undefined : { kind: 'referer', value: referer };
    case 'ip':
      return { kind: 'address', value: ip ?? context.address };
    case 'requestip':
      return { kind: 'address', value: context.address };
    case undefined:
      return undefined;
  }
}
