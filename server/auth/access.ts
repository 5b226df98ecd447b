import { timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import { type Clock, systemClock } from '../lib/clock.js';
import { type Config, loadConfig } from '../config/config.js';
import { AppError } from '../lib/errors.js';
import type { Database } from '../storage/database/database.js';
import { verifyPassword } from './passwords.js';
import type { Principal } from './principal.js';
import { digest, makeToken, readApplicationPassword } from './secrets.js';
import { type Credentials, createCredentials } from './credentials.js';
import { deleteEndedWindows } from './sign-in-failure-repository.js';
import { createGuessLimiter, type GuessLimiter, userSubject } from './guess-limiter.js';
import { allowsOrigin, type RequestOrigin, type TokenBinding } from './token-binding.js';
import {
  deleteExpiredTokens,
  deleteToken,
  findToken,
  insertToken,
  type StoredToken,
  type TokenKind,
} from './token-repository.js';
import { findCredentials } from './user-repository.js';
import { createUsers, type Users } from './users.js';

/** Token as its owner receives it; `expires` is in epoch milliseconds. */
export interface IssuedToken {
  readonly token: string;
  readonly expires: number;
}

/** Properties of a new token. */
export interface TokenOptions {
  /** Lifetime, capped at the configured maximum. */
  readonly minutes?: number;
  readonly binding?: TokenBinding;
  /** Default: `token`. */
  readonly kind?: TokenKind;
}

/** Authentication. Nothing is cached: a revoked credential stops working with the next request. */
export interface Access {
  readonly users: Users;
  /** Application passwords, tokens and recent sign-in failures, for their user and administrators. */
  readonly credentials: Credentials;
  /** Limits wrong guesses of passwords, of users and of records alike. */
  readonly guesses: GuessLimiter;
  /**
   * Checks a name with a password or an application password.
   *
   * @throws {AppError} `access.unknown_user`, `access.wrong_password`, or `access.too_many_failures` when the guess
   *   limit is reached. A correct application password is always accepted, as it cannot be guessed, so guesses of
   *   attackers do not lock out its user.
   */
  signIn(name: string, password: string, address: string): Promise<Principal>;
  /**
   * Authenticates HTTP Basic, where every request carries the secret. An application password costs an indexed
   * lookup; a password is deliberately slow to verify.
   */
  authenticateBasic(name: string, secret: string, address: string): Promise<Principal>;
  /**
   * @throws {AppError} `access.invalid_token` when the token is unknown, has expired or is bound to another client.
   */
  authenticateToken(token: string, origin: RequestOrigin): Promise<Principal>;
  /** Issues a token for a user who has signed in. */
  issueToken(principal: Principal, options?: TokenOptions): Promise<IssuedToken>;
  /**
   * Issues a token in exchange for a valid one, without extending its rights: the new token expires no later and
   * keeps the binding. The old token stays valid.
   *
   * @throws {AppError} as `authenticateToken`.
   */
  exchangeToken(token: string, origin: RequestOrigin, options?: TokenOptions): Promise<IssuedToken>;
  /** Revokes a token; does nothing when it does not exist. */
  revokeToken(token: string): Promise<void>;
  /** Deletes expired tokens and sign-in failures; to be called periodically. */
  prune(): Promise<void>;
}

export type AccessSettings = Pick<
  Config,
  | 'tokenMinutes'
  | 'tokenMaxMinutes'
  | 'signInFailuresPerUser'
  | 'signInFailuresPerAddress'
  | 'signInWindowMinutes'
>;

export function createAccess(deps: {
  system: Database;
  log: Logger;
  clock?: Clock;
  settings?: AccessSettings;
}): Access {
  const { system, log, clock = systemClock, settings = loadConfig({}) } = deps;
  const guesses = createGuessLimiter(system, settings, clock);

  async function signIn(name: string, secret: string, address: string): Promise<Principal> {
    const found = await findCredentials(system, name);
    const applicationPassword = readApplicationPassword(secret);
    if (applicationPassword !== undefined && found !== undefined) {
      if (isOneOf(digest(applicationPassword), found.applicationPasswordDigests))
        return toPrincipal(found.user);
    }
    await guesses.begin(userSubject(name), address);
    // Passwords never look like application passwords, so a mistyped application password costs no key derivation.
    const isRight = applicationPassword === undefined && (await verifyPassword(secret, found?.passwordHash));
    if (found !== undefined && isRight) {
      await guesses.succeed(userSubject(name), address);
      return toPrincipal(found.user);
    }
    log.info({ user: name, address, isKnown: found !== undefined }, 'sign-in failed');
    // Both failures share this message: only the error code, which the events catalogue documents, differs.
    throw new AppError(
      found === undefined ? 'access.unknown_user' : 'access.wrong_password',
      'The user name or password is wrong',
    );
  }

  async function findGoodToken(token: string, origin: RequestOrigin): Promise<StoredToken> {
    const found = await findToken(system, digest(token));
    if (found === undefined) throw new AppError('access.invalid_token', 'The token is invalid');
    if (found.expiresAt <= clock()) throw new AppError('access.invalid_token', 'The token has expired');
    if (!allowsOrigin(found.binding, origin)) {
      throw new AppError(
        'access.invalid_token',
        `The token is bound to another ${found.binding?.kind ?? 'client'}`,
      );
    }
    return found;
  }

  async function storeToken(
    { userId }: Principal,
    { minutes = settings.tokenMinutes, binding, kind = 'token' }: TokenOptions,
    latest: number,
  ): Promise<IssuedToken> {
    const token = makeToken();
    const lifetimeMinutes = Math.min(Math.max(minutes, 1), settings.tokenMaxMinutes);
    const expires = Math.min(clock() + lifetimeMinutes * 60_000, latest);
    await system.write((trx) =>
      insertToken(trx, { digest: digest(token), kind, userId, expiresAt: expires, binding }),
    );
    return { token, expires };
  }

  return {
    users: createUsers(system, clock),
    credentials: createCredentials(system, clock),
    guesses,
    signIn,
    authenticateBasic: signIn,
    authenticateToken: async (token, origin) => (await findGoodToken(token, origin)).principal,
    issueToken: (principal, options = {}) => storeToken(principal, options, Infinity),
    async exchangeToken(token, origin, { minutes, binding } = {}) {
      const old = await findGoodToken(token, origin);
      const bound = old.binding ?? binding;
      const options = { ...(minutes !== undefined && { minutes }), ...(bound && { binding: bound }) };
      return storeToken(old.principal, options, old.expiresAt);
    },
    async revokeToken(token) {
      await system.write((trx) => deleteToken(trx, digest(token)));
    },
    async prune() {
      const now = clock();
      await system.write(async (trx) => {
        await deleteExpiredTokens(trx, now);
        await deleteEndedWindows(trx, now);
      });
    },
  };
}

function isOneOf(candidate: string, digests: readonly string[]): boolean {
  const bytes = Buffer.from(candidate);
  return digests.map((stored) => timingSafeEqual(bytes, Buffer.from(stored))).includes(true);
}

function toPrincipal(user: { id: number; name: string; role: Principal['role'] }): Principal {
  return { userId: user.id, name: user.name, role: user.role };
}
