import type { Knex } from 'knex';

/**
 * Minimum number of bytes counted per upload, so that a limit on bytes limits the number of uploads too.
 */
export const LEAST_COUNTED_BYTES = 65_536;

/** Uploads of one user, or of all users without `ownerId`, that have not expired at `now` (epoch milliseconds). */
export interface UploadScope {
  readonly ownerId: number | undefined;
  readonly now: number;
}

/** Upload that a job reads or has read. */
export interface UsedUpload {
  readonly id: string;
  readonly blobKey: string;
  readonly bytes: number;
  /** Epoch milliseconds of the latest job's submission. */
  readonly usedAt: number;
}

interface UsedUploadRow {
  readonly id: string;
  readonly blob_key: string;
  readonly bytes: number;
  readonly used_at: number;
}

/** Locks the count of space until the transaction ends, on all servers. On SQLite there is only one writer anyway. */
export async function lockUploadSpace(trx: Knex.Transaction): Promise<void> {
  await trx('upload_space').forUpdate().first('id');
}

/** Sums the bytes of uploads and stored parts, counting at least `LEAST_COUNTED_BYTES` per upload. */
export async function sumUploadBytes(trx: Knex.Transaction, scope: UploadScope): Promise<number> {
  const sizes = inScope(trx, scope)
    .select(trx.raw(`${SIZE} AS size`))
    .as('sizes');
  const least = String(LEAST_COUNTED_BYTES);
  const sum = `SUM(CASE WHEN size < ${least} THEN ${least} ELSE size END) AS total`;
  const row: { total: number | string | null } | undefined = await trx.from(sizes).first(trx.raw(sum));
  return Number(row?.total ?? 0);
}

const SIZE = `CASE WHEN uploads.is_committed THEN uploads.bytes
  ELSE (SELECT COALESCE(SUM(file_parts.bytes), 0) FROM file_parts WHERE file_parts.file_id = uploads.id) END`;

/**
 * Lists used uploads after the upload `after`, least recently used first, and locks them: until the
 * transaction ends, no job that reads them can be stored.
 */
export async function lockUsedUploads(
  trx: Knex.Transaction,
  scope: UploadScope,
  { after, limit }: { readonly after: UsedUpload | undefined; readonly limit: number },
): Promise<UsedUpload[]> {
  const query = inScope(trx, scope).whereNotNull('used_at');
  if (after !== undefined) void query.whereRaw('(used_at, id) > (?, ?)', [after.usedAt, after.id]);
  const rows: UsedUploadRow[] = await query
    .orderBy(['used_at', 'id'])
    .limit(limit)
    .forUpdate()
    .select('id', 'blob_key', 'bytes', 'used_at');
  return rows.map((row) => ({
    id: row.id,
    blobKey: row.blob_key,
    bytes: row.bytes,
    usedAt: row.used_at,
  }));
}

/**
 * Records that this transaction stores a job which reads these bytes; does nothing if they belong to no
 * upload.
 */
export async function markUploadUsed(trx: Knex.Transaction, blobKey: string, now: number): Promise<void> {
  await trx('uploads').where('blob_key', blobKey).update({ used_at: now });
}

function inScope(trx: Knex.Transaction, { ownerId, now }: UploadScope): Knex.QueryBuilder {
  const query = trx('uploads').where('expires_at', '>', now);
  return ownerId === undefined ? query : query.where('owner_id', ownerId);
}
