import { AppError, type Fault } from '../lib/errors.js';
import type { Clock } from '../lib/clock.js';
import type { Database } from '../storage/database/database.js';
import { hashPassword } from './passwords.js';
import { ROLES, type Role } from './principal.js';
import { digest, makeApplicationPassword, makePassword, readApplicationPassword } from './secrets.js';
import {
  countUsers,
  disableUser,
  findUser,
  insertUser,
  listUsers,
  replaceSecrets,
  type StoredSecrets,
  type User,
} from './user-repository.js';

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
   * Disables the user and all its credentials at once. @throws {AppError} `request.invalid` when the user does not
   * exist.
   */
  disable(name: string): Promise<User>;
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
      const user = await system.write((trx) => disableUser(trx, name, clock()));
      return user ?? refuseUnknown(name);
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

function refuse(field: string, reason: string): AppError {
  return new AppError('request.invalid', reason, { faults: [{ field, kind: 'invalid', reason }] });
}

function refuseUnknown(name: string): never {
  throw refuse('name', `user ${name} was not found; fairground user list shows all`);
}
