import type { Knex } from 'knex';
import { deleteItemRow, type ItemRow } from './item-repository.js';

const BEGUN = ['partial', 'processing', 'failed'];

/**
 * Deletes items that were started in parts, never had content and have not changed since `before`. Their
 * parts then belong to no item.
 */
export async function deleteAbandonedItems(trx: Knex.Transaction, before: number): Promise<void> {
  const abandoned = await trx<ItemRow>('items')
    .whereIn('status', BEGUN)
    .where('modified_at', '<', before)
    .whereNull('blob_key')
    .forUpdate()
    .select('id');
  for (const { id } of abandoned) await deleteItemRow(trx, id);
}

/**
 * Marks items as complete that have content, have not changed since `before`, and have no parts left to
 * replace the content.
 */
export async function completeAbandonedItems(trx: Knex.Transaction, before: number): Promise<void> {
  await trx('items')
    .whereIn('status', BEGUN)
    .where('modified_at', '<', before)
    .whereNotNull('blob_key')
    .whereNotExists(trx('file_parts').whereRaw('file_parts.file_id = items.id').select('part_number'))
    .update({ status: 'completed', status_message: '' });
}
