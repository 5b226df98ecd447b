import type { Venue, VenueCreate, VenueFilter, VenueList, VenueUpdate, EventsApi } from './api.js';
import { Records } from './resource.js';

/** Venues of events. `create` returns an existing venue of the same name and address. */
export class Venues extends Records<{
  Filter: VenueFilter;
  List: VenueList;
  Item: Venue;
  Create: VenueCreate;
  Update: VenueUpdate;
}> {
  constructor(api: EventsApi) {
    super(api, 'venues');
  }
}
