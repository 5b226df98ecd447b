import type { LinkedDeps } from '../linked/linked-deps.js';
import type { EventLists } from '../list/event-lists.js';

/** Dependencies of requests about events. */
export interface EventDeps extends LinkedDeps {
  readonly lists: EventLists;
}
