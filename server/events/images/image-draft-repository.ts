import type { Knex } from 'knex';

interface DraftRow {
  /** Key of the original; the keys of its sizes follow from it. */
  readonly blob_key: string;
  /** Epoch milliseconds. */
  readonly created_at: number;
}

/** Notes files that may be left over after a crash: before they are stored, or when their image goes. */
export async function insertImageDraft(trx: Knex.Transaction, blobKey: string, nowMs: number): Promise<void> {
  await trx<DraftRow>('image_drafts').insert({ blob_key: blobKey, created_at: nowMs });
}

/** Forgets the note: the files have an image, or are gone. */
export async function deleteImageDraft(trx: Knex.Transaction, blobKey: string): Promise<void> {
  await trx<DraftRow>('image_drafts').where({ blob_key: blobKey }).delete();
}

/** Keys of files without an image that were noted before an instant, oldest first. */
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
