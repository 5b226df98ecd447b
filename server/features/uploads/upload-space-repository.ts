import type { Knex } from 'knex';

/** Bytes that an upload counts as at least, so that a bound on bytes bounds the number of uploads too. */
export const LEAST_COUNTED_BYTES = 65_536;

/** Uploads of one user, or of all users without `ownerId`, that have not expired at `now` (epoch milliseconds). */
export interface UploadScope {
  readonly ownerId: number | undefined;
  readonly now: number;
}

/** An upload that a job has read, or is going to read. */
export interface UsedUpload {
  readonly id: string;
  readonly blobKey: string;
  readonly bytes: number;
  /** Epoch milliseconds of the last job's submission. */
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

/** Bytes of the uploads and of parts that have arrived, each upload with `LEAST_COUNTED_BYTES` at least. */
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
 * Used uploads, those longest ago first, behind the upload `after`. No job can be stored that reads them until the
 * transaction ends.
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

/** Notes that a job is stored in this transaction which reads these bytes; nothing happens where they are no upload's. */
export async function markUploadUsed(trx: Knex.Transaction, blobKey: string, now: number): Promise<void> {
  await trx('uploads').where('blob_key', blobKey).update({ used_at: now });
}

function inScope(trx: Knex.Transaction, { ownerId, now }: UploadScope): Knex.QueryBuilder {
  const query = trx('uploads').where('expires_at', '>', now);
  return ownerId === undefined ? query : query.where('owner_id', ownerId);
}
