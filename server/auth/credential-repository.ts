import type { Knex } from 'knex';

const ID_LENGTH = 16;

/** Returns the public id of a token or an application password: the start of its digest, which reveals no secret. */
export function credentialId(digest: string): string {
  return digest.slice(0, ID_LENGTH);
}

/** Narrows `query` to the credential of a user with this id. */
export function whereCredential(query: Knex.QueryBuilder, userId: number, id: string): Knex.QueryBuilder {
  return query.where({ user_id: userId }).whereRaw(`substr(digest, 1, ${String(ID_LENGTH)}) = ?`, [id]);
}
