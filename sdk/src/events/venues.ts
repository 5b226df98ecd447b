import type { CallOptions } from '../call-options.js';
import { PageList } from '../paging/page-list.js';
import type { EventsApi, Venue, VenueCreate, VenueFilter, VenueList, VenueUpdate } from './api.js';

/** The places where events happen. */
export class Venues {
  readonly #api: EventsApi;

  constructor(api: EventsApi) {
    this.#api = api;
  }

  /** Venues by the given filters, all of them where none is given; see {@link Events.list}. */
  list(filter: VenueFilter = {}, options: CallOptions = {}): PageList<VenueList, Venue> {
    return new PageList({
      start: filter.page ?? 1,
      load: (page: number) =>
        this.#api.call({ isSafe: true }, options, (init) =>
          this.#api.client.GET('/cal/events/v1/venues', { params: { query: { ...filter, page } }, ...init }),
        ),
      after: ({ total_pages }, page: number) => (page < total_pages ? page + 1 : undefined),
      items: (page) => page.venues,
    });
  }

  /** Makes a venue, or gives the one that has the same name and place already. */
  create(venue: VenueCreate, options: CallOptions = {}): Promise<Venue> {
    return this.#api.call({ isSafe: false }, options, (init) =>
      this.#api.client.POST('/cal/events/v1/venues', { body: venue, ...init }),
    );
  }

  /** One venue by its id. */
  read(id: number, options: CallOptions = {}): Promise<Venue> {
    return this.#api.call({ isSafe: true }, options, (init) =>
      this.#api.client.GET('/cal/events/v1/venues/{id}', { params: { path: { id } }, ...init }),
    );
  }

  /** One venue by its slug, the readable end of its address. */
  bySlug(slug: string, options: CallOptions = {}): Promise<Venue> {
    return this.#api.call({ isSafe: true }, options, (init) =>
      this.#api.client.GET('/cal/events/v1/venues/by-slug/{slug}', { params: { path: { slug } }, ...init }),
    );
  }

  /** Changes what `changes` holds and leaves the rest as it is. */
  update(id: number, changes: VenueUpdate, options: CallOptions = {}): Promise<Venue> {
    return this.#api.call({ isSafe: false }, options, (init) =>
      this.#api.client.PATCH('/cal/events/v1/venues/{id}', {
        params: { path: { id } },
        body: changes,
        ...init,
      }),
    );
  }

  /** Moves a venue to the trash, away from its events, and gives it as it is then. */
  delete(id: number, options: CallOptions = {}): Promise<Venue> {
    return this.#api.call({ isSafe: false }, options, (init) =>
      this.#api.client.DELETE('/cal/events/v1/venues/{id}', { params: { path: { id } }, ...init }),
    );
  }
}
