import createClient, { type Client } from 'openapi-fetch';
import type { components, operations, paths } from '../generated/events.js';
import type { Transport } from '../transport/transport.js';

type Schemas = components['schemas'];

export type Event = Schemas['Event'];
export type Venue = Schemas['Venue'];
export type EventList = Schemas['EventList'];
export type VenueList = Schemas['VenueList'];
export type EventCreate = Schemas['EventCreate'];
export type EventUpdate = Schemas['EventUpdate'];
export type VenueCreate = Schemas['VenueCreate'];
export type VenueUpdate = Schemas['VenueUpdate'];
export type EventFilter = NonNullable<operations['listEvents']['parameters']['query']>;
export type VenueFilter = NonNullable<operations['listVenues']['parameters']['query']>;

/** The requests of the events interface, typed from its document. */
export class EventsApi {
  readonly client: Client<paths>;
  readonly call: Transport['call'];

  constructor(transport: Transport) {
    this.call = transport.call.bind(transport);
    this.client = createClient<paths>({
      baseUrl: transport.url,
      querySerializer: { array: { style: 'form', explode: false } },
    });
  }
}
