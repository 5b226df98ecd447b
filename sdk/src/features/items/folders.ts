import type { CallOptions } from '../../transport/call-options.js';
import type { PageList } from '../../paging/page-list.js';
import { withinTime } from '../../transport/deadline.js';
import type { FeaturesApi, FeaturesSchemas, Folder } from '../api.js';
import type { Item } from './items.js';
import { startList } from '../start-list.js';
import { whoAmI } from '../who-am-i.js';

type ContentPage = FeaturesSchemas['UserContent'];

/** One's own folders, which items and services may lie in. A folder is meant by its id or its title. */
export class Folders {
  readonly #api: FeaturesApi;

  constructor(api: FeaturesApi) {
    this.#api = api;
  }

  /** All of them. */
  async list(options: CallOptions = {}): Promise<Folder[]> {
    const { folders = [] } = await this.items(undefined, options);
    return folders;
  }

  /** Lists the items in a folder, or those in no folder where none is given, in pages. */
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

  /** Makes one. */
  async create(title: string, options: CallOptions = {}): Promise<Folder> {
    const path = '/sharing/rest/content/users/{username}/createFolder';
    const { folder } = await this.#own(options, (username, call) =>
      this.#api.write(path, { place: { username }, fields: { title } }, call),
    );
    return folder;
  }

  /** Deletes one with all that lies in it: its items, and its services with their data. */
  async delete(folder: string, options: CallOptions = {}): Promise<void> {
    const path = '/sharing/rest/content/users/{username}/{folderId}/delete';
    await this.#own(options, (username, call) =>
      this.#api.write(path, { place: { username, folderId: folder } }, call),
    );
  }

  /** Folders lie below the name of the caller. */
  #own<Value>(
    options: CallOptions,
    run: (username: string, call: CallOptions) => Promise<Value>,
  ): Promise<Value> {
    return withinTime(options, async (call) => run((await whoAmI(this.#api, call)).username, call));
  }
}
