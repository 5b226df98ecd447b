import type { Knex } from 'knex';
import type { Database } from '../../../storage/database/database.js';

/** Stored part of an upload or item. */
export interface FilePart {
  readonly number: number;
  readonly blobKey: string;
  readonly bytes: number;
  /** Lower-case hex; `undefined` for parts that an earlier version stored. */
  readonly sha256: string | undefined;
}

interface PartRow {
  readonly file_id: string;
  readonly part_number: number;
  readonly blob_key: string;
  readonly bytes: number;
  readonly sha256: string | null;
  readonly created_at: number;
}

/** Lists the parts of a file by number. */
export async function selectParts(knex: Knex, fileId: string): Promise<FilePart[]> {
  const rows = await parts(knex).where('file_id', fileId).orderBy('part_number');
  return rows.map((row) => ({
    number: row.part_number,
    blobKey: row.blob_key,
    bytes: row.bytes,
    sha256: row.sha256 ?? undefined,
  }));
}

/** Stores a part, replacing the one with its number. The file must be locked. */
export async function putPart(
  trx: Knex.Transaction,
  fileId: string,
  part: FilePart,
  now: number,
): Promise<void> {
  await parts(trx)
    .insert({
      file_id: fileId,
      part_number: part.number,
      blob_key: part.blobKey,
      bytes: part.bytes,
      sha256: part.sha256 ?? null,
      created_at: now,
    })
    .onConflict(['file_id', 'part_number'])
    .merge();
}

/** Deletes all parts of the files, and returns the keys of their bytes. */
export async function deleteParts(trx: Knex.Transaction, fileIds: readonly string[]): Promise<string[]> {
  const ids = [...fileIds];
  const rows = await parts(trx).whereIn('file_id', ids).select('blob_key');
  await parts(trx).whereIn('file_id', ids).delete();
  return rows.map((row) => row.blob_key);
}

/** Returns ids of files that got no part after `before`, without uploads, which expire as a whole. */
export async function selectForgottenParts(
  system: Database,
  before: number,
  limit: number,
): Promise<string[]> {
  const rows: { file_id: string }[] = await parts(system.knex)
    .whereNotIn('file_id', system.knex('uploads').select('id'))
    .groupBy('file_id')
    .havingRaw('max(created_at) < ?', [before])
    .limit(limit)
    .select('file_id');
  return rows.map((row) => row.file_id);
}

function parts(knex: Knex) {
  return knex<PartRow>('file_parts');
}
