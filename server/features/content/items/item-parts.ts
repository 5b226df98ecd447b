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
 * Starts to receive new content in parts; parts for an earlier attempt are discarded.
 *
 * @throws {AppError} `feature.no_item` if the item no longer exists.
 */
export async function beginParts({ databases, clock }: ItemDeps, { id }: Pick<Item, 'id'>): Promise<void> {
  await databases.system.write(async (trx) => {
    if ((await lockItem(trx, id)) === undefined) throw unknownItem();
    await releaseBlobs(trx, await deleteParts(trx, [id]), clock());
    await updateItemStatus(trx, id, 'partial');
  });
}

/**
 * Stores a part of an item's content, which takes effect on commit; until then the item keeps its current
 * content.
 *
 * @throws {AppError} as `storePart`, or `feature.no_item` if the item no longer exists.
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
 * Joins the parts, in the order of their numbers, as the item's content.
 *
 * @throws {AppError} `request.invalid` if there are none, or one arrived meanwhile; the parts are then
 * kept.
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
    // Another commit came first, so the item is complete and stays so.
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
    // If another commit came first, the item is complete.
    await system.write((trx) =>
      updateItemStatus(trx, item.id, 'failed', { message: reason, from: 'processing' }),
    );
    throw error;
  }
}

/**
 * Locks an item with its parts. @throws {AppError} if the item no longer exists, or its parts differ from
 * these.
 */
async function lockParts(trx: Transaction, id: string, arrived: readonly FilePart[]): Promise<void> {
  if ((await lockItem(trx, id)) === undefined) throw unknownItem();
  if (!areSameParts(arrived, await selectParts(trx, id))) throw partsChanged();
}

/** Discards the parts, and the item as well if it never had content. */
export async function cancelItem({ databases, clock }: ItemDeps, { id }: Pick<Item, 'id'>): Promise<void> {
  await databases.system.write(async (trx) => {
    const item = await lockItem(trx, id);
    if (item === undefined) throw unknownItem();
    await releaseBlobs(trx, await deleteParts(trx, [id]), clock());
    if (item.content === undefined) await deleteItemRow(trx, id);
    else await updateItemStatus(trx, id, 'completed');
  });
}
