import type { Access } from '../../auth/access.js';
import { readApplicationPassword } from '../../auth/secrets.js';
import type { Clock } from '../../lib/clock.js';
import { AppError, type Fault } from '../../lib/errors.js';
import type { CallContext, Schemas } from '../model/call.js';

/**
 * Issues a token to an application: `client_id` is a user name, `client_secret` one of that user's
 * application passwords. Failed attempts count as failed sign-ins.
 *
 * @throws {AppError} `request.invalid` for another grant type, `request.missing`, or as `Access.signIn`.
 */
export async function getAppToken(
  { access, clock }: { readonly access: Pick<Access, 'signIn' | 'issueToken'>; readonly clock: Clock },
  parameters: Schemas['AppTokenParameters'],
  { address }: Pick<CallContext, 'address'>,
): Promise<Schemas['AppTokenReply']> {
  const { client_id: name, client_secret: secret, grant_type: grant } = parameters;
  if (grant !== 'client_credentials') {
    throw unable('request.invalid', [
      { field: 'grant_type', reason: 'must be client_credentials', kind: 'invalid' },
    ]);
  }
  if (name === undefined || secret === undefined) {
    const missing = [
      ...(name === undefined ? ['client_id'] : []),
      ...(secret === undefined ? ['client_secret'] : []),
    ];
    throw unable(
      'request.missing',
      missing.map((field) => ({ field, reason: 'required', kind: 'missing' })),
    );
  }
  // Applications must not get the user's own password, so it is not even tried.
  if (readApplicationPassword(secret) === undefined) throw wrongClient();
  const principal = await access.signIn(name, secret, address).catch((error: unknown) => {
    throw isWrong(error) ? wrongClient(error) : error;
  });
  const { expiration } = parameters;
  const issued = await access.issueToken(principal, expiration === undefined ? {} : { minutes: expiration });
  return { access_token: issued.token, expires_in: Math.floor((issued.expires - clock()) / 1000) };
}

function isWrong(error: unknown): error is AppError {
  return (
    error instanceof AppError &&
    (error.code === 'access.unknown_user' || error.code === 'access.wrong_password')
  );
}

function unable(code: 'request.invalid' | 'request.missing', faults: readonly Fault[]): AppError {
  return new AppError(code, 'Unable to generate token.', { faults });
}

function wrongClient(cause?: AppError): AppError {
  return new AppError(cause?.code ?? 'access.wrong_password', 'Unable to generate token.', {
    data: { details: ['Invalid client_id or client_secret.'] },
    cause,
  });
}
