import type { Knex } from 'knex';
import type { Database } from '../../../storage/database/database.js';

interface OrphanBlobRow {
  readonly blob_key: string;
  readonly remove_at: number;
}

/** Notes blobs that nothing points to, for the sweep to remove from `removeAt` on. */
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

// Two values a row: far below what either database takes in one statement.
const INSERT_ROWS = 500;

/** Something points to the blob from now on; false when it was to be removed already. */
export async function deleteOrphanBlob(
  trx: Knex.Transaction,
  blobKey: string,
  now: number,
): Promise<boolean> {
  const deleted = await orphanBlobs(trx).where('blob_key', blobKey).where('remove_at', '>', now).delete();
  return deleted > 0;
}

/** Keys of blobs that may be removed at `now`, in order, after the key `after`. */
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

/** The blobs have been removed. */
export async function deleteOrphanBlobs(trx: Knex.Transaction, blobKeys: readonly string[]): Promise<void> {
  await orphanBlobs(trx)
    .whereIn('blob_key', [...blobKeys])
    .delete();
}

function orphanBlobs(knex: Knex) {
  return knex<OrphanBlobRow>('loose_blobs');
}
