import type { CallOptions } from '../transport/call-options.js';
import { PageList } from '../paging/page-list.js';
import type { CreateOptions } from '../transport/idempotency-key.js';
import type { Call } from '../transport/transport.js';
import type { EventsApi } from './api.js';

/** The types of one kind of record. */
export interface Kind {
  readonly Filter: { readonly page?: number | undefined };
  readonly List: { readonly total_pages: number };
  readonly Item: unknown;
  readonly Create: unknown;
  readonly Update: unknown;
}

/** Name of a kind in addresses, and of its items in the pages of a list. */
export type KindName = 'events' | 'venues' | 'organizers' | 'categories' | 'tags';

/** A request below the address of a kind. */
export interface KindRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As the document has it, such as `/{id}`. */
  readonly at: string;
  readonly path?: object;
  readonly query?: object;
  readonly body?: unknown;
}

/** One kind of what the catalogue holds. */
export class Resource<K extends Kind> {
  readonly #api: EventsApi;
  readonly #name: KindName;

  constructor(api: EventsApi, name: KindName) {
    this.#api = api;
    this.#name = name;
  }

  /**
   * Those that the filters let through, in pages.
   *
   * ```ts
   * const { events, total } = await fairground.events.list({ search: 'lantern', per_page: 20 });
   * for await (const event of fairground.events.list({ venue: [11] })) console.log(event.title);
   * ```
   */
  list(filter: K['Filter'] = {}, options: CallOptions = {}): PageList<K['List'], K['Item']> {
    return new PageList<K['List'], K['Item'], number>({
      start: filter.page ?? 1,
      load: (page) => this.ask<K['List']>({ method: 'GET', at: '', query: { ...filter, page } }, options),
      after: ({ total_pages }, page) => (page < total_pages ? page + 1 : undefined),
      items: (page) => (page as unknown as Record<KindName, readonly K['Item'][]>)[this.#name],
    });
  }

  /** Makes one. It is made once, also when the request has to be sent again. */
  create(body: K['Create'], options: CreateOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.ask({ method: 'POST', at: '', body }, options, this.#api.creation(options));
  }

  /** One by its id. */
  read(id: number, options: CallOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.ask({ method: 'GET', at: '/{id}', path: { id } }, options);
  }

  /** Changes what `changes` holds and leaves the rest as it is. */
  update(id: number, changes: K['Update'], options: CallOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.ask({ method: 'PATCH', at: '/{id}', path: { id }, body: changes }, options);
  }

  /** Deletes one, and gives it as it was left. Events, venues and organizers go to the trash. */
  delete(id: number, options: CallOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.ask({ method: 'DELETE', at: '/{id}', path: { id } }, options);
  }

  /** The kinds differ in the last word of their address only; what is sent and comes back, their types say. */
  protected ask<Body = K['Item']>(
    { method, at, path, query, body }: KindRequest,
    options: CallOptions,
    call: Call = { isSafe: method === 'GET' },
  ): Promise<NonNullable<Body>> {
    return this.#api.call<Body>(call, options, (init) => {
      const request = { params: { path, query }, body, ...init };
      const address = `/cal/events/v1/${this.#name}${at}`;
      const { client } = this.#api;
      return client.request(method.toLowerCase() as 'get', address as never, request as never);
    });
  }
}

export interface ReadRecordOptions extends CallOptions {
  /** Password of the record. Without it, an event is refused with status 403, and other records omit what it hides. */
  readonly password?: string;
  /** `edit` shows a record that has a password whole to who may edit it. */
  readonly context?: 'edit' | 'view';
}

/** Events, venues or organizers. */
export class Records<K extends Kind> extends Resource<K> {
  override read(id: number, options: ReadRecordOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.ask({ method: 'GET', at: '/{id}', path: { id }, query: viewOf(options) }, options);
  }

  /** One by its slug, the readable end of its address. */
  bySlug(slug: string, options: ReadRecordOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.ask({ method: 'GET', at: BY_SLUG, path: { slug }, query: viewOf(options) }, options);
  }

  /** Changes one, as `update` does, by its slug. */
  updateBySlug(
    slug: string,
    changes: K['Update'],
    options: CallOptions = {},
  ): Promise<NonNullable<K['Item']>> {
    return this.ask({ method: 'PATCH', at: BY_SLUG, path: { slug }, body: changes }, options);
  }

  /** Moves one to the trash, by its slug. */
  deleteBySlug(slug: string, options: CallOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.ask({ method: 'DELETE', at: BY_SLUG, path: { slug } }, options);
  }

  /** Takes one out of the trash. */
  restore(id: number, options: CallOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.ask({ method: 'POST', at: '/{id}/restore', path: { id } }, options);
  }
}

/** Where records are by their slugs. */
const BY_SLUG = '/by-slug/{slug}';

/** Returns the options of a read that are sent to the server. */
export function viewOf({ password, context }: ReadRecordOptions): ReadRecordOptions {
  return { password, context };
}
