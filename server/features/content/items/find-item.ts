import type { Principal } from '../../../auth/principal.js';
import type { StoredItem } from '../../append/request/append-call.js';
import { findItem } from './item-repository.js';
import { mayReadItem } from './item-rights.js';
import type { ItemDeps } from './item-store.js';
import { formatOfType } from './item-type.js';

/**
 * Returns the content of an item that the caller may read; `undefined` if there is none yet, or for other callers.
 * Its bytes stay while a waiting or running job has the `blobKey` in its payload, even if the item is deleted.
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
