import { AppError } from '../../lib/errors.js';
import type { UploadedFile } from '../../api/handlers.js';
import {
  type Call,
  type CallContext,
  type FeaturesDeps,
  okReply,
  type Reply,
  type Schemas,
} from '../model/call.js';
import { contentOwner } from './items/content-owner.js';
import { createDefinitionContext } from '../definition/definition-context.js';
import { deleteService } from '../definition/delete-service.js';
import { cleanFileName } from './files/file-name.js';
import { selectFoldersOf } from './folders/folder-repository.js';
import { getFolder } from './items/folders.js';
import { assertMayPublish, mayAdminister, signedIn } from '../catalog/rights.js';
import { findServiceByItem } from '../catalog/service-repository.js';
import { changeServiceItem, readServiceItemChanges } from './items/change-service-item.js';
import type { Item } from '../model/item.js';
import { beginParts, cancelItem, commitItem, storeItemPart } from './items/item-parts.js';
import { findItem, findItemByFile } from './items/item-repository.js';
import { mayChangeItem, unknownItem } from './items/item-rights.js';
import { changeItem, createItem, removeItem, type SentContent } from './items/item-store.js';
import { findOwnedContent } from './items/owned-content.js';
import { completeProperties, readProperties, withoutEmpty } from './items/read-properties.js';

interface UserPath {
  readonly username: string;
}
type FolderPath = UserPath & { readonly folderId: string };
type ItemPath = UserPath & { readonly itemId: string };

interface Files {
  readonly files: readonly UploadedFile[];
}

type Changed = Schemas['ItemChangedReply'];

