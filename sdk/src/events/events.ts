import type { CallOptions } from '../call-options.js';
import type {
  CalendarFilter,
  Event,
  EventCreate,
  EventFilter,
  EventList,
  EventUpdate,
  EventsApi,
} from './api.js';
import { Records } from './resource.js';

/** The catalogue's events. A new one without the right to publish it is a draft. */
export class Events extends Records<{
  Filter: EventFilter;
  List: EventList;
  Item: Event;
  Create: EventCreate;
  Update: EventUpdate;
}> {
  readonly #client: EventsApi['client'];

  constructor(api: EventsApi) {
    const { client } = api;
    super(api, {
      list: (query, init) => client.GET('/cal/events/v1/events', { params: { query }, ...init }),
      create: (body, init) => client.POST('/cal/events/v1/events', { body, ...init }),
      read: (id, init) => client.GET('/cal/events/v1/events/{id}', { params: { path: { id } }, ...init }),
      update: (id, body, init) =>
        client.PATCH('/cal/events/v1/events/{id}', { params: { path: { id } }, body, ...init }),
      delete: (id, init) =>
        client.DELETE('/cal/events/v1/events/{id}', { params: { path: { id } }, ...init }),
      bySlug: (slug, init) =>
        client.GET('/cal/events/v1/events/by-slug/{slug}', { params: { path: { slug } }, ...init }),
      restore: (id, init) =>
        client.POST('/cal/events/v1/events/{id}/restore', { params: { path: { id } }, ...init }),
      items: (page) => page.events,
    });
    this.#client = client;
  }

  /** Those that the filters let through, up to 5,000, as an iCalendar file. An extension of Fairground. */
  toCalendar(filter: CalendarFilter = {}, options: CallOptions = {}): Promise<string> {
    return this.call({ isSafe: true }, options, (init) =>
      this.#client.GET('/cal/events/v1/events.ics', { params: { query: filter }, parseAs: 'text', ...init }),
    );
  }
}
