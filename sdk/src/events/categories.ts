import type {
  Category,
  CategoryCreate,
  CategoryFilter,
  CategoryList,
  CategoryUpdate,
  EventsApi,
} from './api.js';
import { Resource } from './resource.js';

/** What events are sorted by. Deleting one is for good. */
export class Categories extends Resource<{
  Filter: CategoryFilter;
  List: CategoryList;
  Item: Category;
  Create: CategoryCreate;
  Update: CategoryUpdate;
}> {
  constructor(api: EventsApi) {
    const { client } = api;
    super(api, {
      list: (query, init) => client.GET('/cal/events/v1/categories', { params: { query }, ...init }),
      create: (body, init) => client.POST('/cal/events/v1/categories', { body, ...init }),
      read: (id, init) => client.GET('/cal/events/v1/categories/{id}', { params: { path: { id } }, ...init }),
      update: (id, body, init) =>
        client.PATCH('/cal/events/v1/categories/{id}', { params: { path: { id } }, body, ...init }),
      delete: (id, init) =>
        client.DELETE('/cal/events/v1/categories/{id}', { params: { path: { id } }, ...init }),
      items: (page) => page.categories,
    });
  }
}