/** Creates the handlers that store, change and delete items. Items stay until their owner deletes them. */
export function createItemHandlers(deps: FeaturesDeps) {
  const { system, features } = deps.databases;

  /** Finds the item at an address of its owner, for callers who may change it. */
  async function ownItem({ username, itemId }: ItemPath, context: CallContext): Promise<Item> {
    const caller = signedIn(context.principal);
    const item = await findItem(system, itemId.toLowerCase());
    const isHere = item?.ownerName.toLowerCase() === username.toLowerCase();
    if (item !== undefined && isHere && mayChangeItem(caller, item)) return item;
    const service = item === undefined ? await findServiceByItem(features, itemId.toLowerCase()) : undefined;
    if (service !== undefined && mayAdminister(caller, service)) {
      throw new AppError('feature.not_supported', 'A feature service has no content in parts.');
    }
    throw unknownItem();
  }

  async function changed({ id, fileName }: Pick<Item, 'id' | 'fileName'>): Promise<Reply<Changed>> {
    const folder = (await selectFoldersOf(system.knex, [id])).get(id) ?? '';
    return okReply({ success: true, id, folder, ...(fileName !== null && { item: fileName }) });
  }

  async function addItem(
    { path, parameters, files }: Call<Partial<FolderPath> & UserPath, Schemas['AddItemParameters']> & Files,
    context: CallContext,
  ): Promise<Reply<Changed>> {
    assertMayPublish(context.principal);
    const owner = await contentOwner(deps.access, path.username, context.principal);
    const folder =
      path.folderId === undefined ? undefined : await getFolder(system, owner.userId, path.folderId);
    const [file] = files;
    const sent = readContent(parameters, file);
    const isInParts = parameters.multipart;
    if (isInParts === (sent !== undefined)) throw wrongContent(isInParts);
    const properties = readProperties(parameters, file?.fileName);
    const { fileName } = properties;
    const existing =
      parameters.overwrite && fileName !== undefined
        ? await findItemByFile(system, owner.userId, fileName)
        : undefined;
    if (existing !== undefined && sent !== undefined) {
      return changed(await changeItem(deps, existing.id, properties, sent));
    }
    if (existing !== undefined) {
      // The parts replace the content when they are committed.
      await beginParts(deps, existing);
      return changed(existing);
    }
    return changed(await createItem(deps, owner, completeProperties(properties), sent, folder));
  }

  return {
    addItem,
    addItemToFolder: (call: Call<FolderPath, Schemas['AddItemParameters']> & Files, context: CallContext) =>
      addItem(call, context),

    async addItemPart(
      { path, parameters, files }: Call<ItemPath, Schemas['AddItemPartParameters']> & Files,
      context: CallContext,
    ): Promise<Reply<Changed>> {
      const item = await ownItem(path, context);
      await storeItemPart(deps, item, { number: parameters.partNum, file: files[0] });
      return changed(item);
    },

    async commitItem(
      { path, parameters }: Call<ItemPath, Schemas['ItemProperties']>,
      context: CallContext,
    ): Promise<Reply<Changed>> {
      const item = await ownItem(path, context);
      const properties = readProperties(parameters, undefined);
      return changed(await commitItem(deps, item, properties, context.signal));
    },

    async cancelItem({ path }: Call<ItemPath>, context: CallContext): Promise<Reply<Changed>> {
      const item = await ownItem(path, context);
      await cancelItem(deps, item);
      return changed(item);
    },

    async updateItem(
      { path, parameters, files }: Call<ItemPath, Schemas['UpdateItemParameters']> & Files,
      context: CallContext,
    ): Promise<Reply<Changed>> {
      const { id, service } = await findOwnedContent(deps, path, context);
      const [file] = files;
      const told = withoutEmpty(parameters);
      if (service !== undefined) {
        const changes = readServiceItemChanges(told, file);
        await changeServiceItem(createDefinitionContext(deps, context), service, changes);
        return changed({ id, fileName: null });
      }
      const sent = readContent(told, file);
      return changed(await changeItem(deps, id, readProperties(told, file?.fileName), sent));
    },

    /** Deletes an item of any kind. With the item of a service, its service and data are deleted. */
    async deleteItem(
      { path }: Call<ItemPath>,
      context: CallContext,
    ): Promise<Reply<Schemas['DeleteItemReply']>> {
      const caller = signedIn(context.principal);
      const { itemId } = path;
      const item = await findItem(system, itemId.toLowerCase());
      if (item !== undefined && mayChangeItem(caller, item)) {
        await removeItem(deps, item.id);
        return okReply({ success: true, itemId });
      }
      const service = await findServiceByItem(features, itemId.toLowerCase());
      if (service === undefined || !mayAdminister(caller, service)) throw unknownItem();
      await deleteService({ system, features: createDefinitionContext(deps, context).features }, service);
      return okReply({ success: true, itemId });
    },
  };
}

/**
 * Reads the content of a request. @throws {AppError} `request.invalid` for a link, or for both a file and a
 * text.
 */
function readContent(
  { text, dataUrl, filename }: Pick<Schemas['AddItemParameters'], 'text' | 'dataUrl' | 'filename'>,
  file: UploadedFile | undefined,
): SentContent | undefined {
  const refuse = (field: string, reason: string): AppError =>
    new AppError('request.invalid', 'Unable to store the item.', {
      faults: [{ field, reason, kind: 'invalid' }],
    });
  if (dataUrl !== undefined) throw refuse('dataUrl', 'is not supported: send the content as a file');
  if (file !== undefined && text !== undefined) throw refuse('text', 'must not be sent together with a file');
  if (filename !== undefined && cleanFileName(filename) === '')
    throw refuse('filename', 'must be a file name');
  return text === undefined ? file : { text };
}

function wrongContent(isInParts: boolean): AppError {
  return isInParts
    ? new AppError('request.invalid', 'Unable to store the item.', {
        faults: [
          {
            field: 'multipart',
            reason: 'must be false for a request with content: send parts by addPart',
            kind: 'invalid',
          },
        ],
      })
    : new AppError('request.missing', 'Unable to store the item.', {
        faults: [{ field: 'file', reason: 'a file or text is required', kind: 'missing' }],
      });
}
