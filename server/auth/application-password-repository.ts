import type { Knex } from 'knex';
import { credentialId, whereCredential } from './credential-repository.js';

/** Application password as its user and administrators see it, without the secret. */
export interface ApplicationPassword {
  /** First 16 digits of the digest. */
  readonly id: string;
  readonly name: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

interface Row {
  readonly digest: string;
  readonly name: string;
  readonly created_at: number;
}

/** Lists the application passwords of a user, oldest first. */
export async function listApplicationPasswords(
  connection: Knex,
  userId: number,
): Promise<ApplicationPassword[]> {
  const rows = await connection('application_passwords')
    .where({ user_id: userId })
    .orderBy(['created_at', 'name'])
    .select<Row[]>('digest', 'name', 'created_at');
  return rows.map(({ digest, name, created_at: createdAt }) => ({
    id: credentialId(digest),
    name,
    createdAt,
  }));
}

export async function insertApplicationPassword(
  trx: Knex.Transaction,
  password: { digest: string; userId: number; name: string; now: number },
): Promise<ApplicationPassword> {
  const { digest, userId, name, now } = password;
  await trx('application_passwords').insert({ digest, user_id: userId, name, created_at: now });
  return { id: credentialId(digest), name, createdAt: now };
}

/** Locks a user until the transaction ends, so that two requests at once keep the limit and the names. */
export async function lockUser(trx: Knex.Transaction, userId: number): Promise<void> {
  await trx('users').where({ id: userId }).forUpdate().first('id');
}

/** Deletes the application password of a user with this id; false if there is none. */
export async function deleteApplicationPassword(
  trx: Knex.Transaction,
  userId: number,
  id: string,
): Promise<boolean> {
  return (await whereCredential(trx('application_passwords'), userId, id).delete()) > 0;
}

/** Deletes all application passwords of a user. */
export async function deleteApplicationPasswords(trx: Knex.Transaction, userId: number): Promise<void> {
  await trx('application_passwords').where({ user_id: userId }).delete();
}
