import type { CallOptions } from '../transport/call-options.js';
import { PageList } from '../paging/page-list.js';
import type { CreateOptions } from '../transport/idempotency-key.js';
import type { Call } from '../transport/transport.js';
import type { EventsApi } from './api.js';

/** Types of one kind of record. */
export interface Kind {
  readonly Filter: { readonly page?: number | undefined };
  readonly List: { readonly total_pages: number };
  readonly Item: unknown;
  readonly Create: unknown;
  readonly Update: unknown;
}

/** Name of a kind, in paths and in the pages of its list. */
export type KindName = 'events' | 'venues' | 'organizers' | 'categories' | 'tags';

/** Request below the path of a kind. */
export interface KindRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path as in the document, such as `/{id}`. */
  readonly at: string;
  readonly path?: object;
  readonly query?: object;
  readonly body?: unknown;
}

/** Operations on one kind of record. */
export class Resource<K extends Kind> {
  readonly #api: EventsApi;
  readonly #name: KindName;

  constructor(api: EventsApi, name: KindName) {
    this.#api = api;
    this.#name = name;
  }

  /**
   * Lists records that match a filter, page by page.
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

  /** Creates a record. It is created once, even if the request is retried. */
  create(body: K['Create'], options: CreateOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.ask({ method: 'POST', at: '', body }, options, this.#api.creation(options));
  }

  /** Reads a record by its id. */
  read(id: number, options: CallOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.ask({ method: 'GET', at: '/{id}', path: { id } }, options);
  }

  /** Changes the fields in `changes` and keeps the others. */
  update(id: number, changes: K['Update'], options: CallOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.ask({ method: 'PATCH', at: '/{id}', path: { id }, body: changes }, options);
  }

  /** Deletes a record and returns it. Events, venues and organizers go to the trash. */
  delete(id: number, options: CallOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.ask({ method: 'DELETE', at: '/{id}', path: { id } }, options);
  }

  /** Sends a request of this kind. The cast is safe, because kinds differ only in their path and types. */
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
  /**
   * Password of the record.
   *
   * Without it, the server refuses an event with status 403, and omits protected fields of other records.
   */
  readonly password?: string;
  /** `edit` shows a password-protected record in full to users who may edit it. */
  readonly context?: 'edit' | 'view';
}

/** Operations on events, venues or organizers. */
export class Records<K extends Kind> extends Resource<K> {
  override read(id: number, options: ReadRecordOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.ask({ method: 'GET', at: '/{id}', path: { id }, query: viewOf(options) }, options);
  }

  /** Reads a record by its slug, the readable last segment of its URL. */
  bySlug(slug: string, options: ReadRecordOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.ask({ method: 'GET', at: BY_SLUG, path: { slug }, query: viewOf(options) }, options);
  }

  /** Changes a record by its slug, as `update` does. */
  updateBySlug(
    slug: string,
    changes: K['Update'],
    options: CallOptions = {},
  ): Promise<NonNullable<K['Item']>> {
    return this.ask({ method: 'PATCH', at: BY_SLUG, path: { slug }, body: changes }, options);
  }

  /** Moves a record to the trash by its slug. */
  deleteBySlug(slug: string, options: CallOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.ask({ method: 'DELETE', at: BY_SLUG, path: { slug } }, options);
  }

  /** Restores a record from the trash. */
  restore(id: number, options: CallOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.ask({ method: 'POST', at: '/{id}/restore', path: { id } }, options);
  }
}

/** Path of records by slug. */
const BY_SLUG = '/by-slug/{slug}';

/** Returns the options of a read that the server receives. */
export function viewOf({ password, context }: ReadRecordOptions): ReadRecordOptions {
  return { password, context };
}
