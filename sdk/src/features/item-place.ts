import type { CallOptions } from '../transport/call-options.js';
import type { FeaturesApi } from './api.js';

/** Where an item is to be changed. */
export interface ItemPlace {
  readonly username: string;
  readonly itemId: string;
}

/** Below its owner, who need not be the caller. */
export async function placeOfItem(
  api: FeaturesApi,
  itemId: string,
  options: CallOptions,
): Promise<ItemPlace> {
  const { owner } = await api.read('/sharing/rest/content/items/{itemId}', { place: { itemId } }, options);
  return { username: owner, itemId };
}

/** Deletes an item; with that of a service, the service and its data. */
export async function deleteItem(api: FeaturesApi, itemId: string, options: CallOptions): Promise<void> {
  const place = await placeOfItem(api, itemId, options);
  await api.write('/sharing/rest/content/users/{username}/items/{itemId}/delete', { place }, options);
}
