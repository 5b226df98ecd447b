import type { Knex } from 'knex';
import type { Database } from '../storage/database/database.js';
import { batchLookup } from '../storage/sql/batch-lookup.js';
import { toStreamSafe } from '../lib/text/stream-safe.js';
import { ROLES, type Role } from './principal.js';

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
  await insertApplicationPassword(trx, row.id, user.secrets, user.now);
  return readUser(row);
}

/** Replaces all secrets, deletes all tokens and enables the user; `undefined` for an unknown name. */
export async function replaceSecrets(
  trx: Knex.Transaction,
  user: { name: string; secrets: StoredSecrets; now: number },
): Promise<User | undefined> {
  const [row] = await trx('users')
    .where({ name_key: nameKey(user.name) })
    .update({ password_hash: user.secrets.passwordHash, disabled_at: null })
    .returning<UserRow[]>(COLUMNS);
  if (row === undefined) return undefined;
  await trx('application_passwords').where({ user_id: row.id }).delete();
  await trx('tokens').where({ user_id: row.id }).delete();
  await insertApplicationPassword(trx, row.id, user.secrets, user.now);
  return readUser(row);
}

/** Disables the user and deletes all its tokens; `undefined` for an unknown name. */
export async function disableUser(
  trx: Knex.Transaction,
  name: string,
  now: number,
): Promise<User | undefined> {
  const [row] = await trx('users')
    .where({ name_key: nameKey(name) })
    .update({ disabled_at: trx.raw('COALESCE(disabled_at, ?)', [now]) })
    .returning<UserRow[]>(COLUMNS);
  if (row === undefined) return undefined;
  await trx('tokens').where({ user_id: row.id }).delete();
  return readUser(row);
}

async function insertApplicationPassword(
  trx: Knex.Transaction,
  userId: number,
  secrets: StoredSecrets,
  now: number,
): Promise<void> {
  await trx('application_passwords').insert({
    digest: secrets.applicationPasswordDigest,
    user_id: userId,
    created_at: now,
  });
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

/** @throws {Error} for a role that this version does not know. */
export function readRole(text: string): Role {
  const role = ROLES.find((candidate) => candidate === text);
  if (role === undefined) throw new Error(`unknown role ${text} in the database`);
  return role;
}
