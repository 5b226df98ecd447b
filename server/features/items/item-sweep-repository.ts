import type { Knex } from 'knex';

/**
 * Deletes items that were begun in parts, never had content and have not changed since `before`. Their parts are then
 * parts of nothing.
 */
export async function deleteAbandonedItems(trx: Knex.Transaction, before: number): Promise<void> {
  await trx('items')
    .whereIn('status', ['partial', 'processing', 'failed'])
    .where('modified_at', '<', before)
    .whereNull('blob_key')
    .delete();
}
