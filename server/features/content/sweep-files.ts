import { deleteAbandonedItems, completeAbandonedItems } from './items/item-sweep-repository.js';
import { lifetimeMs, takeBlobs, type UploadDeps } from '../uploads/uploads.js';
import { deleteUpload, selectExpiredUploads } from '../uploads/upload-repository.js';
import { releaseBlobsAtOnce } from './files/content.js';
import { deleteOrphanBlobs, selectDueBlobs } from './files/orphan-blob-repository.js';
import { selectReferencedBlobs } from './files/referenced-blobs.js';
import { deleteParts, selectForgottenParts } from './files/part-repository.js';

export type SweepDeps = Pick<UploadDeps, 'databases' | 'blobs' | 'clock'> & {
  readonly settings: Pick<UploadDeps['settings'], 'uploadLifetimeHours'>;
};

/** Number of rows per query. */
const BATCH = 100;

/** Time after which an incoming file has certainly been written or abandoned. */
const INCOMING_MS = 24 * 3_600_000;

/**
 * Removes expired files and remnants of crashes; call it periodically. Files that a waiting or running job
 * needs stay until the job has ended.
 */
export async function sweepFiles(deps: SweepDeps): Promise<void> {
  await sweepUploads(deps);
  await sweepParts(deps);
  await sweepBlobs(deps);
  await deps.blobs.sweepIncoming?.(deps.clock() - INCOMING_MS);
}

async function sweepUploads({ databases, clock }: SweepDeps): Promise<void> {
  const { system } = databases;
  const needed = await selectReferencedBlobs(system);
  for (let after = ''; ;) {
    const now = clock();
    const expired = await selectExpiredUploads(system, now, after, BATCH);
    for (const upload of expired) {
      if (needed.has(upload.blobKey)) continue;
      await system.write(async (trx) => {
        // A client may have used it for a job meanwhile.
        if (!(await deleteUpload(trx, upload.id, now))) return;
        await releaseBlobsAtOnce(trx, await takeBlobs(trx, upload), now);
      });
    }
    const last = expired.at(-1);
    if (last === undefined || expired.length < BATCH) return;
    after = last.id;
  }
}

/** Deletes unfinished items that were begun in parts, and parts of new content that was never completed. */
async function sweepParts({ databases, clock, settings }: SweepDeps): Promise<void> {
  const { system } = databases;
  const before = clock() - lifetimeMs(settings);
  await system.write((trx) => deleteAbandonedItems(trx, before));
  for (;;) {
    const forgotten = await selectForgottenParts(system, before, BATCH);
    await system.write(async (trx) => releaseBlobsAtOnce(trx, await deleteParts(trx, forgotten), clock()));
    if (forgotten.length < BATCH) break;
  }
  await system.write((trx) => completeAbandonedItems(trx, before));
}

async function sweepBlobs({ databases, blobs, clock }: SweepDeps): Promise<void> {
  const { system } = databases;
  const now = clock();
  for (let after = ''; ;) {
    const due = await selectDueBlobs(system, now, after, BATCH);
    // Queried after the blobs: from then on, an orphan can no longer become referenced.
    const needed = await selectReferencedBlobs(system);
    const useless = due.filter((key) => !needed.has(key));
    // Deletes the bytes first: if this is interrupted, the rows remain and the next sweep continues.
    for (const key of useless) await blobs.delete(key);
    await system.write((trx) => deleteOrphanBlobs(trx, useless));
    const last = due.at(-1);
    if (last === undefined || due.length < BATCH) return;
    after = last;
  }
}
