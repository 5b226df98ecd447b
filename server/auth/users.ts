import { AppError, type Fault } from '../lib/errors.js';
import type { Clock } from '../lib/clock.js';
import type { Database, Transaction } from '../storage/database/database.js';
import { hashPassword } from './passwords.js';
import { ROLES, type Role } from './principal.js';
import { digest, makeApplicationPassword, makePassword, readApplicationPassword } from './secrets.js';
import {
  countUsers,
  disableUser,
  enableUser,
  findUser,
  insertUser,
  listUsers,
  lockAdministrators,
  nameKey,
  replacePassword,
  replaceSecrets,
  setRole,
  type StoredSecrets,
  type User,
} from './user-repository.js';

/** Bounds of a chosen password, in UTF-16 code units. */
const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 256;

export type { User } from './user-repository.js';

/** User with its secrets, which are shown once and stored as digests only. */
export interface UserWithSecrets extends User {
  readonly password: string;
  /** 24 letters and digits in groups of four; the spaces do not count. */
  readonly applicationPassword: string;
}

export interface Users {
  /** @throws {AppError} `request.invalid` for a name that is malformed or taken, or an unknown role. */
  add(user: { name: string; role: string }): Promise<UserWithSecrets>;
  /** Adds an administrator when there is no user; `undefined` otherwise. */
  addFirst(name: string): Promise<UserWithSecrets | undefined>;
  list(): Promise<User[]>;
  find(name: string): Promise<User | undefined>;
  findById(id: number): Promise<User | undefined>;
  /**
   * Disables the user and all its credentials at once.
   *
   * @throws {AppError} `request.invalid` when the user does not exist or is the last administrator.
   */
  disable(name: string): Promise<User>;
  /**
   * Lets a disabled user sign in again, with the password from before.
   *
   * @throws {AppError} `request.invalid` when the user does not exist.
   */
  enable(name: string): Promise<User>;
  /**
   * Changes the role, which holds from the next request on, for tokens and sessions as well.
   *
   * @throws {AppError} `request.invalid` for an unknown user or role, or for the last administrator.
   */
  setRole(name: string, role: string): Promise<User>;
  /**
   * Replaces the password, and ends all tokens and sessions. Application passwords stay.
   *
   * @param password - a new one is generated without it.
   * @throws {AppError} `request.invalid` for an unknown user or an unsuitable password.
   */
  setPassword(name: string, password?: string): Promise<User & { readonly password: string }>;
  /**
   * Replaces all secrets with new ones; a disabled user is enabled again.
   *
   * @throws {AppError} `request.invalid` when the user does not exist.
   */
  reset(name: string): Promise<UserWithSecrets>;
}

