import type { CallOptions } from '../../transport/call-options.js';
import { fileNameOf } from '../../transport/file-name.js';
import type { PageList } from '../../paging/page-list.js';
import { withinTime } from '../../transport/deadline.js';
import type { FeaturesApi, Parameters, Schema } from '../api.js';
import { deleteItem, type ItemPath, findItemPath } from '../item-path.js';
import type { AddItemOptions, ItemProperties, StoreOptions } from './item-upload.js';
import { publishItem, type PublishOptions, type PublishParameters } from './publish-item.js';
import type { PublishJob } from './publish-job.js';
import { startList } from '../start-list.js';
import { whoAmI } from '../who-am-i.js';

/** Stored file, or the item of a feature service. */
export type Item = Schema<'Item'>;

export interface ItemPage extends Schema<'ItemSearchReply'> {}

export type ItemFilter = Omit<Parameters<'ItemSearchParameters'>, 'start' | 'num'>;

/** Changes of an item: its properties, its content or both. */
export interface ItemChanges extends ItemProperties {
  readonly file?: Blob;
}

/** Access level: the owner and administrators, all signed-in users, or everyone. */
export type ItemAccess = 'private' | 'org' | 'public';

const UPLOAD_TIMEOUT_MS = 60 * 60_000;

/**
 * Maximum bytes of an upload in one request. A larger file is sent in parts, so that a lost connection costs only one.
 */
const WHOLE_BYTES = 10_000_000;

/** Files that are stored until they are deleted, to append or publish. Each feature service has an item, too. */
export class Items {
  readonly #api: FeaturesApi;

  constructor(api: FeaturesApi) {
    this.#api = api;
  }

  /**
   * Stores a file and returns the id of its item.
   *
   * ```ts
   * const id = await fairground.items.add(await openFile('towns.csv'), { tags: ['towns'] });
   * await (await layer.append({ itemId: id })).wait();
   * ```
   *
   * A file of more than 10 MB is sent in parts, several at a time, each with retries.
   *
   * @throws {ApiError} with status 409 when an item with this file name exists, unless `overwrite` is set.
   */
  add(file: Blob, properties: ItemProperties = {}, options: AddItemOptions = {}): Promise<string> {
    const { folder, resume, onUpload } = options;
    const path =
      folder === undefined
        ? '/sharing/rest/content/users/{username}/addItem'
        : '/sharing/rest/content/users/{username}/{folderId}/addItem';
    return withinTime(options, async (call) => {
      const { username } = await whoAmI(this.#api, call);
      const place = { username, folderId: folder ?? '' };
      const sent = asFile(file, properties);
      if (file.size > WHOLE_BYTES || resume !== undefined) {
        const { addInParts } = await import('./item-parts.js');
        const begin = async (): Promise<string> => {
          const fields = { ...properties, filename: sent.fileName, multipart: true };
          return (await this.#api.write(path, { place, fields }, call)).id;
        };
        return addInParts({ api: this.#api, username, ...sent, options: call }, begin);
      }
      const { id } = await this.#api.upload(
        path,
        { place, fields: properties, isSafe: false, ...sent },
        call,
      );
      onUpload?.({ itemId: id, sentBytes: file.size, totalBytes: file.size });
      return id;
    });
  }

  /** Reads an item. */
  read(id: string, options: CallOptions = {}): Promise<Item> {
    return this.#api.read('/sharing/rest/content/items/{itemId}', { place: { itemId: id } }, options);
  }

  /** Downloads the stored file. */
  download(id: string, options: CallOptions = {}): Promise<ReadableStream<Uint8Array>> {
    const place = { itemId: id };
    return this.#api.download('/sharing/rest/content/items/{itemId}/data', { place }, options);
  }

  /** Searches the items that the caller may see, newest first. `q` is like `title:"towns" AND type:CSV`. */
  search(filter: ItemFilter = {}, options: CallOptions = {}): PageList<ItemPage, Item> {
    return startList<ItemPage, Item>(
      (start) => this.#api.read('/sharing/rest/search', { fields: { ...filter, start } }, options),
      ({ results }) => results,
    );
  }

  /** Changes the properties of an item, its content if a file is given, or both. */
  async update(id: string, properties: ItemChanges, options: StoreOptions = {}): Promise<void> {
    const { file, ...fields } = properties;
    const path = '/sharing/rest/content/users/{username}/items/{itemId}/update';
    await this.#own(id, options, async (place, call) => {
      if (file === undefined) {
        await this.#api.write(path, { place, fields }, call);
        return;
      }
      const sent = asFile(file, fields);
      if (file.size > WHOLE_BYTES) {
        const { updateInParts } = await import('./item-parts.js');
        await updateInParts({ api: this.#api, ...place, ...sent, options: call }, fields);
        return;
      }
      await this.#api.upload(path, { place, fields, ...sent }, call);
      options.onUpload?.({ itemId: id, sentBytes: file.size, totalBytes: file.size });
    });
  }

  /** Sets who may see an item. With the item of a service, it also sets who may see the service. */
  async share(id: string, access: ItemAccess, options: CallOptions = {}): Promise<void> {
    const path = '/sharing/rest/content/users/{username}/items/{itemId}/share';
    const fields = { everyone: access === 'public', org: access !== 'private' };
    await this.#own(id, options, (place, call) => this.#api.write(path, { place, fields }, call));
  }

  /** Moves an item to a folder of its owner, by the folder's id or title, or out of all folders without one. */
  async move(id: string, folder = '/', options: CallOptions = {}): Promise<void> {
    const path = '/sharing/rest/content/users/{username}/items/{itemId}/move';
    await this.#own(id, options, (place, call) => this.#api.write(path, { place, fields: { folder } }, call));
  }

  /**
   * Publishes a stored file as a feature service: creates a layer with its columns, and a job that fills it.
   *
   * If a row cannot be used, the job fails and the service is deleted.
   *
   * ```ts
   * const { publishParameters } = await fairground.analyze({ itemId: id });
   * const job = await fairground.items.publish(id, { ...publishParameters, name: 'Towns' });
   * const service = await job.wait();
   * ```
   *
   * @throws {ApiError} with status 409 when the name is taken.
   */
  publish(id: string, parameters: PublishParameters, options: PublishOptions = {}): Promise<PublishJob> {
    return publishItem(this.#api, id, parameters, options);
  }

  /** Deletes an item permanently. With the item of a service, it also deletes the service and its data. */
  delete(id: string, options: CallOptions = {}): Promise<void> {
    return withinTime(options, (call) => deleteItem(this.#api, id, call));
  }

  #own<Value, Options extends CallOptions>(
    id: string,
    options: Options,
    run: (place: ItemPath, call: Options) => Promise<Value>,
  ): Promise<Value> {
    return withinTime(options, async (call) => run(await findItemPath(this.#api, id, call), call));
  }
}

function asFile(
  file: Blob,
  { filename }: Pick<ItemProperties, 'filename'>,
): { file: Blob; fileName: string; timeoutMs: number } {
  return { file, fileName: filename ?? fileNameOf(file, 'file'), timeoutMs: UPLOAD_TIMEOUT_MS };
}
