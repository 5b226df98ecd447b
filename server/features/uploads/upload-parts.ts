import { AppError } from '../../lib/errors.js';
import type { UploadedFile } from '../../api/handlers.js';
import type { Transaction } from '../../storage/database/database.js';
import { adoptBlob, orDiscard, releaseBlobs } from '../content/files/content.js';
import { areSameParts, joinParts, orderParts, readChecksum } from '../content/files/join-parts.js';
import { deleteParts, type FilePart, selectParts } from '../content/files/part-repository.js';
import { storePart } from '../content/files/store-part.js';
import { commitUploadRow, lockUpload, postponeExpiry, type Upload } from './upload-repository.js';
import { makeRoom } from './upload-space.js';
import { lockUploadSpace } from './upload-space-repository.js';
import { lifetimeMs, type UploadDeps } from './uploads.js';

/**
 * Stores a part of an upload; a later part of the same number replaces it. The lifetime of the upload
 * restarts.
 *
 * @throws {AppError} `request.invalid` if the upload is committed, or as `storePart` and `makeRoom`.
 */
export async function storeUploadPart(
  deps: UploadDeps,
  upload: Upload,
  part: { readonly number: number; readonly file: UploadedFile | undefined },
): Promise<void> {
  assertOpen(upload);
  const now = deps.clock();
  await storePart(deps, upload.id, part, {
    async lock(trx) {
      await lockUploadSpace(trx);
      await lockOpen(trx, upload);
      await postponeExpiry(trx, upload.id, { now, expiresAt: now + lifetimeMs(deps.settings) });
    },
    check: (trx) => makeRoom(deps, trx, { ownerId: upload.ownerId, field: 'file', now }),
  });
}

/** Lists the numbers of the stored parts; a committed upload has none. */
export function listUploadParts(
  { databases }: Pick<UploadDeps, 'databases'>,
  upload: Upload,
): Promise<FilePart[]> {
  return selectParts(databases.system.knex, upload.id);
}

/**
 * Joins the parts in a stream. A part that arrives meanwhile makes the commit fail, and the upload stays
 * unchanged.
 *
 * @throws {AppError} `request.invalid` if the upload is already committed, a part is missing, or the
 * checksum differs.
 */
export async function commitUpload(
  deps: UploadDeps,
  upload: Upload,
  request: { readonly parts?: readonly number[] | undefined; readonly checksum?: string | undefined },
  signal: AbortSignal,
): Promise<Upload> {
  assertOpen(upload);
  const checksum = request.checksum === undefined ? undefined : readChecksum(request.checksum);
  const arrived = await selectParts(deps.databases.system.knex, upload.id);
  const content = await joinParts(deps, 'uploads', orderParts(arrived, request.parts), { checksum, signal });
  return orDiscard(deps, content, async (trx) => {
    const now = deps.clock();
    await lockOpen(trx, upload);
    if (!areSameParts(arrived, await selectParts(trx, upload.id))) throw partsChanged();
    await adoptBlob(trx, content, now);
    await commitUploadRow(trx, upload.id, content);
    await releaseBlobs(trx, await deleteParts(trx, [upload.id]), now);
    return { ...upload, ...content, isCommitted: true };
  });
}

/** Locks an upload that still exists and accepts parts. */
async function lockOpen(trx: Transaction, { id, ownerId }: Pick<Upload, 'id' | 'ownerId'>): Promise<void> {
  const upload = await lockUpload(trx, id);
  if (upload?.ownerId !== ownerId) throw unknownUpload();
  assertOpen(upload);
}

function assertOpen({ isCommitted }: Pick<Upload, 'isCommitted'>): void {
  if (isCommitted) throw new AppError('request.invalid', 'The upload is already committed.');
}

export function partsChanged(): AppError {
  return new AppError('request.invalid', 'A part arrived while the parts were being joined. Commit again.');
}

export function unknownUpload(): AppError {
  return new AppError('feature.no_upload', 'Upload not found.');
}
