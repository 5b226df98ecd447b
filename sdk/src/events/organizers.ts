import type {
  Organizer,
  OrganizerCreate,
  OrganizerFilter,
  OrganizerList,
  OrganizerUpdate,
  EventsApi,
} from './api.js';
import { Records } from './resource.js';

/** Organizers of events. `create` returns an existing organizer of the same name. */
export class Organizers extends Records<{
  Filter: OrganizerFilter;
  List: OrganizerList;
  Item: Organizer;
  Create: OrganizerCreate;
  Update: OrganizerUpdate;
}> {
  constructor(api: EventsApi) {
    super(api, 'organizers');
  }
}
