import type { CallOptions } from '../transport/call-options.js';
import type { FeaturesApi } from './api.js';

/** Item to change, and its owner. */
export interface ItemPath {
  readonly username: string;
  readonly itemId: string;
}

/** Returns the path parameters of an item below its owner, who may not be the caller. */
export async function findItemPath(
  api: FeaturesApi,
  itemId: string,
  options: CallOptions,
): Promise<ItemPath> {
  const { owner } = await api.read('/sharing/rest/content/items/{itemId}', { place: { itemId } }, options);
  return { username: owner, itemId };
}

/** Deletes an item. With the item of a service, it also deletes the service and its data. */
export async function deleteItem(api: FeaturesApi, itemId: string, options: CallOptions): Promise<void> {
  const place = await findItemPath(api, itemId, options);
  await api.write('/sharing/rest/content/users/{username}/items/{itemId}/delete', { place }, options);
}
