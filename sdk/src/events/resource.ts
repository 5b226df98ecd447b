import type { CallOptions } from '../call-options.js';
import { PageList } from '../paging/page-list.js';
import type { CreateOptions } from '../transport/idempotency-key.js';
import type { Outcome, SendInit, Transport } from '../transport/transport.js';
import type { EventsApi } from './api.js';

/** The types of one kind of record. */
export interface Kind {
  readonly Filter: { readonly page?: number | undefined };
  readonly List: { readonly total_pages: number };
  readonly Item: unknown;
  readonly Create: unknown;
  readonly Update: unknown;
}

/** How the requests for one kind of record are made. */
export interface Requests<K extends Kind> {
  list(filter: K['Filter'], init: SendInit): Promise<Outcome<K['List']>>;
  create(body: K['Create'], init: SendInit): Promise<Outcome<K['Item']>>;
  read(id: number, init: SendInit): Promise<Outcome<K['Item']>>;
  update(id: number, body: K['Update'], init: SendInit): Promise<Outcome<K['Item']>>;
  delete(id: number, init: SendInit): Promise<Outcome<K['Item']>>;
  items(page: K['List']): readonly K['Item'][];
}

/** The same for records that have slugs of their own and a trash. */
export interface RecordRequests<K extends Kind> extends Requests<K> {
  bySlug(slug: string, init: SendInit): Promise<Outcome<K['Item']>>;
  restore(id: number, init: SendInit): Promise<Outcome<K['Item']>>;
}

/** One kind of what the catalogue holds. */
export class Resource<K extends Kind> {
  protected readonly call: Transport['call'];
  readonly #api: EventsApi;
  readonly #requests: Requests<K>;

  constructor(api: EventsApi, requests: Requests<K>) {
    this.call = api.call;
    this.#api = api;
    this.#requests = requests;
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
    const requests = this.#requests;
    return new PageList<K['List'], K['Item'], number>({
      start: filter.page ?? 1,
      load: (page) =>
        this.call({ isSafe: true }, options, (init) => requests.list({ ...filter, page }, init)),
      after: ({ total_pages }, page) => (page < total_pages ? page + 1 : undefined),
      items: (page) => requests.items(page),
    });
  }

  /** Makes one. It is made once, also when the request has to be sent again. */
  create(body: K['Create'], options: CreateOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.call(this.#api.creation(options), options, (init) => this.#requests.create(body, init));
  }

  /** One by its id. */
  read(id: number, options: CallOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.call({ isSafe: true }, options, (init) => this.#requests.read(id, init));
  }

  /** Changes what `changes` holds and leaves the rest as it is. */
  update(id: number, changes: K['Update'], options: CallOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.call({ isSafe: false }, options, (init) => this.#requests.update(id, changes, init));
  }

  /** Deletes one, and gives it as it was left. Events, venues and organizers go to the trash. */
  delete(id: number, options: CallOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.call({ isSafe: false }, options, (init) => this.#requests.delete(id, init));
  }
}

/** Events, venues or organizers. */
export class Records<K extends Kind> extends Resource<K> {
  readonly #requests: RecordRequests<K>;

  constructor(api: EventsApi, requests: RecordRequests<K>) {
    super(api, requests);
    this.#requests = requests;
  }

  /** One by its slug, the readable end of its address. */
  bySlug(slug: string, options: CallOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.call({ isSafe: true }, options, (init) => this.#requests.bySlug(slug, init));
  }

  /** Takes one out of the trash. */
  restore(id: number, options: CallOptions = {}): Promise<NonNullable<K['Item']>> {
    return this.call({ isSafe: false }, options, (init) => this.#requests.restore(id, init));
  }
}
