import type { Knex } from 'knex';
import { foldWord } from '../search/item-words.js';
import { replaceNulInText } from '../../model/replace-nul.js';
import type { Folder } from './folder.js';

interface FolderRow {
  readonly id: string;
  readonly owner_id: number;
  readonly title: string;
  readonly title_key: string;
  readonly created_at: number;
}

interface FolderItemRow {
  readonly item_id: string;
  readonly folder_id: string;
}

/** Inserts a folder. @throws the driver's unique violation if the user has a folder of this title. */
export async function insertFolder(trx: Knex.Transaction, folder: Folder): Promise<void> {
  await folders(trx).insert({
    id: folder.id,
    owner_id: folder.ownerId,
    title: folder.title,
    title_key: foldWord(folder.title),
    created_at: folder.createdAt,
  });
}

/** Lists the folders of a user, by title. */
export async function selectFolders(knex: Knex, ownerId: number): Promise<Folder[]> {
  const rows = await folders(knex).where('owner_id', ownerId).orderBy('title_key').orderBy('id');
  return rows.map(toFolder);
}

/** Finds the user's folder by id or else by title. */
export async function findFolder(knex: Knex, ownerId: number, name: string): Promise<Folder | undefined> {
  const wanted = replaceNulInText(name);
  const rows = await folders(knex)
    .where('owner_id', ownerId)
    .where((either) => {
      void either.where('id', wanted.toLowerCase()).orWhere('title_key', foldWord(wanted));
    });
  const row = rows.find(({ id }) => id === wanted.toLowerCase()) ?? rows[0];
  return row && toFolder(row);
}

/**
 * Locks a folder until the transaction ends: nothing can be put into it, and no other transaction can delete it.
 * False when it does not exist.
 */
export async function lockFolder(trx: Knex.Transaction, id: string): Promise<boolean> {
  return (await folders(trx).where({ id }).forUpdate().first('id')) !== undefined;
}

/** Deletes a folder; its items are then in no folder. */
export async function deleteFolderRow(trx: Knex.Transaction, id: string): Promise<void> {
  await folders(trx).where({ id }).delete();
}

/**
 * Puts an item into a folder, or into none.
 *
 * @throws the driver's foreign key violation if the folder no longer exists.
 */
export async function putInFolder(
  trx: Knex.Transaction,
  itemId: string,
  folderId: string | null,
): Promise<void> {
  if (folderId === null) await removeFromFolders(trx, [itemId]);
  else {
    await folderItems(trx)
      .insert({ item_id: itemId, folder_id: folderId })
      .onConflict('item_id')
      .merge(['folder_id']);
  }
}

/** Removes items from their folders. */
export async function removeFromFolders(trx: Knex.Transaction, itemIds: readonly string[]): Promise<void> {
  await folderItems(trx).whereIn('item_id', itemIds).delete();
}

/** Lists the ids of the contents of a folder. */
export async function selectItemsIn(knex: Knex, folderId: string): Promise<string[]> {
  const rows = await folderItems(knex).where({ folder_id: folderId }).select('item_id');
  return rows.map((row) => row.item_id);
}

/** Returns folders by item id, for those of the items that are in one. */
export async function selectFoldersOf(
  knex: Knex,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (itemIds.length === 0) return new Map();
  const rows = await folderItems(knex).whereIn('item_id', itemIds);
  return new Map(rows.map((row) => [row.item_id, row.folder_id]));
}

/** Returns folder ids by item id, for all items in the folders of a user. */
export async function selectItemFolders(knex: Knex, ownerId: number): Promise<ReadonlyMap<string, string>> {
  const rows = await folderItems(knex).whereIn(
    'folder_id',
    folders(knex).where('owner_id', ownerId).select('id'),
  );
  return new Map(rows.map((row) => [row.item_id, row.folder_id]));
}

function folders(knex: Knex) {
  return knex<FolderRow>('folders');
}

function folderItems(knex: Knex) {
  return knex<FolderItemRow>('folder_items');
}

function toFolder(row: FolderRow): Folder {
  return { id: row.id, ownerId: row.owner_id, title: row.title, createdAt: row.created_at };
}
