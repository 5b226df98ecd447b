import type { Principal } from '../../auth/principal.js';
import { AppError, type Fault } from '../../lib/errors.js';
import {
  type Call,
  type CallContext,
  type FeaturesDeps,
  okReply,
  type Reply,
  type Schemas,
} from '../model/call.js';
import { contentOwner } from './items/content-owner.js';
import { type FileReply, replyWithFile, replyWithText } from './files/file-reply.js';
import { selectParts } from './files/part-repository.js';
import { describeFolder } from './folders/folder.js';
import { selectFolders, selectFoldersOf } from './folders/folder-repository.js';
import { getFolder } from './items/folders.js';
import { describeItemJob, describeLostPublication } from '../publish/publish-status.js';
import { pageSizeFor } from '../model/page-size.js';
import { mayAdminister, signedIn } from '../catalog/rights.js';
import type { Service } from '../model/service.js';
import { findServiceByItem } from '../catalog/service-repository.js';
import { describeItem, describeServiceItem } from './items/describe-item.js';
import type { Item } from '../model/item.js';
import { findItem } from './items/item-repository.js';
import { assertMayReadItem, mayChangeItem, unknownItem } from './items/item-rights.js';
import { type ItemOrder, SORT_KEYS } from './items/item-search-repository.js';
import type { Condition } from './search/condition.js';
import { parseQuery } from './search/parse-query.js';
import { QueryError } from './search/query-error.js';
import { searchItems } from './items/search-items.js';
import { findServiceData } from './items/service-data-repository.js';

interface ItemPath {
  readonly itemId: string;
}
type UserItemPath = ItemPath & { readonly username: string };

/**
 * Sort fields of other portals without a counterpart here. Some clients send them by default, so they are accepted
 * and ignored.
 */
const IDLE_SORT_FIELDS = [
  'relevance',
  'avgrating',
  'numratings',
  'numcomments',
  'numviews',
  'scorecompleteness',
];

