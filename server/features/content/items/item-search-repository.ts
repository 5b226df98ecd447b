import type { Knex } from 'knex';
import type { Database } from '../../../storage/database/database.js';
import { ORGANIZATION_ID } from '../../metadata/portal.js';
import type { Item } from '../../model/item.js';
import { type ItemRow, itemsWithOwners, toItem } from './item-repository.js';
import type { WordField } from '../search/item-words.js';
import type { Condition } from '../search/condition.js';

/** Sort keys of a search for items. */
export const SORT_KEYS = ['title', 'created', 'modified', 'type', 'owner', 'size'] as const;

export type SortKey = (typeof SORT_KEYS)[number];

export interface ItemOrder {
  readonly key: SortKey;
  readonly isDescending: boolean;
}

/** Items that a search covers. */
export interface ItemSelection {
  /** The caller, who sees own and shared items; `all` sees every item. */
  readonly visibleTo: { readonly userId: number | undefined } | 'all';
  /** Owner of the items; then items without content are included. */
  readonly ownerId?: number;
  /** Folder of the items; null for items without a folder. */
  readonly folderId?: string | null;
  readonly condition: Condition;
}

const SORT_COLUMNS: Readonly<Record<SortKey, string>> = {
  title: 'items.title_key',
  created: 'items.created_at',
  modified: 'items.modified_at',
  type: 'items.type_words',
  owner: 'items.owner_key',
  size: 'items.bytes',
};

const WORD_COLUMNS: Readonly<Record<WordField, string>> = {
  title: 'items.title_words',
  type: 'items.type_words',
  tags: 'items.tag_words',
  name: 'items.name_words',
  snippet: 'items.snippet_words',
  all: 'items.all_words',
};

const WHOLE_COLUMNS = { id: 'items.id', owner: 'items.owner_key', access: 'items.access' } as const;

export async function countItems(system: Database, selection: ItemSelection): Promise<number> {
  const row: { count?: number | string } | undefined = await system
    .knex('items')
    .where((query) => select(query, selection))
    .count({ count: '*' })
    .first();
  return Number(row?.count ?? 0);
}

/** Returns items in order, with ties broken by id, so that pages neither overlap nor omit an item. */
export async function selectItems(
  system: Database,
  selection: ItemSelection,
  { order, offset, limit }: { order: ItemOrder; offset: number; limit: number },
): Promise<Item[]> {
  const direction = order.isDescending ? 'desc' : 'asc';
  const rows: ItemRow[] = await itemsWithOwners(system.knex)
    .where((query) => select(query, selection))
    .orderBy(SORT_COLUMNS[order.key], direction)
    .orderBy('items.id', direction)
    .offset(offset)
    .limit(limit);
  return rows.map(toItem);
}

function select(query: Knex.QueryBuilder, { visibleTo, ownerId, folderId, condition }: ItemSelection): void {
  if (ownerId === undefined) void query.whereNotNull('items.blob_key');
  else void query.where('items.owner_id', ownerId);
  if (visibleTo !== 'all') {
    const { userId } = visibleTo;
    void query.where((visible) => {
      void visible.whereIn('items.access', userId === undefined ? ['public'] : ['public', 'org']);
      if (userId !== undefined) void visible.orWhere('items.owner_id', userId);
    });
  }
  if (folderId === null) {
    void query.whereNotExists((placed) => {
      void placed.from('folder_items').whereRaw('folder_items.item_id = items.id');
    });
  } else if (folderId !== undefined) {
    void query.whereIn('items.id', (placed) => {
      void placed.from('folder_items').where('folder_id', folderId).select('item_id');
    });
  }
  // Brackets keep an OR within the condition.
  void query.where((inner) => require(inner, condition));
}

/** Adds a condition to the query. */
function require(query: Knex.QueryBuilder, condition: Condition): void {
  switch (condition.kind) {
    case 'everything':
      void query.whereRaw('1 = 1');
      return;
    case 'nothing':
      void query.whereRaw('1 = 0');
      return;
    case 'and':
      for (const part of condition.parts) void query.where((inner) => require(inner, part));
      return;
    case 'or':
      for (const part of condition.parts) void query.orWhere((inner) => require(inner, part));
      return;
    case 'not':
      void query.whereNot((inner) => require(inner, condition.part));
      return;
    case 'equals':
      if (condition.field === 'accountid' || condition.field === 'orgid') {
        void query.whereRaw(condition.value === ORGANIZATION_ID ? '1 = 1' : '1 = 0');
      } else {
        void query.where(WHOLE_COLUMNS[condition.field], condition.value);
      }
      return;
    case 'holds':
      // Words have only letters and digits, so nothing in them is special to LIKE.
      void query.where(WORD_COLUMNS[condition.field], 'like', `%${condition.phrase.join('%')}%`);
  }
}
