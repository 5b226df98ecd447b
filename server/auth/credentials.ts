import type { Clock } from '../lib/clock.js';
import { AppError } from '../lib/errors.js';
import type { Database } from '../storage/database/database.js';
import {
  type ApplicationPassword,
  deleteApplicationPassword,
  insertApplicationPassword,
  listApplicationPasswords,
  lockUser,
} from './application-password-repository.js';
import { digest, makeApplicationPassword, readApplicationPassword } from './secrets.js';
import { listFailures, type SignInFailures } from './sign-in-failure-repository.js';
import { type ActiveToken, deleteUserToken, listTokens } from './token-repository.js';

export type { ApplicationPassword } from './application-password-repository.js';
export type { SignInFailures } from './sign-in-failure-repository.js';
export type { ActiveToken } from './token-repository.js';

/** Maximum number of application passwords of a user. */
export const MAX_APPLICATION_PASSWORDS = 20;

const MAX_NAME_LENGTH = 60;

/** Maximum number of rows of the list of sign-in failures. */
const MAX_FAILURES = 100;

/** Application password with its secret, which is shown once. */
export interface NewApplicationPassword extends ApplicationPassword {
  /** 24 letters and digits in groups of four; the spaces do not count. */
  readonly password: string;
}

/** Credentials that a user has beside the password. */
export interface Credentials {
  listApplicationPasswords(userId: number): Promise<ApplicationPassword[]>;
  /**
   * Creates an application password with a name of its own.
   *
   * @throws {AppError} `request.invalid` for a name that is malformed or taken, or for too many of them.
   */
  addApplicationPassword(userId: number, name: string): Promise<NewApplicationPassword>;
  /** @throws {AppError} `request.invalid` when the user has none with this id. */
  revokeApplicationPassword(userId: number, id: string): Promise<void>;
  /** Lists the tokens that have not expired. */
  listTokens(userId: number): Promise<ActiveToken[]>;
  /** @throws {AppError} `request.invalid` when the user has none with this id. */
  revokeToken(userId: number, id: string): Promise<void>;
  /** Lists the failures that still count, most first. */
  listFailures(): Promise<SignInFailures[]>;
}

export function createCredentials(system: Database, clock: Clock): Credentials {
  return {
    listApplicationPasswords: (userId) => listApplicationPasswords(system.knex, userId),
    async addApplicationPassword(userId, sent) {
      const name = sent.trim().normalize('NFC');
      if (name === '' || name.length > MAX_NAME_LENGTH || /\p{Cc}/u.test(name))
        throw refuse(
          'name',
          `must be 1 to ${String(MAX_NAME_LENGTH)} characters, none of them control characters`,
        );
      const password = makeApplicationPassword();
      const stored = digest(readApplicationPassword(password) ?? '');
      const added = await system.write(async (trx) => {
        await lockUser(trx, userId);
        const others = await listApplicationPasswords(trx, userId);
        if (others.some((other) => other.name === name))
          throw refuse('name', 'is taken by another application password');
        if (others.length >= MAX_APPLICATION_PASSWORDS)
          throw refuse(
            'name',
            `is one too many: a user has at most ${String(MAX_APPLICATION_PASSWORDS)} application passwords`,
          );
        return insertApplicationPassword(trx, { digest: stored, userId, name, now: clock() });
      });
      return { ...added, password };
    },
    async revokeApplicationPassword(userId, id) {
      const isGone = await system.write((trx) => deleteApplicationPassword(trx, userId, id));
      if (!isGone) throw refuse('passwordId', 'is the id of no application password of this user');
    },
    listTokens: (userId) => listTokens(system, userId, clock()),
    async revokeToken(userId, id) {
      const isGone = await system.write((trx) => deleteUserToken(trx, userId, id));
      if (!isGone) throw refuse('tokenId', 'is the id of no token of this user');
    },
    listFailures: () => listFailures(system.knex, clock(), MAX_FAILURES),
  };
}

function refuse(field: string, reason: string): AppError {
  return new AppError('request.invalid', 'Invalid parameters.', {
    faults: [{ field, kind: 'invalid', reason }],
  });
}
