import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '../../../lib/errors.js';
import type { UploadedFile } from '../../../api/handlers.js';
import type { Transaction } from '../../../storage/database/database.js';
import type { FeaturesDeps } from '../../model/call.js';
import { adoptBlob, type Content, orDiscard, putContent, releaseBlobs } from '../files/content.js';
import { deleteParts } from '../files/part-repository.js';
import { tooLarge } from '../files/store-part.js';
import { type Folder, unknownFolder } from '../folders/folder.js';
import { lockFolder, putInFolder } from '../folders/folder-repository.js';
import type { Item, ItemProperties } from '../../model/item.js';
import { deleteItemRow, findItemByFile, insertItem, lockItem, updateItem } from './item-repository.js';
import { unknownItem } from './item-rights.js';

export type ItemDeps = Pick<FeaturesDeps, 'databases' | 'blobs' | 'clock' | 'settings'>;

/** Owner of a new item. */
export interface ItemOwner {
  readonly userId: number;
  readonly name: string;
}

/** Content of an item as the client sent it. */
export type SentContent = Pick<UploadedFile, 'path' | 'bytes'> | { readonly text: string };

/** Stores the content of an item. @throws {AppError} `request.too_large` above the limit. */
async function putItemContent(deps: ItemDeps, sent: SentContent): Promise<Content> {
  const bytes = 'text' in sent ? Buffer.byteLength(sent.text) : sent.bytes;
  if (bytes > deps.settings.fileLimitBytes) throw tooLarge('The file', deps.settings.fileLimitBytes);
  const source = 'text' in sent ? Readable.from([Buffer.from(sent.text)]) : { path: sent.path };
  return putContent(deps, 'items', source);
}

/**
 * Stores a new item, in the owner's `folder` if one is given. Without content, the content follows in
 * parts.
 *
 * @throws {AppError} `feature.name_taken` if the owner has an item with this file name, `feature.no_item`
 * if the folder no longer exists.
 */
export async function createItem(
  deps: ItemDeps,
  owner: ItemOwner,
  properties: ItemProperties & Pick<Item, 'fileName'>,
  sent: SentContent | undefined,
  folder?: Pick<Folder, 'id'>,
): Promise<Item> {
  // Check the name before the bytes are stored; the database makes the final decision.
  await assertNameFree(deps, owner.userId, properties.fileName);
  const content = sent && (await putItemContent(deps, sent));
  const now = deps.clock();
  const item: Item = {
    ...properties,
    id: randomUUID().replaceAll('-', ''),
    ownerId: owner.userId,
    ownerName: owner.name,
    access: 'private',
    status: content === undefined ? 'partial' : 'completed',
    statusMessage: '',
    content: content && pick(content),
    createdAt: now,
    modifiedAt: now,
  };
  await explainTakenName(deps, properties.fileName, () =>
    write(deps, content, async (trx) => {
      if (content !== undefined) await adoptBlob(trx, content, now);
      if (folder !== undefined && !(await lockFolder(trx, folder.id))) throw unknownFolder();
      await insertItem(trx, item);
      if (folder !== undefined) await putInFolder(trx, item.id, folder.id);
    }),
  );
  return item;
}

/**
 * Changes properties, content or both; the id stays. Readers of the old content can finish.
 *
 * @throws {AppError} `feature.no_item` if it no longer exists, `feature.name_taken` as `createItem`.
 */
export async function changeItem(
  deps: ItemDeps,
  id: string,
  changes: Partial<ItemProperties> & { readonly fileName?: string },
  sent: SentContent | undefined,
): Promise<Item> {
  const content = sent && (await putItemContent(deps, sent));
  return explainTakenName(deps, changes.fileName, () =>
    write(deps, content, (trx) => replaceContent(deps, trx, id, changes, content)),
  );
}

/** Changes an item within a transaction. Nothing may refer to the blob of `content` yet. */
export async function replaceContent(
  { clock }: Pick<ItemDeps, 'clock'>,
  trx: Transaction,
  id: string,
  changes: Partial<ItemProperties> & { readonly fileName?: string },
  content: Content | undefined,
): Promise<Item> {
  const before = await lockItem(trx, id);
  if (before === undefined) throw unknownItem();
  const now = clock();
  const changed: Item = { ...before, ...changes, modifiedAt: now };
  if (content === undefined) {
    await updateItem(trx, changed);
    return changed;
  }
  await adoptBlob(trx, content, now);
  const old = before.content === undefined ? [] : [before.content.blobKey];
  await releaseBlobs(trx, [...old, ...(await deleteParts(trx, [id]))], now);
  const whole: Item = { ...changed, content: pick(content), status: 'completed', statusMessage: '' };
  await updateItem(trx, whole);
  return whole;
}

/** Deletes an item. Its bytes stay until no job needs them. Does nothing if it is already deleted. */
export async function removeItem({ databases, clock }: ItemDeps, id: string): Promise<void> {
  await databases.system.write(async (trx) => {
    await dropItem(trx, id, clock());
  });
}

/** Deletes an item within a transaction; `now` in epoch milliseconds. */
export async function dropItem(trx: Transaction, id: string, now: number): Promise<void> {
  const item = await lockItem(trx, id);
  if (item === undefined) return;
  const content = item.content === undefined ? [] : [item.content.blobKey];
  await releaseBlobs(trx, [...content, ...(await deleteParts(trx, [id]))], now);
  await deleteItemRow(trx, id);
}

async function assertNameFree(deps: ItemDeps, ownerId: number, fileName: string | null): Promise<void> {
  if (fileName === null) return;
  if ((await findItemByFile(deps.databases.system, ownerId, fileName)) !== undefined)
    throw nameTaken(fileName);
}

/** Runs `work`, and turns a taken file name into an error in the caller's terms. */
export async function explainTakenName<T>(
  { databases }: Pick<ItemDeps, 'databases'>,
  fileName: string | null | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (databases.system.dialect.isUniqueViolation(error)) throw nameTaken(fileName ?? '');
    throw error;
  }
}

function nameTaken(fileName: string): AppError {
  return new AppError('feature.name_taken', `An item with the file name "${fileName}" already exists.`, {
    faults: [
      {
        field: 'filename',
        reason: 'is already used; give overwrite=true to replace the item',
        kind: 'invalid',
      },
    ],
  });
}

function write<T>(
  deps: ItemDeps,
  content: Content | undefined,
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  return content === undefined ? deps.databases.system.write(work) : orDiscard(deps, content, work);
}

function pick({ blobKey, bytes, sha256 }: Content): Content {
  return { blobKey, bytes, sha256 };
}
