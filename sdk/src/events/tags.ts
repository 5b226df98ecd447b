import type { Tag, TagCreate, TagFilter, TagList, TagUpdate, EventsApi } from './api.js';
import { Resource } from './resource.js';

/** Tags of events. Deletion is permanent. */
export class Tags extends Resource<{
  Filter: TagFilter;
  List: TagList;
  Item: Tag;
  Create: TagCreate;
  Update: TagUpdate;
}> {
  constructor(api: EventsApi) {
    super(api, 'tags');
  }
}
