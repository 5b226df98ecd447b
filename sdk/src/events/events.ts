import type { Event, EventCreate, EventFilter, EventList, EventUpdate, EventsApi } from './api.js';
import { Records } from './resource.js';

/** The catalogue's events. A new one without the right to publish it is a draft. */
export class Events extends Records<{
  Filter: EventFilter;
  List: EventList;
  Item: Event;
  Create: EventCreate;
  Update: EventUpdate;
}> {
  constructor({ client, call }: EventsApi) {
    super(call, {
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
  }
}
