import type { Tag, TagCreate, TagFilter, TagList, TagUpdate, EventsApi } from './api.js';
import { Resource } from './resource.js';

/** What events are marked with. Deleting one is for good. */
export class Tags extends Resource<{
  Filter: TagFilter;
  List: TagList;
  Item: Tag;
  Create: TagCreate;
  Update: TagUpdate;
}> {
  constructor(api: EventsApi) {
    const { client } = api;
    super(api, {
      list: (query, init) => client.GET('/cal/events/v1/tags', { params: { query }, ...init }),
      create: (body, init) => client.POST('/cal/events/v1/tags', { body, ...init }),
      read: (id, init) => client.GET('/cal/events/v1/tags/{id}', { params: { path: { id } }, ...init }),
      update: (id, body, init) =>
        client.PATCH('/cal/events/v1/tags/{id}', { params: { path: { id } }, body, ...init }),
      delete: (id, init) => client.DELETE('/cal/events/v1/tags/{id}', { params: { path: { id } }, ...init }),
      items: (page) => page.tags,
    });
  }
}
