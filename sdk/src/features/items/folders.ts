import type { CallOptions } from '../../transport/call-options.js';
import type { PageList } from '../../paging/page-list.js';
import { withinTime } from '../../transport/deadline.js';
import type { FeaturesApi, FeaturesSchemas, Folder } from '../api.js';
import type { Item } from './items.js';
import { startList } from '../start-list.js';
import { whoAmI } from '../who-am-i.js';

type ContentPage = FeaturesSchemas['UserContent'];

/** Folders of the caller, for items and services. A folder is named by its id or title. */
export class Folders {
  readonly #api: FeaturesApi;

  constructor(api: FeaturesApi) {
    this.#api = api;
  }

  /** Lists all folders. */
  async list(options: CallOptions = {}): Promise<Folder[]> {
    const { folders = [] } = await this.items(undefined, options);
    return folders;
  }

  /** Lists the items in a folder page by page, or those outside all folders if `folder` is omitted. */
  items(folder?: string, options: CallOptions = {}): PageList<ContentPage, Item> {
    const path =
      folder === undefined
        ? '/sharing/rest/content/users/{username}'
        : '/sharing/rest/content/users/{username}/{folderId}';
    const load = (start: number): Promise<ContentPage> =>
      this.#own(options, (username, call) => {
        const place = { username, folderId: folder ?? '' };
        return this.#api.read(path, { place, fields: { start, num: 100 } }, call);
      });
    return startList<ContentPage, Item>(load, ({ items }) => items);
  }

  /** Creates a folder. */
  async create(title: string, options: CallOptions = {}): Promise<Folder> {
    const path = '/sharing/rest/content/users/{username}/createFolder';
    const { folder } = await this.#own(options, (username, call) =>
      this.#api.write(path, { place: { username }, fields: { title } }, call),
    );
    return folder;
  }

  /** Deletes a folder with its items, and its services with their data. */
  async delete(folder: string, options: CallOptions = {}): Promise<void> {
    const path = '/sharing/rest/content/users/{username}/{folderId}/delete';
    await this.#own(options, (username, call) =>
      this.#api.write(path, { place: { username, folderId: folder } }, call),
    );
  }

  /** Sends a request below the caller's user name, where folders are. */
  #own<Value>(
    options: CallOptions,
    run: (username: string, call: CallOptions) => Promise<Value>,
  ): Promise<Value> {
    return withinTime(options, async (call) => run((await whoAmI(this.#api, call)).username, call));
  }
}
