import type { Knex } from 'knex';
import type { Database } from '../../../storage/database/database.js';

interface OrphanBlobRow {
  readonly blob_key: string;
  readonly remove_at: number;
}

/** Records unreferenced blobs, for the sweep to delete from `removeAt` on. */
export async function insertOrphanBlobs(
  trx: Knex.Transaction,
  blobKeys: readonly string[],
  removeAt: number,
): Promise<void> {
  for (let from = 0; from < blobKeys.length; from += INSERT_ROWS) {
    const rows = blobKeys
      .slice(from, from + INSERT_ROWS)
      .map((key) => ({ blob_key: key, remove_at: removeAt }));
    await orphanBlobs(trx).insert(rows).onConflict('blob_key').merge();
  }
}

// Rows per statement, of two values each: far below the limits of both databases.
const INSERT_ROWS = 500;

/** Removes the record of a blob that is now referenced; false if the blob was already due for deletion. */
export async function deleteOrphanBlob(
  trx: Knex.Transaction,
  blobKey: string,
  now: number,
): Promise<boolean> {
  const deleted = await orphanBlobs(trx).where('blob_key', blobKey).where('remove_at', '>', now).delete();
  return deleted > 0;
}

/** Lists keys of blobs that may be deleted at `now`, in order, after the key `after`. */
export async function selectDueBlobs(
  system: Database,
  now: number,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await orphanBlobs(system.knex)
    .where('remove_at', '<=', now)
    .where('blob_key', '>', after)
    .orderBy('blob_key')
    .limit(limit)
    .select('blob_key');
  return rows.map((row) => row.blob_key);
}

/** Removes the records of deleted blobs. */
export async function deleteOrphanBlobs(trx: Knex.Transaction, blobKeys: readonly string[]): Promise<void> {
  await orphanBlobs(trx)
    .whereIn('blob_key', [...blobKeys])
    .delete();
}

function orphanBlobs(knex: Knex) {
  return knex<OrphanBlobRow>('loose_blobs');
}