export function createUsers(system: Database, clock: Clock): Users {
  return {
    async add({ name, role }) {
      const user = checkUser(name, role);
      const secrets = await makeSecrets();
      try {
        const added = await system.write((trx) =>
          insertUser(trx, { ...user, secrets: secrets.stored, now: clock() }),
        );
        return { ...added, ...secrets.shown };
      } catch (error) {
        if (system.dialect.isUniqueViolation(error))
          throw refuse('name', `user ${name} already exists; fairground user reset gives it new secrets`);
        throw error;
      }
    },
    async addFirst(name) {
      const secrets = await makeSecrets();
      try {
        const added = await system.write(async (trx) => {
          if ((await countUsers(trx)) > 0) return undefined;
          return insertUser(trx, { name, role: 'administrator', secrets: secrets.stored, now: clock() });
        });
        return added && { ...added, ...secrets.shown };
      } catch (error) {
        // Two servers started on one new PostgreSQL database, and the other one was first.
        if (system.dialect.isUniqueViolation(error)) return undefined;
        throw error;
      }
    },
    list: () => listUsers(system),
    find: (name) => findUser(system, { name }),
    findById: (id) => findUser(system, { id }),
    async disable(name) {
      const user = await system.write(async (trx) => {
        await assertNotLastAdministrator(trx, name);
        return disableUser(trx, name, clock());
      });
      return user ?? refuseUnknown(name);
    },
    async enable(name) {
      return (await system.write((trx) => enableUser(trx, name))) ?? refuseUnknown(name);
    },
    async setRole(name, wanted) {
      const role = ROLES.find((candidate) => candidate === wanted);
      if (role === undefined) throw refuse('role', `role must be one of ${ROLES.join(', ')}`);
      const user = await system.write(async (trx) => {
        if (role !== 'administrator') await assertNotLastAdministrator(trx, name);
        return setRole(trx, name, role);
      });
      return user ?? refuseUnknown(name);
    },
    async setPassword(name, chosen) {
      const password = chosen ?? makePassword();
      assertSuitable(password);
      const hash = await hashPassword(password);
      const user = await system.write((trx) => replacePassword(trx, name, hash));
      return { ...(user ?? refuseUnknown(name)), password };
    },
    async reset(name) {
      const secrets = await makeSecrets();
      const user = await system.write((trx) =>
        replaceSecrets(trx, { name, secrets: secrets.stored, now: clock() }),
      );
      return { ...(user ?? refuseUnknown(name)), ...secrets.shown };
    },
  };
}

async function makeSecrets(): Promise<{
  shown: { password: string; applicationPassword: string };
  stored: StoredSecrets;
}> {
  const password = makePassword();
  const applicationPassword = makeApplicationPassword();
  return {
    shown: { password, applicationPassword },
    stored: {
      passwordHash: await hashPassword(password),
      applicationPasswordDigest: digest(readApplicationPassword(applicationPassword) ?? ''),
    },
  };
}

function checkUser(name: string, role: string): { name: string; role: Role } {
  const faults: Fault[] = [];
  // No colon: it ends the name in HTTP Basic.
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._@+-]{0,59}$/u.test(name)) {
    const reason = 'must be 1 to 60 letters, digits or . _ @ + -, and start with a letter or digit';
    faults.push({ field: 'name', kind: 'invalid', reason });
  }
  const known = ROLES.find((candidate) => candidate === role);
  if (known === undefined)
    faults.push({ field: 'role', kind: 'invalid', reason: `must be one of ${ROLES.join(', ')}` });
  if (known === undefined || faults.length > 0)
    throw new AppError('request.invalid', 'The user was not added', { faults });
  return { name: name.normalize('NFC'), role: known };
}

/** @throws {AppError} `request.invalid` when `name` is the only administrator who can sign in. */
export async function assertNotLastAdministrator(trx: Transaction, name: string): Promise<void> {
  const administrators = await lockAdministrators(trx);
  if (administrators.length > 1 || administrators[0] !== nameKey(name)) return;
  throw refuse('name', `user ${name} is the last administrator; make another user an administrator first`);
}

/** @throws {AppError} `request.invalid`. */
function assertSuitable(password: string): void {
  const { length } = password;
  if (length < MIN_PASSWORD_LENGTH || length > MAX_PASSWORD_LENGTH) {
    const range = `${String(MIN_PASSWORD_LENGTH)} to ${String(MAX_PASSWORD_LENGTH)}`;
    throw refuse('password', `password must have ${range} characters`);
  }
  if (/\p{Cc}/u.test(password)) throw refuse('password', 'password must not contain control characters');
  // Sign-in reads it as an application password, so that it would never be accepted.
  if (readApplicationPassword(password) !== undefined)
    throw refuse(
      'password',
      'password must not consist of 24 letters and digits, like an application password',
    );
}

function refuse(field: string, reason: string): AppError {
  return new AppError('request.invalid', reason, { faults: [{ field, kind: 'invalid', reason }] });
}

export function refuseUnknown(name: string): never {
  throw refuse('name', `user ${name} was not found; fairground user list shows all`);
}
