import type { Access } from '../access/access.js';
import type { Principal } from '../access/principal.js';
import { AppError, type Fault } from '../errors.js';
import type { CallContext, Schemas } from './call.js';

type TokenParameters = Schemas['GenerateTokenParameters'];

/**
 * Signs a caller in, by name and password or by a token that is still good, and issues a token.
 *
 * @throws {AppError} `request.missing`, or what `Access` throws for credentials that are not good.
 */
export async function generateToken(
  access: Pick<Access, 'signIn' | 'authenticateToken' | 'issueToken'>,
  parameters: TokenParameters,
  context: CallContext,
): Promise<Schemas['TokenReply']> {
  const principal = await identify(access, parameters, context);
  const binding = bind(parameters, context);
  const { token, expires } = await access.issueToken(principal, {
    ...(parameters.expiration !== undefined && { minutes: parameters.expiration }),
    ...(binding && { binding }),
  });
  return { token, expires, ssl: context.publicUrl.startsWith('https:') };
}

async function identify(
  access: Pick<Access, 'signIn' | 'authenticateToken'>,
  { username, password, token, serverUrl }: TokenParameters,
  { address, referer }: CallContext,
): Promise<Principal> {
  if (token !== undefined && serverUrl !== undefined) {
    return access.authenticateToken(token, { address, referer });
  }
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

/** In the words that clients of this interface know. */
function unableToGenerate(cause: AppError): AppError {
  return new AppError(cause.code, 'Unable to generate token.', {
    data: { details: ['Invalid username or password.'] },
    cause,
  });
}

type Binding = NonNullable<NonNullable<Parameters<Access['issueToken']>[1]>['binding']>;

/** What the token shall be bound to; some clients send a `referer` and no `client`. */
function bind({ client, referer, ip }: TokenParameters, context: CallContext): Binding | undefined {
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
