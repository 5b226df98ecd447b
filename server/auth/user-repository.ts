import type { Knex } from 'knex';
import type { Database } from '../storage/database/database.js';
import { batchLookup } from '../storage/sql/batch-lookup.js';
import { toStreamSafe } from '../lib/text/stream-safe.js';
import { deleteApplicationPasswords, insertApplicationPassword } from './application-password-repository.js';
import { readRole, type Role } from './principal.js';
import { deleteUserTokens } from './token-repository.js';

/** User as administrators see it. Times are epoch milliseconds. */
export interface User {
  readonly id: number;
  readonly name: string;
  readonly role: Role;
  readonly isDisabled: boolean;
  readonly createdAt: number;
}

/** A user's secrets as they are stored. */
export interface StoredSecrets {
  readonly passwordHash: string;
  readonly applicationPasswordDigest: string;
}

/** Hashes that a user's secret is verified against. */
export interface Credentials {
  readonly user: User;
  readonly passwordHash: string;
  readonly applicationPasswordDigests: readonly string[];
}

interface UserRow {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly created_at: number;
  readonly disabled_at: number | null;
}

interface CredentialsRow extends UserRow {
  readonly name_key: string;
  readonly password_hash: string;
  /** Digest of the application password; null when the user has none. */
  readonly digest: string | null;
}

/** Name of the application password that a user gets when added. */
const FIRST_PASSWORD = 'first';

const COLUMNS = ['id', 'name', 'role', 'created_at', 'disabled_at'];

/** Names are compared ignoring case. PostgreSQL cannot query for NUL, which no name contains. */
export function nameKey(name: string): string {
  return toStreamSafe(name).normalize('NFC').toLowerCase().replaceAll('\0', '\ufffd');
}

export async function listUsers(system: Database): Promise<User[]> {
  const rows = await system.knex('users').select<UserRow[]>(COLUMNS).orderBy('id');
  return rows.map(readUser);
}

export async function findUser(
  system: Database,
  where: { name: string } | { id: number },
): Promise<User | undefined> {
  const condition = 'id' in where ? { id: where.id } : { name_key: nameKey(where.name) };
  const row: UserRow | undefined = await system.knex('users').where(condition).first(COLUMNS);
  return row && readUser(row);
}

/** Finds the user of this name, unless disabled, with the hashes of its secrets. */
export function findCredentials(system: Database, name: string): Promise<Credentials | undefined> {
  return findGathered(system.knex, nameKey(name));
}

const findGathered = batchLookup(async (knex: Knex, nameKeys: readonly string[]) => {
  const rows = await knex('users')
    .leftJoin('application_passwords', 'application_passwords.user_id', 'users.id')
    .whereIn('users.name_key', nameKeys)
    .whereNull('users.disabled_at')
    .select<CredentialsRow[]>([
      ...COLUMNS.map((column) => `users.${column}`),
      'users.name_key',
      'users.password_hash',
      'application_passwords.digest',
    ]);
  const found = new Map<string, Credentials>();
  for (const row of rows) {
    const before = found.get(row.name_key)?.applicationPasswordDigests ?? [];
    const applicationPasswordDigests = row.digest === null ? before : [...before, row.digest];
    found.set(row.name_key, {
      user: readUser(row),
      passwordHash: row.password_hash,
      applicationPasswordDigests,
    });
  }
  return found;
});

export async function countUsers(trx: Knex.Transaction): Promise<number> {
  const row: { count?: number | string } | undefined = await trx('users').count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}

/** @throws the database's unique violation when the name is taken. */
export async function insertUser(
  trx: Knex.Transaction,
  user: { name: string; role: Role; secrets: StoredSecrets; now: number },
): Promise<User> {
  const [row] = await trx('users')
    .insert({
      name: user.name,
      name_key: nameKey(user.name),
      role: user.role,
      password_hash: user.secrets.passwordHash,
      created_at: user.now,
    })
    .returning<UserRow[]>(COLUMNS);
  if (row === undefined) throw new Error('the database returned no inserted user');
  const { applicationPasswordDigest: digest } = user.secrets;
  await insertApplicationPassword(trx, { digest, userId: row.id, name: FIRST_PASSWORD, now: user.now });
  return readUser(row);
}

/** Replaces all secrets, deletes all tokens and enables the user; `undefined` for an unknown name. */
export async function replaceSecrets(
  trx: Knex.Transaction,
  user: { name: string; secrets: StoredSecrets; now: number },
): Promise<User | undefined> {
  const { secrets, now } = user;
  const changed = await updateUser(trx, user.name, {
    password_hash: secrets.passwordHash,
    disabled_at: null,
  });
  if (changed === undefined) return undefined;
  await deleteApplicationPasswords(trx, changed.id);
  await deleteUserTokens(trx, changed.id);
  const { applicationPasswordDigest: digest } = secrets;
  await insertApplicationPassword(trx, { digest, userId: changed.id, name: FIRST_PASSWORD, now });
  return changed;
}

/** Replaces the password and deletes all tokens; application passwords stay. `undefined` for an unknown name. */
export async function replacePassword(
  trx: Knex.Transaction,
  name: string,
  passwordHash: string,
): Promise<User | undefined> {
  const user = await updateUser(trx, name, { password_hash: passwordHash });
  if (user !== undefined) await deleteUserTokens(trx, user.id);
  return user;
}

/** Disables the user and deletes all its tokens; `undefined` for an unknown name. */
export async function disableUser(
  trx: Knex.Transaction,
  name: string,
  now: number,
): Promise<User | undefined> {
  const user = await updateUser(trx, name, { disabled_at: trx.raw('COALESCE(disabled_at, ?)', [now]) });
  if (user !== undefined) await deleteUserTokens(trx, user.id);
  return user;
}

/** Lets a disabled user sign in again, with the secrets from before; `undefined` for an unknown name. */
export function enableUser(trx: Knex.Transaction, name: string): Promise<User | undefined> {
  return updateUser(trx, name, { disabled_at: null });
}

/** Tokens and sessions follow: they read the role of their user with each request. */
export function setRole(trx: Knex.Transaction, name: string, role: Role): Promise<User | undefined> {
  return updateUser(trx, name, { role });
}

async function updateUser(
  trx: Knex.Transaction,
  name: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<User | undefined> {
  const [row] = await trx('users')
    .where({ name_key: nameKey(name) })
    .update(changes)
    .returning<UserRow[]>(COLUMNS);
  return row && readUser(row);
}

/** Deletes a user with its credentials. */
export async function deleteUser(trx: Knex.Transaction, id: number): Promise<void> {
  await deleteApplicationPasswords(trx, id);
  await deleteUserTokens(trx, id);
  await trx('users').where({ id }).delete();
}

/**
 * Returns the names of the administrators who can sign in, and locks them until the transaction ends, so that two
 * changes at once do not leave none.
 */
export async function lockAdministrators(trx: Knex.Transaction): Promise<string[]> {
  const rows: { name_key: string }[] = await trx('users')
    .where({ role: 'administrator', disabled_at: null })
    .orderBy('id')
    .forUpdate()
    .select('name_key');
  return rows.map(({ name_key: key }) => key);
}

function readUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    role: readRole(row.role),
    isDisabled: row.disabled_at !== null,
    createdAt: row.created_at,
  };
}
