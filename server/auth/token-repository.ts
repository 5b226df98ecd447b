import type { Knex } from 'knex';
import type { Database } from '../storage/database/database.js';
import { type Principal, readRole } from './principal.js';
import type { TokenBinding } from './token-binding.js';
import { credentialId, whereCredential } from './credential-repository.js';

/** `session`: cookie of a browser that signed in on a page; `token`: any other. */
export type TokenKind = 'session' | 'token';

/** Token as its user and administrators see it. */
export interface ActiveToken {
  /** First 16 digits of the digest, which do not reveal the token. */
  readonly id: string;
  readonly kind: TokenKind;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly binding: TokenBinding | undefined;
}

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
  token: {
    digest: string;
    kind: TokenKind;
    userId: number;
    expiresAt: number;
    binding: TokenBinding | undefined;
  },
): Promise<void> {
  await trx('tokens').insert({
    digest: token.digest,
    kind: token.kind,
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
    binding: readBinding(row),
  };
}

function readBinding(row: Pick<TokenRow, 'binding_kind' | 'binding_value'>): TokenBinding | undefined {
  return row.binding_kind === null ? undefined : { kind: row.binding_kind, value: row.binding_value ?? '' };
}

/** Lists the tokens of a user that have not expired at `now`, the last to expire first. */
export async function listTokens(system: Database, userId: number, now: number): Promise<ActiveToken[]> {
  const rows = await system
    .knex('tokens')
    .where({ user_id: userId })
    .where('expires_at', '>', now)
    .orderBy([{ column: 'expires_at', order: 'desc' }, 'digest'])
    .select<(TokenRow & { digest: string; kind: TokenKind })[]>(
      ...['digest', 'kind', 'expires_at', 'binding_kind', 'binding_value'],
    );
  return rows.map((row) => ({
    id: credentialId(row.digest),
    kind: row.kind,
    expiresAt: row.expires_at,
    binding: readBinding(row),
  }));
}

/** Deletes the token of a user with this id; false if there is none. */
export async function deleteUserToken(trx: Knex.Transaction, userId: number, id: string): Promise<boolean> {
  return (await whereCredential(trx('tokens'), userId, id).delete()) > 0;
}

/** Deletes all tokens of a user. */
export async function deleteUserTokens(trx: Knex.Transaction, userId: number): Promise<void> {
  await trx('tokens').where({ user_id: userId }).delete();
}

export async function deleteExpiredTokens(trx: Knex.Transaction, now: number): Promise<void> {
  await trx('tokens').where('expires_at', '<=', now).delete();
}

export async function deleteToken(trx: Knex.Transaction, digest: string): Promise<void> {
  await trx('tokens').where({ digest }).delete();
}
