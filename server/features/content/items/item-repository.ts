import type { Knex } from 'knex';
import type { Database } from '../../../storage/database/database.js';
import { removeFromFolders } from '../folders/folder-repository.js';
import { replaceNulInText } from '../../model/replace-nul.js';
import type { Item, ItemContent, ItemExtent, ItemStatus } from '../../model/item.js';
import { foldWord, wordsOf } from '../search/item-words.js';

export interface ItemRow {
  readonly id: string;
  readonly owner_id: number;
  readonly owner_name: string;
  readonly file_name: string | null;
  readonly title: string;
  readonly type: string;
  readonly type_keywords: string;
  readonly tags: string;
  readonly description: string | null;
  readonly snippet: string | null;
  readonly access_information: string | null;
  readonly license_info: string | null;
  readonly extent: string;
  readonly access: Item['access'];
  readonly status: ItemStatus;
  readonly status_message: string;
  readonly blob_key: string | null;
  readonly bytes: number;
  readonly sha256: string | null;
  readonly created_at: number;
  readonly modified_at: number;
}

/** Queries items with the names of their owners. */
export function itemsWithOwners(knex: Knex) {
  return knex<ItemRow>('items')
    .join('users', 'users.id', 'items.owner_id')
    .select<ItemRow[]>('items.*', 'users.name as owner_name');
}

export async function findItem(system: Database, id: string): Promise<Item | undefined> {
  const row: ItemRow | undefined = await itemsWithOwners(system.knex)
    .where('items.id', replaceNulInText(id))
    .first();
  return row && toItem(row);
}

/** Finds the user's item with this file name, in any case. */
export async function findItemByFile(
  system: Database,
  ownerId: number,
  fileName: string,
): Promise<Item | undefined> {
  const row: ItemRow | undefined = await itemsWithOwners(system.knex)
    .where({ owner_id: ownerId, file_name_key: foldWord(fileName) })
    .first();
  return row && toItem(row);
}

/**
 * Returns the current item, and locks it until the transaction ends. On SQLite the transaction locks the whole file
 * anyway.
 */
export async function lockItem(trx: Knex.Transaction, id: string): Promise<Item | undefined> {
  const locked: object | undefined = await trx('items').where({ id }).forUpdate().first('id');
  if (locked === undefined) return undefined;
  const row: ItemRow | undefined = await itemsWithOwners(trx).where('items.id', id).first();
  return row && toItem(row);
}

/** Inserts an item. @throws the driver's unique violation if the owner has an item with this file name. */
export async function insertItem(trx: Knex.Transaction, item: Item): Promise<void> {
  await trx('items').insert({
    id: item.id,
    owner_id: item.ownerId,
    owner_key: foldWord(item.ownerName),
    access: item.access,
    created_at: item.createdAt,
    ...changingColumns(item),
  });
}

/** Stores all changeable properties of an item. @throws as `insertItem`. */
export async function updateItem(trx: Knex.Transaction, item: Item): Promise<void> {
  await trx('items').where('id', item.id).update(changingColumns(item));
}

/** Stores only the status of the item; with `from`, only if it has that status now. */
export async function updateItemStatus(
  trx: Knex.Transaction,
  id: string,
  status: ItemStatus,
  { message = '', from }: { readonly message?: string; readonly from?: ItemStatus } = {},
): Promise<void> {
  await trx('items')
    .where(from === undefined ? { id } : { id, status: from })
    .update({ status, status_message: message });
}

/** Stores only the access of the item. */
export async function updateItemAccess(
  trx: Knex.Transaction,
  id: string,
  access: Item['access'],
): Promise<void> {
  await trx('items').where({ id }).update({ access });
}

/** Deletes an item, and removes it from its folder. */
export async function deleteItemRow(trx: Knex.Transaction, id: string): Promise<void> {
  await trx('items').where({ id }).delete();
  await removeFromFolders(trx, [id]);
}

function changingColumns(item: Item): Record<string, string | number | null> {
  const words = wordsOf(item);
  const content: Partial<ItemContent> = item.content ?? {};
  return {
    file_name: item.fileName,
    file_name_key: item.fileName === null ? null : foldWord(item.fileName),
    title: item.title,
    type: item.type,
    type_keywords: JSON.stringify(item.typeKeywords),
    tags: JSON.stringify(item.tags),
    description: item.description,
    snippet: item.snippet,
    access_information: item.accessInformation,
    license_info: item.licenseInfo,
    extent: JSON.stringify(item.extent),
    status: item.status,
    status_message: item.statusMessage,
    blob_key: content.blobKey ?? null,
    bytes: content.bytes ?? 0,
    sha256: content.sha256 ?? null,
    modified_at: item.modifiedAt,
    title_key: foldWord(item.title),
    type_words: words.type,
    title_words: words.title,
    tag_words: words.tags,
    name_words: words.name,
    snippet_words: words.snippet,
    all_words: words.all,
  };
}

export function toItem(row: ItemRow): Item {
  return {
    title: row.title,
    type: row.type,
    typeKeywords: JSON.parse(row.type_keywords) as string[],
    tags: JSON.parse(row.tags) as string[],
    description: row.description,
    snippet: row.snippet,
    accessInformation: row.access_information,
    licenseInfo: row.license_info,
    extent: JSON.parse(row.extent) as ItemExtent,
    id: row.id,
    ownerId: row.owner_id,
    ownerName: row.owner_name,
    fileName: row.file_name,
    access: row.access,
    status: row.status,
    statusMessage: row.status_message,
    content:
      row.blob_key === null || row.sha256 === null
        ? undefined
        : { blobKey: row.blob_key, bytes: row.bytes, sha256: row.sha256 },
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  };
}
