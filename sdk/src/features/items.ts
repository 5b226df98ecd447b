import type { CallOptions } from '../call-options.js';
import { PageList } from '../paging/page-list.js';
import type { FeaturesApi, Parameters } from './api.js';
import type { components } from '../generated/features.js';

/** A stored file, or what stands for a feature service. */
export type Item = components['schemas']['Item'];

type ItemPage = components['schemas']['ItemSearchReply'];

/** What is said of an item: `title`, `type`, `tags` and so on. */
export type ItemProperties = Omit<Parameters<'UpdateItemParameters'>, 'file' | 'text' | 'dataUrl'>;

export type ItemFilter = Omit<Parameters<'ItemSearchParameters'>, 'start' | 'num'>;

const UPLOAD_TIMEOUT_MS = 60 * 60_000;

/** Files that are kept until they are deleted, as sources of appends. */
export class Items {
  readonly #api: FeaturesApi;

  constructor(api: FeaturesApi) {
    this.#api = api;
  }

  /**
   * Stores a file; the id of its item.
   *
   * ```ts
   * const id = await fairground.items.add(await openAsBlob('towns.csv'), { filename: 'towns.csv', tags: ['towns'] });
   * ```
   *
   * @throws {ApiError} with status 409 when there is an item of this file name, unless `overwrite` is set.
   */
  async add(file: Blob, properties: ItemProperties = {}, options: CallOptions = {}): Promise<string> {
    const place = { username: await this.#username(options) };
    const { id } = await this.#api.upload(
      '/sharing/rest/content/users/{username}/addItem',
      { place, fields: properties, isSafe: false, ...asFile(file, properties) },
      options,
    );
    return id;
  }

  read(id: string, options: CallOptions = {}): Promise<Item> {
    return this.#api.read('/sharing/rest/content/items/{itemId}', { place: { itemId: id } }, options);
  }

  /** Items that one may see, newest first and in pages. `q` is like `title:"towns" AND type:CSV`. */
  search(filter: ItemFilter = {}, options: CallOptions = {}): PageList<ItemPage, Item> {
    return new PageList<ItemPage, Item, number>({
      start: 1,
      load: (start) => this.#api.read('/sharing/rest/search', { fields: { ...filter, start } }, options),
      after: ({ nextStart }) => (nextStart > 0 ? nextStart : undefined),
      items: ({ results }) => results,
    });
  }

  /** Changes what is said of an item, its content where a file is given, or both. */
  async update(
    id: string,
    properties: ItemProperties & { readonly file?: Blob },
    options: CallOptions = {},
  ): Promise<void> {
    const { file, ...fields } = properties;
    const place = { username: (await this.read(id, options)).owner, itemId: id };
    const path = '/sharing/rest/content/users/{username}/items/{itemId}/update';
    if (file === undefined) await this.#api.write(path, { place, fields }, options);
    else await this.#api.upload(path, { place, fields, ...asFile(file, fields) }, options);
  }

  /** Deletes an item for good; with that of a service, the service and its data. */
  async delete(id: string, options: CallOptions = {}): Promise<void> {
    const { owner } = await this.read(id, options);
    const place = { username: owner, itemId: id };
    await this.#api.write('/sharing/rest/content/users/{username}/items/{itemId}/delete', { place }, options);
  }

  async #username(options: CallOptions): Promise<string> {
    return (await this.#api.read('/sharing/rest/community/self', {}, options)).username;
  }
}

function asFile(
  file: Blob,
  { filename }: Pick<ItemProperties, 'filename'>,
): { file: Blob; fileName: string; timeoutMs: number } {
  const ownName = 'name' in file && typeof file.name === 'string' ? file.name : 'file';
  return { file, fileName: filename ?? ownName, timeoutMs: UPLOAD_TIMEOUT_MS };
}
