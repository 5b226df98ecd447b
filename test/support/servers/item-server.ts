import { expect } from 'chai';
import type { TestDatabases } from '../databases/databases.js';
import { type FeatureServer, type Json, startFeatureServer } from './feature-server.js';
import { type FormParts, getBytes, postForm, type RawReply } from '../clients/post-form.js';

export const CONTENT = '/sharing/rest/content';

/** Where the user `owner` keeps items. */
export const OWN_CONTENT = `${CONTENT}/users/owner`;

export const CSV = Buffer.from('code,name\nBGO,Bergen\n');

/** A server with the content of a user called `owner`, and what clients do with it: as `owner`, unless told otherwise. */
export interface ItemServer {
  readonly server: FeatureServer;
  /** Tokens of authors, and of an administrator. */
  readonly owner: string;
  readonly other: string;
  readonly admin: string;
  add(parts: FormParts, token?: string): Promise<Json>;
  /** An item with this content; its id. */
  store(content?: Buffer, fileName?: string, more?: FormParts): Promise<string>;
  /** Something that is done with an item, such as `update`. */
  act(id: string, action: string, parameters?: object, token?: string): Promise<Json>;
  /** By anybody, without a token. */
  get(id: string, token?: string): Promise<Json>;
  download(id: string, token: string, headers?: Readonly<Record<string, string>>): Promise<RawReply>;
  /** A file name that no item has. */
  freshName(ending?: string): string;
}

/** Files are of up to 70,000 bytes, and parts of up to 30,000. */
export async function startItemServer(databases: TestDatabases): Promise<ItemServer> {
  const server = await startFeatureServer(databases, {
    FAIRGROUND_PART_LIMIT: '30000',
    FAIRGROUND_FILE_LIMIT: '70000',
  });
  const owner = await server.signUp('owner', 'author');
  const other = await server.signUp('other', 'author');
  const admin = await server.signUp('admin', 'administrator');
  let files = 0;
  const items: ItemServer = {
    server,
    owner,
    other,
    admin,
    add: (parts, token = owner) => postForm(server.server, `${OWN_CONTENT}/addItem`, parts, token),
    async store(content = CSV, fileName = items.freshName(), more = []) {
      const reply = await items.add([['itemFile', content, fileName], ...more]);
      expect(reply).to.include({ success: true, item: fileName });
      return String(reply['id']);
    },
    act: (id, action, parameters = {}, token = owner) =>
      server.post(`${OWN_CONTENT}/items/${id}/${action}`, { ...parameters }, token),
    get: (id, token) => server.get(`${CONTENT}/items/${id}`, {}, token),
    download: (id, token, headers = {}) =>
      getBytes(server.server, `${CONTENT}/items/${id}/data?f=json`, {
        authorization: `Bearer ${token}`,
        ...headers,
      }),
    freshName: (ending = '.csv') => `file-${String(++files)}${ending}`,
  };
  return items;
}