/** Creates the handlers that show items and their content, and search for items. */
export function createItemReadHandlers(deps: FeaturesDeps) {
  const { system, features } = deps.databases;

  async function lookUp(itemId: string): Promise<{ item: Item } | { service: Service } | undefined> {
    const item = await findItem(system, itemId.toLowerCase());
    if (item !== undefined) return { item };
    const service = await findServiceByItem(features, itemId.toLowerCase());
    return service && { service };
  }

  async function find(itemId: string): Promise<{ item: Item } | { service: Service }> {
    const found = await lookUp(itemId);
    if (found === undefined) throw unknownItem();
    return found;
  }

  /** Returns the folder of an item, if the caller may see it. */
  async function folderOf(
    item: Pick<Item, 'id' | 'ownerId'>,
    caller: Principal | undefined,
  ): Promise<string | null> {
    if (!mayChangeItem(caller, item)) return null;
    return (await selectFoldersOf(system.knex, [item.id])).get(item.id) ?? null;
  }

  async function getItem({ path }: Call<ItemPath>, context: CallContext): Promise<Reply<Schemas['Item']>> {
    const { principal, publicUrl } = context;
    const found = await find(path.itemId);
    if ('item' in found) {
      assertMayReadItem(principal, found.item);
      return okReply(describeItem(found.item, await folderOf(found.item, principal)));
    }
    const { service } = found;
    assertMayReadItem(principal, service);
    const owner = await deps.access.users.findById(service.ownerId);
    const folder = await folderOf({ id: service.itemId, ownerId: service.ownerId }, principal);
    return okReply(describeServiceItem({ service, ownerName: owner?.name ?? '' }, publicUrl, folder));
  }

  async function getItemData({ path }: Call<ItemPath>, { principal }: CallContext): Promise<FileReply> {
    const found = await find(path.itemId);
    if ('item' in found) {
      const { item } = found;
      assertMayReadItem(principal, item);
      if (item.content === undefined) throw noData('The content has not been committed.');
      return replyWithFile(deps.blobs, { ...item.content, fileName: item.fileName ?? item.id });
    }
    const { service } = found;
    assertMayReadItem(principal, service);
    // Clients expect an empty reply if nothing was stored.
    return replyWithText((await findServiceData(features, service.key)) ?? '', `${service.name}.json`);
  }

  async function getItemStatus(
    { path, parameters }: Call<UserItemPath, Schemas['ItemStatusParameters']>,
    context: CallContext,
  ): Promise<Reply<Schemas['ItemStatusReply']>> {
    const caller = signedIn(context.principal);
    const { itemId } = path;
    const { jobType, jobId } = parameters;
    const found = await lookUp(itemId);
    const asked = jobType === undefined || jobId === undefined ? undefined : { jobId, itemId, caller };
    if (found === undefined) {
      const lost = asked && (await describeLostPublication(deps, asked));
      if (lost === undefined) throw unknownItem();
      return okReply(lost);
    }
    const isTheirs =
      'service' in found ? mayAdminister(caller, found.service) : mayChangeItem(caller, found.item);
    if (!isTheirs) throw unknownItem();
    if (asked !== undefined) return okReply(await describeItemJob(deps, asked));
    if ('service' in found) return okReply({ status: 'completed', statusMessage: 'completed', itemId });
    const { status, statusMessage } = found.item;
    const told = { status, statusMessage: statusMessage === '' ? status : statusMessage, itemId };
    if (status === 'completed') return okReply(told);
    const arrived = await selectParts(system.knex, found.item.id);
    return okReply({
      ...told,
      parts: arrived.map(({ number, bytes }) => ({ partNum: number, size: bytes })),
    });
  }

  async function search(
    { parameters }: Call<unknown, Schemas['ItemSearchParameters']>,
    { principal, publicUrl }: CallContext,
  ): Promise<Reply<Schemas['ItemSearchReply']>> {
    const { q = '', filter = '', start } = parameters;
    const num = pageSizeFor(parameters.num);
    const faults: Fault[] = [];
    const order = readOrder(parameters, faults);
    const parts = [readQuery(q, 'q', faults), readQuery(filter, 'filter', faults)];
    if (faults.length > 0) throw new AppError('request.invalid', 'Unable to search.', { faults });
    const selection = { caller: principal, condition: { kind: 'and', parts }, order, start, num } as const;
    const page = await searchItems(deps, selection, publicUrl);
    return okReply({ ...page, start, num, query: q });
  }

  async function userContent(
    {
      path,
      parameters,
    }: Call<{ readonly username: string; readonly folderId?: string }, Schemas['PagingParameters']>,
    context: CallContext,
  ): Promise<Reply<Schemas['UserContent']>> {
    const caller: Principal = signedIn(context.principal);
    const owner = await contentOwner(deps.access, path.username, caller);
    const { start } = parameters;
    const num = pageSizeFor(parameters.num);
    const { userId: ownerId, name: username } = owner;
    const folder = path.folderId === undefined ? undefined : await getFolder(system, ownerId, path.folderId);
    const { results, ...page } = await searchItems(
      deps,
      {
        caller,
        ownerId,
        folderId: folder?.id ?? null,
        condition: { kind: 'everything' },
        order: NEWEST_FIRST,
        start,
        num,
      },
      context.publicUrl,
    );
    const folders = await selectFolders(system.knex, ownerId);
    return okReply({
      ...page,
      start,
      num: results.length,
      username,
      currentFolder: folder === undefined ? null : describeFolder(folder, username),
      items: results,
      folders: folders.map((one) => describeFolder(one, username)),
    });
  }

  return {
    getItem,
    getItemPost: getItem,
    getItemData,
    getItemDataPost: getItemData,
    getItemStatus,
    getItemStatusPost: getItemStatus,
    searchItems: search,
    searchItemsPost: search,
    getUserContent: userContent,
    getUserContentPost: userContent,
    getFolderContent: userContent,
    getFolderContentPost: userContent,
  };
}

const NEWEST_FIRST: ItemOrder = { key: 'modified', isDescending: true };

function readQuery(text: string, field: string, faults: Fault[]): Condition {
  try {
    return parseQuery(text);
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    faults.push({ field, reason: error.message, kind: 'invalid' });
    return { kind: 'nothing' };
  }
}

function readOrder(
  { sortField = 'modified', sortOrder }: Schemas['ItemSearchParameters'],
  faults: Fault[],
): ItemOrder {
  const wanted = sortField.toLowerCase().replaceAll('_', '');
  // The name of an item is its file name, which is also its default title.
  const key = SORT_KEYS.find((name) => name === (wanted === 'name' ? 'title' : wanted));
  if (key === undefined && !IDLE_SORT_FIELDS.includes(wanted)) {
    faults.push({ field: 'sortField', reason: `must be one of ${SORT_KEYS.join(', ')}`, kind: 'invalid' });
  }
  const direction = sortOrder.toLowerCase();
  if (direction !== 'asc' && direction !== 'desc') {
    faults.push({ field: 'sortOrder', reason: 'must be asc or desc', kind: 'invalid' });
  }
  return key === undefined ? NEWEST_FIRST : { key, isDescending: direction === 'desc' };
}

function noData(message: string): AppError {
  return new AppError('feature.not_supported', message);
}
