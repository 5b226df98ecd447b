import createClient, { type Client } from 'openapi-fetch';
import type { components, operations, paths } from '../generated/events.js';
import { type CreateOptions, makeIdempotencyKey } from '../transport/idempotency-key.js';
import type { Transport } from '../transport/transport.js';

type Schemas = components['schemas'];
/** Base of interfaces, which editors show by name. A type alias of a schema would show all its members. */
type Schema<Name extends keyof Schemas> = Schemas[Name];
type Query<Name extends keyof operations> = NonNullable<NonNullable<operations[Name]['parameters']>['query']>;

/** Paths of the events API, for a client of openapi-fetch. */
export type EventsPaths = paths;
/** Named schemas of the events API. */
export type EventsSchemas = Schemas;

export interface CalendarFilter extends Query<'exportEvents'> {}
export interface Category extends Schema<'TermRecord'> {}
export type CategoryCreate = Schemas['CategoryCreate'];
export interface CategoryFilter extends Query<'listCategories'> {}
export type CategoryList = Schemas['CategoryList'];
export type CategoryUpdate = Schemas['CategoryUpdate'];
export type Image = Schemas['Image'];
export interface ImageFilter extends Query<'listImages'> {}
export type ImageList = Schemas['ImageList'];
export interface ImportedRecord extends Schema<'ImportRecord'> {}
export interface ImportStatus extends Schema<'Import'> {}
export type Organizer = Schemas['Organizer'];
export type OrganizerCreate = Schemas['OrganizerCreate'];
export interface OrganizerFilter extends Query<'listOrganizers'> {}
export type OrganizerList = Schemas['OrganizerList'];
export type OrganizerUpdate = Schemas['OrganizerUpdate'];
export interface Tag extends Schema<'TermRecord'> {}
export type TagCreate = Schemas['TagCreate'];
export interface TagFilter extends Query<'listTags'> {}
export type TagList = Schemas['TagList'];
export type TagUpdate = Schemas['TagUpdate'];
export type Event = Schemas['Event'];
export type Venue = Schemas['Venue'];
export type EventList = Schemas['EventList'];
export type VenueList = Schemas['VenueList'];
export type EventCreate = Schemas['EventCreate'];
export type EventUpdate = Schemas['EventUpdate'];
export type VenueCreate = Schemas['VenueCreate'];
export type VenueUpdate = Schemas['VenueUpdate'];
export interface EventFilter extends Query<'listEvents'> {}
export interface VenueFilter extends Query<'listVenues'> {}

const ROOT = '/cal/events/v1';

/** Requests of the events API, typed from its OpenAPI document. */
export class EventsApi {
  readonly client: Client<paths>;
  readonly call: Transport['call'];
  readonly #isForeign: boolean;

  /** @param root - path of the API below the server's address; `cal/events/v1` by default. */
  constructor(transport: Transport, root: string = ROOT) {
    const place = `/${root.replace(/^\/+|\/+$/g, '')}`;
    this.#isForeign = place !== ROOT;
    this.call = transport.call.bind(transport);
    this.client = createClient<paths>({
      baseUrl: transport.url,
      fetch: (request) => transport.send(request),
      querySerializer: { array: { style: 'form', explode: false } },
      ...(this.#isForeign && { Request: movedRequest(transport.url, place) }),
    });
  }

  /**
   * Returns the options of a request that creates a record.
   *
   * It carries a key, so that it can be retried safely. Other servers ignore keys, so there it is sent once unless the
   * caller supplies a key.
   */
  creation({ idempotencyKey }: CreateOptions): { isSafe: false; idempotencyKey: string | undefined } {
    const ownKey = this.#isForeign ? undefined : makeIdempotencyKey();
    return { isSafe: false, idempotencyKey: idempotencyKey ?? ownKey };
  }
}

/** Returns a `Request` class that moves requests to the root of the API, which may be the value of a parameter. */
function movedRequest(url: string, place: string): typeof Request {
  const documented = url + ROOT;
  return class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      const isDocumented = typeof input === 'string' && input.startsWith(documented);
      const rest = isDocumented ? input.slice(documented.length) : '';
      super(isDocumented ? url + place + (place.includes('?') ? rest.replace('?', '&') : rest) : input, init);
    }
  };
}
