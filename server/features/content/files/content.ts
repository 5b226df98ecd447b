import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Clock } from '../../../lib/clock.js';
import type { Blobs, StoredBlob } from '../../../storage/blobs/blobs.js';
import { CommitListener } from '../../../storage/database/commit-listener.js';
import type { Database, Transaction } from '../../../storage/database/database.js';
import { deleteOrphanBlob, deleteOrphanBlobs, insertOrphanBlobs } from './orphan-blob-repository.js';

/** Stored bytes. */
export interface Content extends StoredBlob {
  readonly blobKey: string;
}

export interface ContentDeps {
  readonly databases: { readonly system: Database };
  readonly blobs: Blobs;
  readonly clock: Clock;
}

/** Time limit for storing a file and then a reference to it. */
const STORING_MS = 24 * 3_600_000;

/**
 * Time that unreferenced bytes stay. Requests that have just looked them up, such as a submission, end long
 * before.
 */
export const GRACE_MS = 10 * 60_000;

/**
 * Stores bytes under a new key. They are recorded as orphans before they are written, so that the sweep
 * finds them after a crash. Call `adoptBlob` in the transaction that stores a reference to them.
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

/** Marks bytes as referenced; call it when a reference to them is stored. */
export async function adoptBlob(
  trx: Transaction,
  content: Pick<Content, 'blobKey'>,
  now: number,
): Promise<void> {
  if (await deleteOrphanBlob(trx, content.blobKey, now)) return;
  throw new Error(`blob ${content.blobKey} was swept before it was used`);
}

/** Marks bytes as unreferenced: they are deleted after the grace time, once no job needs them. */
export function releaseBlobs(trx: Transaction, blobKeys: readonly string[], now: number): Promise<void> {
  return insertOrphanBlobs(trx, blobKeys, now + GRACE_MS);
}

/** Releases blobs without the grace time, because no reader can have opened them lately. */
export function releaseBlobsAtOnce(
  trx: Transaction,
  blobKeys: readonly string[],
  now: number,
): Promise<void> {
  return insertOrphanBlobs(trx, blobKeys, now);
}

/** Deletes bytes immediately that were never referenced. */
export async function discardBlob(
  { databases, blobs }: Pick<ContentDeps, 'databases' | 'blobs'>,
  content: Pick<Content, 'blobKey'>,
): Promise<void> {
  await blobs.delete(content.blobKey);
  await databases.system.write((trx) => deleteOrphanBlobs(trx, [content.blobKey]));
}

/**
 * Runs `work`, which must adopt `content`; the bytes are removed if it fails. If the result of the commit is unknown,
 * a reference may be stored, so the sweep decides later.
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
    if (!commit.mayHaveCommitted) await discardBlob(deps, content);
    throw error;
  }
}
