import { CITIES, type FeatureServer, type Json, uploadIdOf } from '../../support/servers/feature-server.js';
import { type FormParts, postForm } from '../../support/clients/post-form.js';
import type { Contract, ContractCall } from '../contract-client.js';

/** After these, what they worked on is gone, or another thing. */
const USES_UP = /^(cancel|commit|delete|move|restart|restore|truncate)/;

/** Ids of things of feature services that are really there. */
export class FeatureFixtures {
  readonly #kept = new Map<string, Promise<string | number>>();
  #number = 0;

  constructor(
    private readonly server: FeatureServer,
    private readonly username: string,
    private readonly token: string,
  ) {}

  /**
   * Ids for all parameters of an operation's path: new ones where it uses them up, and for a feature, which edits of the
   * same layer may have deleted; else the same each time.
   */
  async placeFor({
    operationId,
    path,
  }: Pick<Contract, 'path' | 'operationId'>): Promise<NonNullable<ContractCall['path']>> {
    const isNew = USES_UP.test(operationId) || path.includes('{objectId}');
    const get = async (kind: string, make: () => Promise<string | number>): Promise<string | number> => {
      if (isNew) return make();
      const kept = this.#kept.get(kind) ?? make();
      this.#kept.set(kind, kept);
      return kept;
    };
    const place: Record<string, string | number> = {};
    if (path.includes('{username}')) place['username'] = this.username;
    if (path.includes('{serviceName}')) {
      place['serviceName'] = await get('service', () => this.server.makeService(this.token));
    }
    // A member whom nobody else is signed in as, since operations change and remove it.
    if (path.includes('/admin/users/{username}'))
      place['username'] = await get('member', () => this.#member());
    if (path.includes('{passwordId}')) place['passwordId'] = '0000000000000000';
    if (path.includes('{tokenId}')) place['tokenId'] = '0000000000000000';
    const isOfAll = path.includes('{jobId}') && place['serviceName'] === undefined;
    const service = isOfAll
      ? String(await get('service', () => this.server.makeService(this.token)))
      : String(place['serviceName']);
    if (path.includes('{layerId}')) place['layerId'] = 0;
    if (path.includes('{objectId}')) place['objectId'] = await get('feature', () => this.#feature(service));
    if (path.includes('{attachmentId}')) place['attachmentId'] = 1;
    if (path.includes('/tile/')) Object.assign(place, { z: 0, y: 0, x: 0 });
    if (path.includes('{jobId}')) place['jobId'] = await get('job', () => this.#job(service));
    const isInParts = /[pP]art|commit|cancel/.test(path);
    const form = isInParts ? 'parts' : 'whole';
    if (path.includes('/uploads/{itemId}')) {
      place['itemId'] = await get(`upload in ${form}`, () => this.#upload(service, isInParts));
    } else if (path.includes('{itemId}')) {
      place['itemId'] = await get(`item in ${form}`, () => this.item(isInParts));
    }
    if (path.includes('{folderId}')) place['folderId'] = await get('folder', () => this.#folder());
    return place;
  }

  /** A new item with content, or with a part of it. */
  async item(isInParts = false): Promise<string> {
    const sent = isInParts ? { multipart: true } : { text: 'code\nA1\n' };
    const filename = `cities-${String(this.#next())}.csv`;
    const added = await this.#own('addItem', { ...sent, filename, type: 'CSV' });
    const id = String(added['id']);
    const item = `/sharing/rest/content/users/${this.username}/items/${id}`;
    if (isInParts) await this.#part(`${item}/addPart`, 'partNum');
    return id;
  }

  async #member(): Promise<string> {
    const name = `member-${String(this.#next())}`;
    await this.server.signUp(name, 'subscriber');
    return name;
  }

  async #feature(service: string): Promise<number> {
    const features = [{ attributes: { code: 'A1', name: 'Graz' }, geometry: { x: 1, y: 2 } }];
    const path = `${addressOf(service)}/0/addFeatures`;
    const { addResults } = await this.server.post(path, { features }, this.token);
    return (addResults as { objectId: number }[])[0]?.objectId ?? 0;
  }

  /** It fails, so that there is something to report and to repeat. */
  async #job(service: string): Promise<string> {
    const edits = { features: [{ attributes: { code: 'much too long' } }] };
    const call = { edits: JSON.stringify(edits) };
    const { jobId, statusUrl } = await this.server.post(`${addressOf(service)}/0/append`, call, this.token);
    await this.server.ended(String(statusUrl), this.token);
    return String(jobId);
  }

  async #upload(service: string, isInParts: boolean): Promise<string> {
    if (!isInParts) return uploadIdOf(await this.server.upload(service, 'a.csv', 'code\nA1\n', this.token));
    const uploads = `${addressOf(service)}/uploads`;
    const begun = await this.server.post(`${uploads}/register`, { itemName: 'a.csv' }, this.token);
    const id = uploadIdOf(begun);
    await this.#part(`${uploads}/${id}/uploadPart`, 'partId');
    return id;
  }

  async #folder(): Promise<string> {
    const { folder } = await this.#own('createFolder', { title: `Folder ${String(this.#next())}` });
    return String((folder as Json)['id']);
  }

  async #part(path: string, number: string): Promise<void> {
    const parts: FormParts = [
      [number, '1'],
      ['file', Buffer.from('code\nA1\n')],
    ];
    await postForm(this.server.server, path, parts, this.token);
  }

  #own(operation: string, parameters: Json): Promise<Json> {
    const path = `/sharing/rest/content/users/${this.username}/${operation}`;
    return this.server.post(path, parameters, this.token);
  }

  #next(): number {
    this.#number += 1;
    return this.#number;
  }
}

const addressOf = (service: string): string => `/rest/services/${service}/FeatureServer`;

/** Names of the fields of its layers. */
export const FIELD_NAMES: readonly string[] = [...CITIES.fields.map(({ name }) => name), 'OBJECTID'];
