import type {
  Organizer,
  OrganizerCreate,
  OrganizerFilter,
  OrganizerList,
  OrganizerUpdate,
  EventsApi,
} from './api.js';
import { Records } from './resource.js';

/** The people and groups who hold events. One that is there already, by name, is not made again. */
export class Organizers extends Records<{
  Filter: OrganizerFilter;
  List: OrganizerList;
  Item: Organizer;
  Create: OrganizerCreate;
  Update: OrganizerUpdate;
}> {
  constructor(api: EventsApi) {
    const { client } = api;
    super(api, {
      list: (query, init) => client.GET('/cal/events/v1/organizers', { params: { query }, ...init }),
      create: (body, init) => client.POST('/cal/events/v1/organizers', { body, ...init }),
      read: (id, init) => client.GET('/cal/events/v1/organizers/{id}', { params: { path: { id } }, ...init }),
      update: (id, body, init) =>
        client.PATCH('/cal/events/v1/organizers/{id}', { params: { path: { id } }, body, ...init }),
      delete: (id, init) =>
        client.DELETE('/cal/events/v1/organizers/{id}', { params: { path: { id } }, ...init }),
      bySlug: (slug, init) =>
        client.GET('/cal/events/v1/organizers/by-slug/{slug}', { params: { path: { slug } }, ...init }),
      restore: (id, init) =>
        client.POST('/cal/events/v1/organizers/{id}/restore', { params: { path: { id } }, ...init }),
      items: (page) => page.organizers,
    });
  }
}
