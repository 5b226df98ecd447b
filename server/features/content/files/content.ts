import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Clock } from '../../../lib/clock.js';
import type { Blobs, StoredBlob } from '../../../storage/blobs/blobs.js';
import { CommitListener } from '../../../storage/database/commit-listener.js';
import type { Database, Transaction } from '../../../storage/database/database.js';
import { deleteOrphanBlob, deleteOrphanBlobs, insertOrphanBlobs } from './orphan-blob-repository.js';

/** Bytes in the store. */
export interface Content extends StoredBlob {
  readonly blobKey: string;
}

export interface ContentDeps {
  readonly databases: { readonly system: Database };
  readonly blobs: Blobs;
  readonly clock: Clock;
}

/** Nobody needs longer to store a file and then to say whose it is. */
const STORING_MS = 24 * 3_600_000;

/**
 * How long bytes stay when nothing points to them any more. Who has just looked them up, such as a request that is
 * about to submit a job, is done long before.
 */
export const GRACE_MS = 10 * 60_000;

/**
 * Stores bytes under a new key. They are noted as loose before they are written, so that a crash leaves nothing
 * that the sweep does not find. `adopt` in the transaction that stores who points to them.
 *
 * @param folder first part of the key, such as `uploads`.
 */
export async function putContent(
  { databases, blobs, clock }: ContentDeps,
  folder: string,
  source: Readable | { readonly path: string },
  signal?: AbortSignal,
): Promise<Content> {
  const blobKey = `${folder}/${randomUUID()}`;
  await databases.system.write((trx) => insertOrphanBlobs(trx, [blobKey], clock() + STORING_MS));
  return { blobKey, ...(await blobs.put(blobKey, source, signal === undefined ? {} : { signal })) };
}

/** To be called where something begins to point to the bytes. @throws {Error} when they are gone. */
export async function adopt(trx: Transaction, content: Pick<Content, 'blobKey'>, now: number): Promise<void> {
  if (await deleteOrphanBlob(trx, content.blobKey, now)) return;
  throw new Error(`blob ${content.blobKey} was swept before it was used`);
}

/** To be called where nothing points to the bytes any more: they go after a while, once no job needs them. */
export function release(trx: Transaction, blobKeys: readonly string[], now: number): Promise<void> {
  return insertOrphanBlobs(trx, blobKeys, now + GRACE_MS);
}

/** Releases blobs without the grace time, because no reader can have opened them lately. */
export function releaseAtOnce(trx: Transaction, blobKeys: readonly string[], now: number): Promise<void> {
  return insertOrphanBlobs(trx, blobKeys, now);
}

/** Removes bytes at once that nothing has ever pointed to. */
export async function discard(
  { databases, blobs }: Pick<ContentDeps, 'databases' | 'blobs'>,
  content: Pick<Content, 'blobKey'>,
): Promise<void> {
  await blobs.delete(content.blobKey);
  await databases.system.write((trx) => deleteOrphanBlobs(trx, [content.blobKey]));
}

/**
 * Runs `work`, which is to adopt `content`; where it fails, the bytes are removed. Where the answer to the commit is
 * lost, whoever points to them may be stored: then they are left to the sweep, which finds out.
 */
export async function orDiscard<T>(
  deps: Pick<ContentDeps, 'databases' | 'blobs'>,
  content: Pick<Content, 'blobKey'>,
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  const commit = new CommitListener();
  try {
    return await deps.databases.system.write(commit.watch(work));
  } catch (error) {
    if (!commit.mayHaveCommitted) await discard(deps, content);
    throw error;
  }
}
