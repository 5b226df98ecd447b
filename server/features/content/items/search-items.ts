import type { Principal } from '../../../auth/principal.js';
import type { FeaturesDeps, Schemas } from '../../model/call.js';
import { selectFoldersOf, selectItemFolders } from '../folders/folder-repository.js';
import { mayAdminister, maySee } from '../../catalog/rights.js';
import { listServices } from '../../catalog/service-repository.js';
import {
  describeItem,
  describeServiceItem,
  modifiedAt,
  type OwnedService,
  searchableService,
  textsOfService,
} from './describe-item.js';
import type { Item } from '../../model/item.js';
import { mayChangeItem } from './item-rights.js';
import { countItems, type ItemOrder, type ItemSelection, selectItems } from './item-search-repository.js';
import { foldWord, wordsOf } from '../search/item-words.js';
import type { Condition } from '../search/condition.js';
import { matchesQuery } from '../search/match-query.js';

export interface ItemSearch {
  readonly caller: Principal | undefined;
  /** Limits the search to items of this user. */
  readonly ownerId?: number;
  /** With an owner: limits the search to this folder, or with null to items without a folder. */
  readonly folderId?: string | null;
  readonly condition: Condition;
  readonly order: ItemOrder;
  /** Position from 1. */
  readonly start: number;
  readonly num: number;
}

export interface ItemPage {
  readonly total: number;
  /** `-1` if there are no more. */
  readonly nextStart: number;
  readonly results: Schemas['Item'][];
}

type SearchDeps = Pick<FeaturesDeps, 'databases' | 'access'>;

/**
 * Searches stored items and feature services that the caller may see, in one order. The database searches items; the
 * few services, in another database, are searched in memory.
 */
export async function searchItems(
  deps: SearchDeps,
  search: ItemSearch,
  publicUrl: string,
): Promise<ItemPage> {
  const { start, num, order } = search;
  const { system } = deps.databases;
  const selection = selectionOf(search);
  const services = (await findServices(deps, search))
    .map((owned) => ({ owned, sortKey: keyOfService(owned, order), id: owned.service.itemId }))
    .sort((left, right) => compare(left, right, order));
  const total = services.length + (await countItems(system, selection));
  // At least this many rows before the page are stored items, so the query skips them.
  const offset = Math.max(0, start - 1 - services.length);
  const limit = start - 1 + num - offset;
  const items = limit === 0 ? [] : await selectItems(system, selection, { order, offset, limit });
  const entries = [
    ...services.map(({ sortKey, id, owned }) => ({
      sortKey,
      id,
      ownerId: owned.service.ownerId,
      shownIn: (folder: string | null) => describeServiceItem(owned, publicUrl, folder),
    })),
    ...items.map((item) => ({
      sortKey: keyOfItem(item, order),
      id: item.id,
      ownerId: item.ownerId,
      shownIn: (folder: string | null) => describeItem(item, folder),
    })),
  ].sort((left, right) => compare(left, right, order));
  const page = entries.slice(start - 1 - offset, start - 1 - offset + num);
  const own = page.filter((entry) => mayChangeItem(search.caller, entry)).map(({ id }) => id);
  const folders = await selectFoldersOf(system.knex, own);
  const results = page.map((entry) => entry.shownIn(folders.get(entry.id) ?? null));
  const next = start + num;
  return { total, nextStart: next <= total && num > 0 ? next : -1, results };
}

function selectionOf({ caller, ownerId, folderId, condition }: ItemSearch): ItemSelection {
  return {
    visibleTo: caller?.role === 'administrator' ? 'all' : { userId: caller?.userId },
    ...(ownerId !== undefined && { ownerId }),
    ...(folderId !== undefined && { folderId }),
    condition,
  };
}

async function findServices(
  { databases, access }: SearchDeps,
  { caller, ownerId, folderId, condition }: ItemSearch,
): Promise<OwnedService[]> {
  const places =
    ownerId === undefined || folderId === undefined
      ? undefined
      : await selectItemFolders(databases.system.knex, ownerId);
  const visible = (await listServices(databases.features)).filter(
    (service) =>
      (ownerId === undefined || service.ownerId === ownerId) &&
      (places === undefined || (places.get(service.itemId) ?? null) === folderId) &&
      (maySee(caller, service) || mayAdminister(caller, service)),
  );
  if (visible.length === 0) return [];
  const names = new Map((await access.users.list()).map(({ id, name }) => [id, name]));
  return visible
    .map((service) => ({ service, ownerName: names.get(service.ownerId) ?? '' }))
    .filter((owned) => matchesQuery(condition, searchableService(owned)));
}

interface Sortable {
  readonly sortKey: string | number;
  readonly id: string;
}

function keyOfItem(item: Item, { key }: ItemOrder): string | number {
  switch (key) {
    case 'title':
      return foldWord(item.title);
    case 'type':
      return wordsOf(item).type;
    case 'owner':
      return foldWord(item.ownerName);
    case 'created':
      return item.createdAt;
    case 'modified':
      return item.modifiedAt;
    case 'size':
      return item.content?.bytes ?? 0;
  }
}

function keyOfService(owned: OwnedService, { key }: ItemOrder): string | number {
  const { service, ownerName } = owned;
  switch (key) {
    case 'title':
      return foldWord(textsOfService(service).title);
    case 'type':
      return searchableService(owned).words.type;
    case 'owner':
      return foldWord(ownerName);
    case 'created':
      return service.createdAt;
    case 'modified':
      return modifiedAt(service);
    case 'size':
      return -1;
  }
}

/** Compares as the database does: by code points, which is the order of the bytes. */
function compare(left: Sortable, right: Sortable, { isDescending }: ItemOrder): number {
  const byKey = compareValues(left.sortKey, right.sortKey);
  const ascending = byKey === 0 ? compareValues(left.id, right.id) : byKey;
  return isDescending ? -ascending : ascending;
}

function compareValues(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return Buffer.compare(Buffer.from(String(left)), Buffer.from(String(right)));
}
