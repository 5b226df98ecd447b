import { AppError } from '../../../lib/errors.js';
import type { UploadedFile } from '../../../api/handlers.js';
import type { Transaction } from '../../../storage/database/database.js';
import { orDiscard, releaseBlobs } from '../files/content.js';
import { areSameParts, joinParts, orderParts } from '../files/join-parts.js';
import { deleteParts, type FilePart, selectParts } from '../files/part-repository.js';
import { storePart } from '../files/store-part.js';
import { partsChanged } from '../../uploads/upload-parts.js';
import type { Item, ItemProperties } from '../../model/item.js';
import { deleteItemRow, lockItem, updateItemStatus } from './item-repository.js';
import { unknownItem } from './item-rights.js';
import { type ItemDeps, replaceContent, explainTakenName } from './item-store.js';

/**
 * Starts to receive other content in parts; parts that arrived for an earlier one do not count.
 *
 * @throws {AppError} `feature.no_item` when the item is gone.
 */
export async function beginParts({ databases, clock }: ItemDeps, { id }: Pick<Item, 'id'>): Promise<void> {
  await databases.system.write(async (trx) => {
    if ((await lockItem(trx, id)) === undefined) throw unknownItem();
    await releaseBlobs(trx, await deleteParts(trx, [id]), clock());
    await updateItemStatus(trx, id, 'partial');
  });
}

/**
 * Keeps a part of an item's content, which counts once it is committed; an item that has content keeps it until then.
 *
 * @throws {AppError} as `storePart`, or `feature.no_item` when the item is gone.
 */
export function storeItemPart(
  deps: ItemDeps,
  item: Item,
  part: { readonly number: number; readonly file: UploadedFile | undefined },
): Promise<void> {
  return storePart(deps, item.id, part, {
    async lock(trx) {
      if ((await lockItem(trx, item.id)) === undefined) throw unknownItem();
      await updateItemStatus(trx, item.id, 'partial');
    },
  });
}

/**
 * Puts the parts together, in the order of their numbers, as the item's content.
 *
 * @throws {AppError} `request.invalid` when there are none, or one came meanwhile; the parts are kept then.
 */
export async function commitItem(
  deps: ItemDeps,
  item: Item,
  changes: Partial<ItemProperties> & { readonly fileName?: string },
  signal: AbortSignal,
): Promise<Item> {
  const { system } = deps.databases;
  const arrived = orderParts(await selectParts(system.knex, item.id), undefined);
  await system.write(async (trx) => {
    // Another commit was first, so the item is complete and stays so.
    await lockParts(trx, item.id, arrived);
    await updateItemStatus(trx, item.id, 'processing');
  });
  try {
    const content = await joinParts(deps, 'items', arrived, { signal });
    return await explainTakenName(deps, changes.fileName, () =>
      orDiscard(deps, content, async (trx) => {
        await lockParts(trx, item.id, arrived);
        return replaceContent(deps, trx, item.id, changes, content);
      }),
    );
  } catch (error) {
    // The caller may read the message of an `AppError`; other errors may hold internals.
    const reason = error instanceof AppError ? error.message : 'The parts could not be put together.';
    // Another commit may have been first: then the item is whole.
    await system.write((trx) =>
      updateItemStatus(trx, item.id, 'failed', { message: reason, from: 'processing' }),
    );
    throw error;
  }
}

/** @throws {AppError} when the item is gone, or other parts have arrived than these. */
async function lockParts(trx: Transaction, id: string, arrived: readonly FilePart[]): Promise<void> {
  if ((await lockItem(trx, id)) === undefined) throw unknownItem();
  if (!areSameParts(arrived, await selectParts(trx, id))) throw partsChanged();
}

/** Gives up the parts, and with them an item that never had content. */
export async function cancelItem({ databases, clock }: ItemDeps, { id }: Pick<Item, 'id'>): Promise<void> {
  await databases.system.write(async (trx) => {
    const item = await lockItem(trx, id);
    if (item === undefined) throw unknownItem();
    await releaseBlobs(trx, await deleteParts(trx, [id]), clock());
    if (item.content === undefined) await deleteItemRow(trx, id);
    else await updateItemStatus(trx, id, 'completed');
  });
}
