import type { Principal } from '../../../auth/principal.js';
import type { StoredItem } from '../../append/request/append-call.js';
import { findItem } from './item-repository.js';
import { mayReadItem } from './item-rights.js';
import type { ItemDeps } from './item-store.js';
import { formatOfType } from './item-type.js';

/**
 * The content of an item, for those who may read it; `undefined` for others, and where there is none (yet). Its bytes
 * stay while a job waits or runs whose payload holds the `blobKey`, whatever becomes of the item.
 */
export async function findStoredItem(
  { databases }: Pick<ItemDeps, 'databases'>,
  itemId: string,
  caller: Principal | undefined,
): Promise<StoredItem | undefined> {
  const item = await findItem(databases.system, itemId.toLowerCase());
  if (item?.content === undefined || !mayReadItem(caller, item)) return undefined;
  return {
    ...item.content,
    id: item.id,
    fileName: item.fileName ?? item.title,
    format: formatOfType(item.type),
  };
}
