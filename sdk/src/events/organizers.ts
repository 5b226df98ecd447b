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
    super(api, 'organizers');
  }
}
