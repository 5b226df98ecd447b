import type { GuessLimiter } from '../../auth/guess-limiter.js';
import type { RequestContext } from '../../api/handlers.js';
import { deriveKey, isKeyOf, readUnlocks, type UnlockParameters, type Unlocks } from './record-password.js';

/** Predicates of a reading request; one of them considers only its password. */
export interface ReadUnlocks {
  readonly unlocks: Unlocks;
  /** True for records without a password, or with that of the request, regardless of the caller. */
  readonly unlocksByPassword: Unlocks;
}

/**
 * Reads records with the password of a request. A password that is compared with records and matches none
 * counts as a failed guess.
 *
 * @param subject - of `GuessLimiter.begin`.
 * @throws {AppError} `access.too_many_failures` after too many wrong guesses; nothing is then compared.
 */
export async function withUnlocks<T>(
  guesses: GuessLimiter,
  { password, context: purpose }: UnlockParameters,
  { principal, address }: Pick<RequestContext, 'principal' | 'address'>,
  read: (unlocks: ReadUnlocks) => Promise<T>,
  subject?: string,
): Promise<T> {
  if (password === undefined || password === '') {
    const unlocks = readUnlocks({ context: purpose }, principal);
    return read({ unlocks, unlocksByPassword: readUnlocks({}, principal) });
  }
  await guesses.begin(subject, address);
  const key = await deriveKey(password);
  const outcome = { isCompared: false, isRight: false };
  const opens = (passwordHash: string): boolean => {
    const isKey = isKeyOf(passwordHash, key);
    outcome.isCompared = true;
    outcome.isRight ||= isKey;
    return isKey;
  };
  try {
    const unlocks = readUnlocks({ context: purpose }, principal, opens);
    return await read({ unlocks, unlocksByPassword: readUnlocks({}, principal, opens) });
  } finally {
    if (outcome.isRight || !outcome.isCompared) await guesses.succeed(subject, address);
  }
}
