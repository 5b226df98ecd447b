import type { Knex } from 'knex';
import type { Database } from '../storage/database/database.js';
import type { Principal } from './principal.js';
import type { TokenBinding } from './token-binding.js';
import { readRole } from './user-repository.js';

export interface StoredToken {
  readonly principal: Principal;
  readonly expiresAt: number;
  readonly binding: TokenBinding | undefined;
}

interface TokenRow {
  readonly expires_at: number;
  readonly binding_kind: TokenBinding['kind'] | null;
  readonly binding_value: string | null;
  readonly user_id: number;
  readonly name: string;
  readonly role: string;
}

export async function insertToken(
  trx: Knex.Transaction,
  token: { digest: string; userId: number; expiresAt: number; binding: TokenBinding | undefined },
): Promise<void> {
  await trx('tokens').insert({
    digest: token.digest,
    user_id: token.userId,
    expires_at: token.expiresAt,
    binding_kind: token.binding?.kind ?? null,
    binding_value: token.binding?.value ?? null,
  });
}

/** Finds a token with the current data of its user, unless the user is disabled. The token may have expired. */
export async function findToken(system: Database, digest: string): Promise<StoredToken | undefined> {
  const row: TokenRow | undefined = await system
    .knex('tokens')
    .join('users', 'users.id', 'tokens.user_id')
    .where({ 'tokens.digest': digest, 'users.disabled_at': null })
    .first(
      ...['tokens.expires_at', 'tokens.binding_kind', 'tokens.binding_value'],
      ...['tokens.user_id', 'users.name', 'users.role'],
    );
  if (row === undefined) return undefined;
  return {
    principal: { userId: row.user_id, name: row.name, role: readRole(row.role) },
    expiresAt: row.expires_at,
    binding:
      row.binding_kind === null ? undefined : { kind: row.binding_kind, value: row.binding_value ?? '' },
  };
}

export async function deleteExpiredTokens(trx: Knex.Transaction, now: number): Promise<void> {
  await trx('tokens').where('expires_at', '<=', now).delete();
}

export async function deleteToken(trx: Knex.Transaction, digest: string): Promise<void> {
  await trx('tokens').where({ digest }).delete();
}
