import type { Venue, VenueCreate, VenueFilter, VenueList, VenueUpdate, EventsApi } from './api.js';
import { Records } from './resource.js';

/** The places where events happen. A venue that is there already, by name and place, is not made again. */
export class Venues extends Records<{
  Filter: VenueFilter;
  List: VenueList;
  Item: Venue;
  Create: VenueCreate;
  Update: VenueUpdate;
}> {
  constructor(api: EventsApi) {
    const { client } = api;
    super(api, {
      list: (query, init) => client.GET('/cal/events/v1/venues', { params: { query }, ...init }),
      create: (body, init) => client.POST('/cal/events/v1/venues', { body, ...init }),
      read: (id, init) => client.GET('/cal/events/v1/venues/{id}', { params: { path: { id } }, ...init }),
      update: (id, body, init) =>
        client.PATCH('/cal/events/v1/venues/{id}', { params: { path: { id } }, body, ...init }),
      delete: (id, init) =>
        client.DELETE('/cal/events/v1/venues/{id}', { params: { path: { id } }, ...init }),
      bySlug: (slug, init) =>
        client.GET('/cal/events/v1/venues/by-slug/{slug}', { params: { path: { slug } }, ...init }),
      restore: (id, init) =>
        client.POST('/cal/events/v1/venues/{id}/restore', { params: { path: { id } }, ...init }),
      items: (page) => page.venues,
    });
  }
}
