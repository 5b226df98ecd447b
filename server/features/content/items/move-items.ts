import type { Database, Transaction } from '../../../storage/database/database.js';
import type { FeaturesDeps } from '../../model/call.js';
import { lockItem } from '../items/item-repository.js';
import { unknownItem } from '../items/item-rights.js';
import type { OwnedContent } from './owned-content.js';
import { findServiceByItem } from '../../catalog/service-repository.js';
import { type Folder, unknownFolder } from '../folders/folder.js';
import {
  lockFolder,
  putInFolder,
  selectFolders,
  selectFoldersOf,
  removeFromFolders,
} from '../folders/folder-repository.js';
import { getFolder } from './folders.js';

type PlaceDeps = Pick<FeaturesDeps, 'databases'>;

/**
 * Puts an item of a user into the folder of this id or title, or with `/` into none, and returns the
 * folder.
 *
 * @throws {AppError} `feature.no_item` if either no longer exists.
 */
export async function moveItem(
  { databases: { system, features } }: PlaceDeps,
  { id, ownerId, service }: Pick<OwnedContent, 'id' | 'ownerId' | 'service'>,
  name: string,
): Promise<Folder | undefined> {
  const folder = await chooseFolder(system, ownerId, name);
  await system.write(async (trx) => {
    await holdFolder(trx, folder);
    if (service === undefined && (await lockItem(trx, id)) === undefined) throw unknownItem();
    await putInFolder(trx, id, folder?.id ?? null);
  });
  // Services are in another database. A concurrent deletion may have cleared the folder entry before it was
  // written here.
  if (service !== undefined && (await findServiceByItem(features, id)) === undefined) {
    await system.write((trx) => removeFromFolders(trx, [id]));
    throw unknownItem();
  }
  return folder;
}

/**
 * Creates an object whose item is in a folder from the start. If that fails, the folder is unchanged.
 *
 * @throws {AppError} `feature.no_item`, or the error of `make`.
 */
export async function createInFolder<T>(
  { databases: { system } }: PlaceDeps,
  item: { readonly id: string; readonly ownerId: number },
  folder: string,
  make: () => Promise<T>,
): Promise<T> {
  const wanted = await chooseFolder(system, item.ownerId, folder);
  await system.write(async (trx) => {
    await holdFolder(trx, wanted);
    await putInFolder(trx, item.id, wanted?.id ?? null);
  });
  try {
    return await make();
  } catch (error) {
    await system.write((trx) => removeFromFolders(trx, [item.id]));
    throw error;
  }
}

/** Puts the item of a service into the folder of another item of the same user, if that is in one. */
export async function putInFolderOf(
  { databases: { system } }: PlaceDeps,
  itemId: string,
  service: { readonly itemId: string; readonly ownerId: number },
): Promise<void> {
  await system.write(async (trx) => {
    const folderId = (await selectFoldersOf(trx, [itemId])).get(itemId);
    if (folderId === undefined || !(await lockFolder(trx, folderId))) return;
    const folders = await selectFolders(trx, service.ownerId);
    if (folders.some(({ id }) => id === folderId)) await putInFolder(trx, service.itemId, folderId);
  });
}

/** Returns the folder of this id or title; none for `/`. */
async function chooseFolder(system: Database, ownerId: number, name: string): Promise<Folder | undefined> {
  const wanted = name.trim();
  return wanted === '/' || wanted === '' ? undefined : getFolder(system, ownerId, wanted);
}

/**
 * Keeps a folder from being deleted until the transaction ends. Locked before its items, in the same order
 * as deletion does.
 */
async function holdFolder(trx: Transaction, folder: Folder | undefined): Promise<void> {
  if (folder !== undefined && !(await lockFolder(trx, folder.id))) throw unknownFolder();
}
