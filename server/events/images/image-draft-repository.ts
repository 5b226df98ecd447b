import type { Knex } from 'knex';

interface DraftRow {
  /** Key of the original; the keys of its sizes follow from it. */
  readonly blob_key: string;
  /** Epoch milliseconds. */
  readonly created_at: number;
}

/** Records files that a crash may leave over: before they are stored, or when their image is deleted. */
export async function insertImageDraft(trx: Knex.Transaction, blobKey: string, nowMs: number): Promise<void> {
  await trx<DraftRow>('image_drafts').insert({ blob_key: blobKey, created_at: nowMs });
}

/** Deletes the record: the files have an image, or are deleted. */
export async function deleteImageDraft(trx: Knex.Transaction, blobKey: string): Promise<void> {
  await trx<DraftRow>('image_drafts').where({ blob_key: blobKey }).delete();
}

/** Finds keys of files without an image that were recorded before an instant, oldest first. */
export async function findImageDrafts(
  knex: Knex,
  beforeMs: number,
  limit: number,
): Promise<readonly string[]> {
  const rows = await knex<DraftRow>('image_drafts')
    .where('created_at', '<', beforeMs)
    .orderBy('created_at')
    .limit(limit);
  return rows.map(({ blob_key }) => blob_key);
}
