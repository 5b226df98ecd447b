import type { Knex } from 'knex';
import type { Database } from '../../storage/database/database.js';
import { replaceNulInText } from '../model/replace-nul.js';

/** Temporary file of one user, as a source for append. */
export interface Upload {
  /** `i` and a UUID, which distinguishes it from ids of items. */
  readonly id: string;
  readonly ownerId: number;
  /** `file`, or `edits` for a text that is stored for one job. */
  readonly kind: 'file' | 'edits';
  readonly fileName: string;
  readonly description: string;
  /** False until its parts are joined; it has no bytes until then. */
  readonly isCommitted: boolean;
  /** Empty until the commit. */
  readonly blobKey: string;
  readonly bytes: number;
  /** Lower-case hex; empty until the commit. */
  readonly sha256: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Epoch milliseconds after which the upload counts as deleted. */
  readonly expiresAt: number;
}

interface UploadRow {
  readonly id: string;
  readonly owner_id: number;
  readonly kind: Upload['kind'];
  readonly file_name: string;
  readonly description: string;
  readonly is_committed: boolean | number;
  readonly blob_key: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly created_at: number;
  readonly expires_at: number;
}

export async function insertUpload(trx: Knex.Transaction, upload: Upload): Promise<void> {
  await uploads(trx).insert({
    id: upload.id,
    owner_id: upload.ownerId,
    kind: upload.kind,
    file_name: upload.fileName,
    description: upload.description,
    is_committed: upload.isCommitted,
    blob_key: upload.blobKey,
    bytes: upload.bytes,
    sha256: upload.sha256,
    created_at: upload.createdAt,
    expires_at: upload.expiresAt,
  });
}

/** Finds the upload if it belongs to this user and has not expired at `now`. */
export async function selectUpload(
  knex: Knex,
  id: string,
  ownerId: number,
  now: number,
): Promise<Upload | undefined> {
  const mine = { id: replaceNulInText(id), owner_id: ownerId };
  const row = await uploads(knex).where(mine).where('expires_at', '>', now).first();
  return row && toUpload(row);
}

/** Locks the upload until the transaction ends. On SQLite the transaction locks the whole file anyway. */
export async function lockUpload(trx: Knex.Transaction, id: string): Promise<Upload | undefined> {
  const row = await uploads(trx).where('id', id).forUpdate().first();
  return row && toUpload(row);
}

/** Stores the joined parts as the bytes of the upload. */
export async function commitUploadRow(
  trx: Knex.Transaction,
  id: string,
  content: { blobKey: string; bytes: number; sha256: string },
): Promise<void> {
  const { blobKey, bytes, sha256 } = content;
  await uploads(trx).where('id', id).update({ is_committed: true, blob_key: blobKey, bytes, sha256 });
}

/**
 * Extends the lifetime of an upload to at least `expiresAt`; false if it no longer exists, or has expired
 * at `now`.
 */
export async function postponeExpiry(
  trx: Knex.Transaction,
  id: string,
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<boolean> {
  const touched = await uploads(trx)
    .where('id', id)
    .where('expires_at', '>', now)
    .update({
      expires_at: trx.raw('CASE WHEN expires_at < ? THEN ? ELSE expires_at END', [expiresAt, expiresAt]),
    });
  return touched > 0;
}

/** Lists uploads that have expired at `now`, by id, after the id `after`. */
export async function selectExpiredUploads(
  system: Database,
  now: number,
  after: string,
  limit: number,
): Promise<Upload[]> {
  const rows = await uploads(system.knex)
    .where('expires_at', '<=', now)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit);
  return rows.map(toUpload);
}

/** Deletes the upload if its expiry is not after `expiredBy`. Returns false if it was not deleted. */
export async function deleteUpload(
  trx: Knex.Transaction,
  id: string,
  expiredBy = Number.MAX_SAFE_INTEGER,
): Promise<boolean> {
  const deleted = await uploads(trx).where('id', id).where('expires_at', '<=', expiredBy).delete();
  return deleted > 0;
}

function uploads(knex: Knex) {
  return knex<UploadRow>('uploads');
}

function toUpload(row: UploadRow): Upload {
  return {
    id: row.id,
    ownerId: row.owner_id,
    kind: row.kind,
    fileName: row.file_name,
    description: row.description,
    isCommitted: Boolean(row.is_committed),
    blobKey: row.blob_key,
    bytes: row.bytes,
    sha256: row.sha256,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
