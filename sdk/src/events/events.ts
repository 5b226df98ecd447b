import type { CallOptions } from '../call-options.js';
import { PageList } from '../paging/page-list.js';
import type { Event, EventCreate, EventFilter, EventList, EventsApi, EventUpdate } from './api.js';

/** The catalogue's events. */
export class Events {
  readonly #api: EventsApi;

  constructor(api: EventsApi) {
    this.#api = api;
  }

  /**
   * Events by the given filters: those to come, where none is given.
   *
   * ```ts
   * const { events, total } = await fairground.events.list({ search: 'lantern', per_page: 20 });
   * for await (const event of fairground.events.list({ venue: [11] })) console.log(event.title);
   * ```
   */
  list(filter: EventFilter = {}, options: CallOptions = {}): PageList<EventList, Event> {
    return new PageList({
      start: filter.page ?? 1,
      load: (page: number) =>
        this.#api.call({ isSafe: true }, options, (init) =>
          this.#api.client.GET('/cal/events/v1/events', { params: { query: { ...filter, page } }, ...init }),
        ),
      after: ({ total_pages }, page: number) => (page < total_pages ? page + 1 : undefined),
      items: (page) => page.events,
    });
  }

  /** Makes an event. At least title and both dates are needed; without the right to publish it is a draft. */
  create(event: EventCreate, options: CallOptions = {}): Promise<Event> {
    return this.#api.call({ isSafe: false }, options, (init) =>
      this.#api.client.POST('/cal/events/v1/events', { body: event, ...init }),
    );
  }

  /** One event by its id. */
  read(id: number, options: CallOptions = {}): Promise<Event> {
    return this.#api.call({ isSafe: true }, options, (init) =>
      this.#api.client.GET('/cal/events/v1/events/{id}', { params: { path: { id } }, ...init }),
    );
  }

  /** One event by its slug, the readable end of its address. */
  bySlug(slug: string, options: CallOptions = {}): Promise<Event> {
    return this.#api.call({ isSafe: true }, options, (init) =>
      this.#api.client.GET('/cal/events/v1/events/by-slug/{slug}', { params: { path: { slug } }, ...init }),
    );
  }

  /** Changes what `changes` holds and leaves the rest as it is. */
  update(id: number, changes: EventUpdate, options: CallOptions = {}): Promise<Event> {
    return this.#api.call({ isSafe: false }, options, (init) =>
      this.#api.client.PATCH('/cal/events/v1/events/{id}', {
        params: { path: { id } },
        body: changes,
        ...init,
      }),
    );
  }

  /** Moves an event to the trash and gives it as it is then. */
  delete(id: number, options: CallOptions = {}): Promise<Event> {
    return this.#api.call({ isSafe: false }, options, (init) =>
      this.#api.client.DELETE('/cal/events/v1/events/{id}', { params: { path: { id } }, ...init }),
    );
  }
}
