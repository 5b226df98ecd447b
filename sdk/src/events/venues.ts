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
    super(api, 'venues');
  }
}
