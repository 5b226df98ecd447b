import { AppError } from '../../lib/errors.js';
import type { Transaction } from '../../storage/database/database.js';
import type { FeaturesDeps } from '../model/call.js';
import { releaseBlobs } from '../content/files/content.js';
import { selectReferencedBlobs } from '../content/files/referenced-blobs.js';
import { deleteUpload } from './upload-repository.js';
import {
  LEAST_COUNTED_BYTES,
  lockUsedUploads,
  sumUploadBytes,
  type UploadScope,
  type UsedUpload,
} from './upload-space-repository.js';

export interface UploadSpaceDeps {
  readonly settings: Pick<FeaturesDeps['settings'], 'uploadSpacePerUserBytes' | 'uploadSpaceBytes'>;
}

/** Number of used uploads per query. */
const BATCH = 100;

/**
 * Makes room for bytes that the transaction has just stored for a user: deletes uploads whose appends have
 * ended, oldest first, until the configured limit holds. Lock the space (`lockUploadSpace`) before storing.
 *
 * @param field - name of the refused parameter.
 * @throws {AppError} `request.invalid` if the user's other uploads leave no room, `server.unavailable` if
 * those of all users do.
 */
export async function makeRoom(
  { settings }: UploadSpaceDeps,
  trx: Transaction,
  { ownerId, field, now }: { readonly ownerId: number; readonly field: string; readonly now: number },
): Promise<void> {
  const { uploadSpacePerUserBytes: ownLimit, uploadSpaceBytes: limit } = settings;
  if (ownLimit !== undefined) {
    const excess = await deleteUsed(trx, { ownerId, now }, ownLimit);
    if (excess > 0) throw noRoom('request.invalid', { field, excess, limit: ownLimit }, OWN);
  }
  if (limit !== undefined) {
    const excess = await deleteUsed(trx, { ownerId: undefined, now }, limit);
    if (excess > 0) throw noRoom('server.unavailable', { field, excess, limit }, ALL);
  }
}

/** Deletes used uploads until the total is at most `limit`, and returns the bytes that still exceed it. */
async function deleteUsed(trx: Transaction, scope: UploadScope, limit: number): Promise<number> {
  let excess = (await sumUploadBytes(trx, scope)) - limit;
  for (let after: UsedUpload | undefined; excess > 0;) {
    const used = await lockUsedUploads(trx, scope, { after, limit: BATCH });
    // Read after the uploads are locked: every job that reads one of them is stored by now, or can no
    // longer be stored.
    const needed = await selectReferencedBlobs({ knex: trx });
    for (const { id, blobKey, bytes } of used) {
      if (excess <= 0) break;
      if (needed.has(blobKey)) continue;
      await deleteUpload(trx, id);
      await releaseBlobs(trx, [blobKey], scope.now);
      excess -= Math.max(bytes, LEAST_COUNTED_BYTES);
    }
    after = used.at(-1);
    if (used.length < BATCH) break;
  }
  return excess;
}

const OWN = {
  whose: 'Your uploads',
  mend: 'delete uploads with uploads/{itemID}/delete, or wait until an append that reads one has ended',
} as const;

const ALL = {
  whose: 'The uploads of all users',
  mend: 'try again when appends that read uploads have ended',
} as const;

function noRoom(
  code: 'request.invalid' | 'server.unavailable',
  { field, excess, limit }: { readonly field: string; readonly excess: number; readonly limit: number },
  { whose, mend }: typeof OWN | typeof ALL,
): AppError {
  const reason = `exceeds the available space by ${String(excess)} bytes; ${mend}`;
  return new AppError(code, `${whose} may take at most ${String(limit)} bytes in total.`, {
    faults: [{ field, reason, kind: 'invalid' }],
  });
}
