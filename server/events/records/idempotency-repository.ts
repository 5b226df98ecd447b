import type { Knex } from 'knex';

/** Row of `idempotency_keys`. */
export interface IdempotencyRow {
  readonly user_id: number;
  readonly key: string;
  readonly operation: string;
  readonly fingerprint: string;
  readonly record_id: string | null;
  /** Epoch milliseconds. */
  readonly created_at: number;
}

/**
 * Claims a key for this transaction; true if it was free. On PostgreSQL this waits for another transaction
 * that has claimed it, until that one ends.
 */
export async function claimKey(
  trx: Knex.Transaction,
  row: Omit<IdempotencyRow, 'record_id'>,
): Promise<boolean> {
  const claimed = await trx<IdempotencyRow>('idempotency_keys')
    .insert({ ...row, record_id: null })
    .onConflict(['user_id', 'key'])
    .ignore()
    .returning('key');
  return claimed.length > 0;
}

export function findKey(
  knex: Knex,
  { user_id, key }: Pick<IdempotencyRow, 'user_id' | 'key'>,
): Promise<IdempotencyRow | undefined> {
  return knex<IdempotencyRow>('idempotency_keys').where({ user_id, key }).first();
}

/** Stores the id of the record that a key has created. */
export async function nameResult(
  trx: Knex.Transaction,
  { user_id, key, record_id }: Pick<IdempotencyRow, 'user_id' | 'key' | 'record_id'>,
): Promise<void> {
  await trx<IdempotencyRow>('idempotency_keys').where({ user_id, key }).update({ record_id });
}

/** Deletes keys from before an instant, in epoch milliseconds, and returns their number. */
export function deleteKeysBefore(trx: Knex.Transaction, instantMs: number): Promise<number> {
  return trx<IdempotencyRow>('idempotency_keys').where('created_at', '<', instantMs).delete();
}
