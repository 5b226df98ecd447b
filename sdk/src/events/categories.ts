import type {
  Category,
  CategoryCreate,
  CategoryFilter,
  CategoryList,
  CategoryUpdate,
  EventsApi,
} from './api.js';
import { Resource } from './resource.js';

/** Categories of events. Deletion is permanent. */
export class Categories extends Resource<{
  Filter: CategoryFilter;
  List: CategoryList;
  Item: Category;
  Create: CategoryCreate;
  Update: CategoryUpdate;
}> {
  constructor(api: EventsApi) {
    super(api, 'categories');
  }
}
