import type { Knex } from 'knex';
import type { Database } from '../storage/database.js';

/** A temporary file of one user, as a source for append. */
export interface Upload {
  /** `i` and a UUID: another kind of id than items have. */
  readonly id: string;
  readonly ownerId: number;
  readonly fileName: string;
  readonly description: string;
  readonly blobKey: string;
  readonly bytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Epoch milliseconds; the upload is as good as gone from then on. */
  readonly expiresAt: number;
}

interface UploadRow {
  readonly id: string;
  readonly owner_id: number;
  readonly file_name: string;
  readonly description: string;
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
    file_name: upload.fileName,
    description: upload.description,
    blob_key: upload.blobKey,
    bytes: upload.bytes,
    sha256: upload.sha256,
    created_at: upload.createdAt,
    expires_at: upload.expiresAt,
  });
}

/** The upload, if it is this user's and has not expired at `now`. */
export async function selectUpload(
  system: Database,
  id: string,
  ownerId: number,
  now: number,
): Promise<Upload | undefined> {
  const row = await uploads(system.knex)
    .where({ id, owner_id: ownerId })
    .where('expires_at', '>', now)
    .first();
  return row && toUpload(row);
}

/** Lets an upload live at least until `expiresAt`. */
export async function postponeExpiry(trx: Knex.Transaction, id: string, expiresAt: number): Promise<void> {
  await uploads(trx).where('id', id).where('expires_at', '<', expiresAt).update({ expires_at: expiresAt });
}

/** Uploads that have expired at `now`, oldest first. */
export async function selectExpiredUploads(system: Database, now: number, limit: number): Promise<Upload[]> {
  const rows = await uploads(system.knex).where('expires_at', '<=', now).orderBy('expires_at').limit(limit);
  return rows.map(toUpload);
}

export async function deleteUploads(trx: Knex.Transaction, ids: readonly string[]): Promise<void> {
  await uploads(trx)
    .whereIn('id', [...ids])
    .delete();
}

function uploads(knex: Knex) {
  return knex<UploadRow>('uploads');
}

function toUpload(row: UploadRow): Upload {
  return {
    id: row.id,
    ownerId: row.owner_id,
    fileName: row.file_name,
    description: row.description,
    blobKey: row.blob_key,
    bytes: row.bytes,
    sha256: row.sha256,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
