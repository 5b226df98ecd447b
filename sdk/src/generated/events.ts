// Made by scripts/generate/main.ts from openapi/events.yaml. Do not edit: change the document or the
// generator, run `npm run generate`, and commit both sides together.

export interface paths {
  '/cal/events/v1/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List events
     * @description Events that the caller may read, by start (wall clock), then by id. Without dates the window runs from yesterday to the end of the day two years from now. Events hidden from listings are never listed.
     */
    get: operations['listEvents'];
    put?: never;
    /**
     * Create an event
     * @description Needs the role contributor or a higher one. All faults are reported together.
     */
    post: operations['createEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cal/events/v1/events/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Event id, digits only.
         * @example 101
         */
        id: components['parameters']['eventId'];
      };
      cookie?: never;
    };
    /**
     * Read one event
     * @description An unknown id is answered with 404, the id of another kind of record with 400.
     */
    get: operations['readEvent'];
    /**
     * Update one event (PUT)
     * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
     */
    put: operations['updateEventByPut'];
    /**
     * Update one event (POST)
     * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
     */
    post: operations['updateEventByPost'];
    /**
     * Move one event to the trash
     * @description The record keeps its id; its slug gets the suffix `__trashed`, so the old slug is free again. A second time is answered with 410.
     */
    delete: operations['deleteEvent'];
    options?: never;
    head?: never;
    /**
     * Update one event
     * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
     */
    patch: operations['updateEvent'];
    trace?: never;
  };
  '/cal/events/v1/events/by-slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of the record; compared in its normal form.
         * @example evening-walk-picnic
         */
        slug: components['parameters']['slug'];
      };
      cookie?: never;
    };
    /**
     * Read one event by slug
     * @description An unknown slug, and the slug of another kind of record, are answered with 400.
     */
    get: operations['readEventBySlug'];
    /**
     * Update one event by slug (PUT)
     * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
     */
    put: operations['updateEventBySlugByPut'];
    /**
     * Update one event by slug (POST)
     * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
     */
    post: operations['updateEventBySlugByPost'];
    /**
     * Move one event to the trash by slug
     * @description The record keeps its id; its slug gets the suffix `__trashed`, so the old slug is free again. A second time is answered with 410.
     */
    delete: operations['deleteEventBySlug'];
    options?: never;
    head?: never;
    /**
     * Update one event by slug
     * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
     */
    patch: operations['updateEventBySlug'];
    trace?: never;
  };
  '/cal/events/v1/venues': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List venues
     * @description Venues that the caller may read, newest publication date first.
     */
    get: operations['listVenues'];
    put?: never;
    /**
     * Create a venue
     * @description Needs the role contributor or a higher one. A venue of the same name that is not in the trash, and whose description, address, city and zip do not differ from those sent, is found rather than doubled: its id comes back and the contact and address fields sent replace its own.
     */
    post: operations['createVenue'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cal/events/v1/venues/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Venue id, digits only.
         * @example 11
         */
        id: components['parameters']['venueId'];
      };
      cookie?: never;
    };
    /**
     * Read one venue
     * @description An unknown id, and the id of another kind of record, are answered with 400.
     */
    get: operations['readVenue'];
    /**
     * Update one venue (PUT)
     * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
     */
    put: operations['updateVenueByPut'];
    /**
     * Update one venue (POST)
     * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
     */
    post: operations['updateVenueByPost'];
    /**
     * Move one venue to the trash
     * @description The record keeps its id; its slug gets the suffix `__trashed`, so the old slug is free again. A second time is answered with 410. The venue is unlinked from all its events.
     */
    delete: operations['deleteVenue'];
    options?: never;
    head?: never;
    /**
     * Update one venue
     * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
     */
    patch: operations['updateVenue'];
    trace?: never;
  };
  '/cal/events/v1/venues/by-slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of the record; compared in its normal form.
         * @example evening-walk-picnic
         */
        slug: components['parameters']['slug'];
      };
      cookie?: never;
    };
    /**
     * Read one venue by slug
     * @description An unknown slug, and the slug of another kind of record, are answered with 400.
     */
    get: operations['readVenueBySlug'];
    /**
     * Update one venue by slug (PUT)
     * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
     */
    put: operations['updateVenueBySlugByPut'];
    /**
     * Update one venue by slug (POST)
     * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
     */
    post: operations['updateVenueBySlugByPost'];
    /**
     * Move one venue to the trash by slug
     * @description The record keeps its id; its slug gets the suffix `__trashed`, so the old slug is free again. A second time is answered with 410. The venue is unlinked from all its events.
     */
    delete: operations['deleteVenueBySlug'];
    options?: never;
    head?: never;
    /**
     * Update one venue by slug
     * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
     */
    patch: operations['updateVenueBySlug'];
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    CostDetails: {
      currency_code: string;
      /** @enum {string} */
      currency_position: '' | 'prefix' | 'postfix';
      currency_symbol: string;
      /** @description Prices, lowest first; words as a slug. */
      values: string[];
    };
    /** @description The parts of a date-time, padded with zeros. */
    DateDetails: {
      day: string;
      hour: string;
      minutes: string;
      month: string;
      seconds: string;
      year: string;
    };
    /** @description Wall clock without a zone. */
    DateTime: string;
    /** @description Every failure has this shape. */
    Error: {
      /** @description For programs; does not change with the language of the message. */
      code: string;
      data: {
        /** @description For values of a wrong type, the error of each parameter; otherwise an empty list. */
        details?:
          | string[]
          | {
              [key: string]: unknown;
            };
        json_error_code?: number;
        json_error_message?: string;
        /** @description The names at fault; with the reason of each, or a list of missing ones. */
        params?:
          | string[]
          | {
              [key: string]: string;
            };
        /** @description The HTTP status. */
        status: number;
      };
      message: string;
    };
    /** @description An event, with the same keys in every reply; `json_ld` when one is read. */
    Event: {
      all_day: boolean | null;
      /** @description User id. */
      author: string;
      categories: components['schemas']['Term'][];
      cost: string;
      cost_details: components['schemas']['CostDetails'];
      /** @description An empty list when there is none. */
      custom_fields:
        | string[]
        | {
            [key: string]: unknown;
          };
      /** @description Publication time on the site's clock. */
      date: components['schemas']['DateTime'];
      /** @description Publication time in UTC; zeros in drafts and pending events. */
      date_utc: components['schemas']['DateTime'];
      /** @description HTML. */
      description: string;
      end_date: components['schemas']['DateTime'];
      end_date_details: components['schemas']['DateDetails'];
      /** @description HTML. */
      excerpt: string;
      featured: boolean | null;
      global_id: string;
      global_id_lineage: string[];
      hide_from_listings: boolean | null;
      id: number;
      /** @description False when there is none. */
      image: components['schemas']['Image'] | false;
      /** @description Only when one event is read. */
      json_ld?: components['schemas']['JsonLd'];
      modified: components['schemas']['DateTime'];
      modified_utc: components['schemas']['DateTime'];
      organizer: {
        [key: string]: unknown;
      }[];
      rest_url: string;
      show_map: boolean | null;
      show_map_link: boolean | null;
      slug: string;
      start_date: components['schemas']['DateTime'];
      start_date_details: components['schemas']['DateDetails'];
      status: components['schemas']['Status'];
      sticky: boolean | null;
      tags: components['schemas']['Term'][];
      timezone: string;
      timezone_abbr: string;
      /** @description HTML; typographic signs as entities. */
      title: string;
      url: string;
      utc_end_date: components['schemas']['DateTime'];
      utc_end_date_details: components['schemas']['DateDetails'];
      utc_start_date: components['schemas']['DateTime'];
      utc_start_date_details: components['schemas']['DateDetails'];
      /** @description The venue; an empty list when there is none, a list of several. */
      venue: components['schemas']['Venue'] | components['schemas']['Venue'][];
      /** @description HTML-escaped. The event's own address until one was set. */
      website: string;
    };
    /** @description A new event. */
    EventCreate: WithRequired<components['schemas']['EventUpdate'], 'title' | 'start_date' | 'end_date'>;
    EventList: {
      events: components['schemas']['Event'][];
      next_rest_url?: string;
      previous_rest_url?: string;
      rest_url: string;
      total: number;
      total_pages: number;
    };
    /** @description Fields of an event; those not sent stay as they are. */
    EventUpdate: {
      all_day?: components['schemas']['Flag'];
      /**
       * @description Id of a user. Default the caller; only those who can edit others' records may name another.
       * @example 2
       */
      author?: number;
      /**
       * @description A number, a text (`$10`, `10-20`, `Free`) or a list of them; empty clears.
       * @example $10
       */
      cost?: string | number | (string | number)[] | null;
      /** @description Publication time on the site's clock. In the future it makes a published event `future`. */
      date?: components['schemas']['Time'];
      /** @description Publication time in UTC; wins over `date`. */
      date_utc?: components['schemas']['Time'];
      /** @description HTML or plain text; `""` clears. */
      description?: string;
      /** @description An end before the start becomes the start. */
      end_date?: components['schemas']['Time'];
      /** @description HTML or plain text; `""` clears. */
      excerpt?: string;
      featured?: components['schemas']['Flag'];
      hide_from_listings?: components['schemas']['Flag'];
      show_map?: components['schemas']['Flag'];
      show_map_link?: components['schemas']['Flag'];
      /** @description Wanted slug; made normal and unique. `""` asks for one made from the title. */
      slug?: string;
      start_date?: components['schemas']['Time'];
      /**
       * @description Default `publish` for those who may publish, else `draft`. What the caller may not publish becomes `pending`. `trash` is for updates only.
       * @enum {string}
       */
      status?: 'publish' | 'future' | 'draft' | 'pending' | 'private' | 'trash';
      sticky?: components['schemas']['Flag'];
      /**
       * @description IANA name in any case, abbreviation, `UTC±n` or `±hh:mm`; empty means the site's zone. Start and end are wall clock in it.
       * @example America/New_York
       */
      timezone?: string;
      /**
       * @description Plain text; markup is taken out.
       * @example Evening Walk & Picnic
       */
      title?: string;
      venue?: components['schemas']['VenueLink'];
      /**
       * @description http, https or ftp address; `""` or null clears.
       * @example https://walks.example.org/picnic
       */
      website?: string | null;
    };
    Flag: boolean;
    Image: {
      extension: string;
      filesize?: number;
      height?: number;
      id: number;
      sizes?: {
        [key: string]: components['schemas']['ImageSize'];
      };
      url: string;
      width?: number;
    };
    ImageSize: {
      filesize: number;
      height: number;
      'mime-type': string;
      url: string;
      width: number;
    };
    /** @description schema.org description of the record. */
    JsonLd: {
      [key: string]: unknown;
    };
    /**
     * @description `publish` is public; `future` will be, at its publication date; `draft` and `pending` are not published; `private` is for editors and its author; `trash` is deleted.
     * @enum {string}
     */
    Status: 'publish' | 'future' | 'draft' | 'pending' | 'private' | 'trash';
    /** @description A category or tag as it appears in an event. */
    Term: {
      count: number;
      description: string;
      filter: string;
      id: number;
      name: string;
      parent: number;
      slug: string;
      /** @enum {string} */
      taxonomy: 'tribe_events_cat' | 'post_tag';
      term_group: number;
      term_taxonomy_id: number;
      urls: {
        collection: string;
        self: string;
        up?: string;
      };
    };
    /**
     * @description A Unix timestamp in seconds or a date-time text; see "Date-times in".
     * @example 2027-05-14 18:00:00
     */
    Time: string | number;
    /** @description A venue. Keys without a value are left out. */
    Venue: {
      address?: string;
      /** @description User id. */
      author: string;
      city?: string;
      country?: string;
      date: components['schemas']['DateTime'];
      date_utc: components['schemas']['DateTime'];
      description?: string;
      excerpt?: string;
      geo_lat?: number;
      geo_lng?: number;
      global_id: string;
      global_id_lineage: string[];
      id: number;
      image?: components['schemas']['Image'];
      /** @description Only when one venue, or one event with it, is read. */
      json_ld?: components['schemas']['JsonLd'];
      modified: components['schemas']['DateTime'];
      modified_utc: components['schemas']['DateTime'];
      phone?: string;
      province?: string;
      show_map: boolean | null;
      show_map_link: boolean | null;
      slug?: string;
      state?: string;
      stateprovince?: string;
      status: components['schemas']['Status'];
      url: string;
      /** @description Name, as HTML. */
      venue?: string;
      website?: string;
      zip?: string;
    };
    /** @description A new venue. */
    VenueCreate: WithRequired<components['schemas']['VenueUpdate'], 'venue'>;
    /** @description A venue by id or, with `venue`, one to create. One venue is kept: of several, the first. Empty (`""`, `0`, `[]`) removes it. */
    VenueLink:
      | number
      | (string | null)
      | components['schemas']['VenueReference']
      | (number | string | components['schemas']['VenueReference'])[];
    VenueList: {
      next_rest_url?: string;
      previous_rest_url?: string;
      rest_url: string;
      total: number;
      total_pages: number;
      venues: components['schemas']['Venue'][];
    };
    /** @description `id` of a venue, or the fields of one to create (`venue` is its name). */
    VenueReference: components['schemas']['VenueUpdate'] & {
      id?: number;
    };
    /** @description Fields of a venue; those not sent stay as they are. */
    VenueUpdate: {
      /** @example 4 Quay Road */
      address?: string;
      /** @description Id of a user. Default the caller; only those who can edit others' records may name another. */
      author?: number;
      /** @example Portsmouth */
      city?: string;
      /** @example United States */
      country?: string;
      /** @description Publication time on the site's clock. */
      date?: components['schemas']['Time'];
      /** @description Publication time in UTC; wins over `date`. */
      date_utc?: components['schemas']['Time'];
      /** @description HTML or plain text; `""` clears. */
      description?: string;
      /** @example +1 555 0142 */
      phone?: string;
      province?: string;
      /** @description Default true. */
      show_map?: boolean;
      /** @description Default true. */
      show_map_link?: boolean;
      /** @example NH */
      state?: string;
      /** @description Default: the state in the United States and where there is no country, else the province. */
      stateprovince?: string;
      /** @enum {string} */
      status?: 'publish' | 'future' | 'draft' | 'pending' | 'private' | 'trash';
      /**
       * @description Name, as plain text; markup is taken out.
       * @example Harbour Pavilion
       */
      venue?: string;
      /**
       * @description http, https or ftp address; `""` or null clears.
       * @example https://pavilion.example.org/
       */
      website?: string | null;
      /** @example 03801 */
      zip?: string;
    };
  };
  responses: {
    /** @description The new event. */
    EventCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Event'];
      };
    };
    /** @description The event, now in the trash. */
    EventDeleted: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Event'];
      };
    };
    /** @description The event is in the trash already. */
    EventInTrash: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description A page of events. */
    EventList: {
      headers: {
        'X-TEC-Total': components['headers']['Total'];
        'X-TEC-TotalPages': components['headers']['TotalPages'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['EventList'];
      };
    };
    /** @description The event is not published, or in the trash (`event-no-longer-available`). */
    EventNotAccessible: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description There is no such event. */
    EventNotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The event, with `json_ld`. */
    EventOne: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Event'];
      };
    };
    /** @description The list has no such page. */
    EventPageNotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The event after the change. */
    EventUpdated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Event'];
      };
    };
    /** @description The caller has no right to do this. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description A fault of the server. */
    InternalError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description Values that are not accepted, all of them; or a body that is not JSON. */
    InvalidParameter: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description Required fields that are missing, or values that are not accepted, all of them. */
    MissingParameter: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The body is larger than the server takes. */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description Too many requests, or too many wrong credentials, from this address. */
    TooManyRequests: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description No credentials, or wrong ones. */
    Unauthenticated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The server cannot answer at the moment. */
    Unavailable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The new venue, or the one that was there already. */
    VenueCreated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Venue'];
      };
    };
    /** @description The venue, now in the trash. */
    VenueDeleted: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Venue'];
      };
    };
    /** @description The venue is in the trash already. */
    VenueInTrash: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description A page of venues. */
    VenueList: {
      headers: {
        'X-TEC-Total': components['headers']['Total'];
        'X-TEC-TotalPages': components['headers']['TotalPages'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['VenueList'];
      };
    };
    /** @description The venue is not published and the caller may not read it. */
    VenueNotAccessible: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The venue, with `json_ld`. */
    VenueOne: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Venue'];
      };
    };
    /** @description The list has no such page. */
    VenuePageNotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The venue after the change. */
    VenueUpdated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Venue'];
      };
    };
    /** @description Credentials were sent and are wrong. */
    WrongCredentials: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The id belongs to another kind of record, or values are not accepted. */
    WrongKind: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
  };
  parameters: {
    /**
     * @description Events that end at this time or before. Default 23:59:59 of today in 24 months.
     * @example 2027-05-31
     */
    endDate: string;
    /**
     * @description Events that end after this time.
     * @example 2027-05-01
     */
    endsAfter: string;
    /**
     * @description Events that end before this time.
     * @example 2027-06-01
     */
    endsBefore: string;
    /**
     * @description Venues of this event.
     * @example 101
     */
    eventFilter: number;
    /**
     * @description Event id, digits only.
     * @example 101
     */
    eventId: number;
    /**
     * @description Every word must occur in title, description or excerpt, in any case and with or without accents. A quoted phrase counts as one word; `-word` must not occur.
     * @example walk "along the shore" -night
     */
    eventSearch: string;
    /**
     * @description True for featured events only, false for all others.
     * @example true
     */
    featuredFilter: boolean;
    /**
     * @description Only events with these ids, by publication date; the date filters are ignored.
     * @example [
     *       101,
     *       102
     *     ]
     */
    include: number[];
    /**
     * @description Page of the list, from 1.
     * @example 2
     */
    page: number;
    /**
     * @description Records per page. More than 50 means 50.
     * @example 20
     */
    perPage: number;
    /**
     * @description Slug of the record; compared in its normal form.
     * @example evening-walk-picnic
     */
    slug: string;
    /**
     * @description Events that start at this time or later. Default 00:00:00 of the site's day that holds yesterday 23:59 UTC.
     * @example 2027-05-14
     */
    startDate: string;
    /**
     * @description Events that start after this time.
     * @example 2027-05-01
     */
    startsAfter: string;
    /**
     * @description Events that start before this time. Giving one of the four relative times drops the defaults of `start_date` and `end_date`.
     * @example 2027-06-01
     */
    startsBefore: string;
    /**
     * @description One status or several. Callers who cannot write may ask for `publish` only; for the others the default is everything but the trash. Records that the caller may not read are never listed.
     * @example [
     *       "publish"
     *     ]
     */
    status: components['schemas']['Status'][];
    /**
     * @description False: `start_date` means the begin of its day, all other times 23:59:59 of theirs. True: exactly the times given, on the site's clock where they name no zone.
     * @example true
     */
    strictDates: boolean;
    /**
     * @description Events at any of these venues, by id.
     * @example [
     *       11
     *     ]
     */
    venueFilter: number[];
    /**
     * @description Venue id, digits only.
     * @example 11
     */
    venueId: number;
    /**
     * @description One field (name, description, excerpt, address, city, province, state, stateprovince, zip or phone) must hold all words.
     * @example quay road
     */
    venueSearch: string;
  };
  requestBodies: never;
  headers: {
    /**
     * @description Number of records on all pages.
     * @example 5
     */
    Total: number;
    /**
     * @description Number of pages.
     * @example 3
     */
    TotalPages: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listEvents: {
    parameters: {
      query?: {
        /**
         * @description Events that end at this time or before. Default 23:59:59 of today in 24 months.
         * @example 2027-05-31
         */
        end_date?: components['parameters']['endDate'];
        /**
         * @description Events that end after this time.
         * @example 2027-05-01
         */
        ends_after?: components['parameters']['endsAfter'];
        /**
         * @description Events that end before this time.
         * @example 2027-06-01
         */
        ends_before?: components['parameters']['endsBefore'];
        /**
         * @description True for featured events only, false for all others.
         * @example true
         */
        featured?: components['parameters']['featuredFilter'];
        /**
         * @description Only events with these ids, by publication date; the date filters are ignored.
         * @example [
         *       101,
         *       102
         *     ]
         */
        include?: components['parameters']['include'];
        /**
         * @description Page of the list, from 1.
         * @example 2
         */
        page?: components['parameters']['page'];
        /**
         * @description Records per page. More than 50 means 50.
         * @example 20
         */
        per_page?: components['parameters']['perPage'];
        /**
         * @description Every word must occur in title, description or excerpt, in any case and with or without accents. A quoted phrase counts as one word; `-word` must not occur.
         * @example walk "along the shore" -night
         */
        search?: components['parameters']['eventSearch'];
        /**
         * @description Events that start at this time or later. Default 00:00:00 of the site's day that holds yesterday 23:59 UTC.
         * @example 2027-05-14
         */
        start_date?: components['parameters']['startDate'];
        /**
         * @description Events that start after this time.
         * @example 2027-05-01
         */
        starts_after?: components['parameters']['startsAfter'];
        /**
         * @description Events that start before this time. Giving one of the four relative times drops the defaults of `start_date` and `end_date`.
         * @example 2027-06-01
         */
        starts_before?: components['parameters']['startsBefore'];
        /**
         * @description One status or several. Callers who cannot write may ask for `publish` only; for the others the default is everything but the trash. Records that the caller may not read are never listed.
         * @example [
         *       "publish"
         *     ]
         */
        status?: components['parameters']['status'];
        /**
         * @description False: `start_date` means the begin of its day, all other times 23:59:59 of theirs. True: exactly the times given, on the site's clock where they name no zone.
         * @example true
         */
        strict_dates?: components['parameters']['strictDates'];
        /**
         * @description Events at any of these venues, by id.
         * @example [
         *       11
         *     ]
         */
        venue?: components['parameters']['venueFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['EventList'];
      400: components['responses']['InvalidParameter'];
      401: components['responses']['WrongCredentials'];
      404: components['responses']['EventPageNotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createEvent: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EventCreate'];
        'application/x-www-form-urlencoded': components['schemas']['EventCreate'];
      };
    };
    responses: {
      201: components['responses']['EventCreated'];
      400: components['responses']['MissingParameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  readEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Event id, digits only.
         * @example 101
         */
        id: components['parameters']['eventId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['EventOne'];
      400: components['responses']['WrongKind'];
      401: components['responses']['WrongCredentials'];
      403: components['responses']['EventNotAccessible'];
      404: components['responses']['EventNotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  updateEventByPut: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Event id, digits only.
         * @example 101
         */
        id: components['parameters']['eventId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EventUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['EventUpdate'];
      };
    };
    responses: {
      200: components['responses']['EventUpdated'];
      400: components['responses']['InvalidParameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['EventNotFound'];
      413: components['responses']['TooLarge'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  updateEventByPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Event id, digits only.
         * @example 101
         */
        id: components['parameters']['eventId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EventUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['EventUpdate'];
      };
    };
    responses: {
      200: components['responses']['EventUpdated'];
      400: components['responses']['InvalidParameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['EventNotFound'];
      413: components['responses']['TooLarge'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Event id, digits only.
         * @example 101
         */
        id: components['parameters']['eventId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['EventDeleted'];
      400: components['responses']['WrongKind'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['EventNotFound'];
      410: components['responses']['EventInTrash'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  updateEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Event id, digits only.
         * @example 101
         */
        id: components['parameters']['eventId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EventUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['EventUpdate'];
      };
    };
    responses: {
      200: components['responses']['EventUpdated'];
      400: components['responses']['InvalidParameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['EventNotFound'];
      413: components['responses']['TooLarge'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  readEventBySlug: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of the record; compared in its normal form.
         * @example evening-walk-picnic
         */
        slug: components['parameters']['slug'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['EventOne'];
      400: components['responses']['InvalidParameter'];
      401: components['responses']['WrongCredentials'];
      403: components['responses']['EventNotAccessible'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  updateEventBySlugByPut: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of the record; compared in its normal form.
         * @example evening-walk-picnic
         */
        slug: components['parameters']['slug'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EventUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['EventUpdate'];
      };
    };
    responses: {
      200: components['responses']['EventUpdated'];
      400: components['responses']['InvalidParameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['EventNotFound'];
      413: components['responses']['TooLarge'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  updateEventBySlugByPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of the record; compared in its normal form.
         * @example evening-walk-picnic
         */
        slug: components['parameters']['slug'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EventUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['EventUpdate'];
      };
    };
    responses: {
      200: components['responses']['EventUpdated'];
      400: components['responses']['InvalidParameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['EventNotFound'];
      413: components['responses']['TooLarge'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteEventBySlug: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of the record; compared in its normal form.
         * @example evening-walk-picnic
         */
        slug: components['parameters']['slug'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['EventDeleted'];
      400: components['responses']['InvalidParameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      410: components['responses']['EventInTrash'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  updateEventBySlug: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of the record; compared in its normal form.
         * @example evening-walk-picnic
         */
        slug: components['parameters']['slug'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['EventUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['EventUpdate'];
      };
    };
    responses: {
      200: components['responses']['EventUpdated'];
      400: components['responses']['InvalidParameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['EventNotFound'];
      413: components['responses']['TooLarge'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listVenues: {
    parameters: {
      query?: {
        /**
         * @description Venues of this event.
         * @example 101
         */
        event?: components['parameters']['eventFilter'];
        /**
         * @description Page of the list, from 1.
         * @example 2
         */
        page?: components['parameters']['page'];
        /**
         * @description Records per page. More than 50 means 50.
         * @example 20
         */
        per_page?: components['parameters']['perPage'];
        /**
         * @description One field (name, description, excerpt, address, city, province, state, stateprovince, zip or phone) must hold all words.
         * @example quay road
         */
        search?: components['parameters']['venueSearch'];
        /**
         * @description One status or several. Callers who cannot write may ask for `publish` only; for the others the default is everything but the trash. Records that the caller may not read are never listed.
         * @example [
         *       "publish"
         *     ]
         */
        status?: components['parameters']['status'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['VenueList'];
      400: components['responses']['InvalidParameter'];
      401: components['responses']['WrongCredentials'];
      404: components['responses']['VenuePageNotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createVenue: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['VenueCreate'];
        'application/x-www-form-urlencoded': components['schemas']['VenueCreate'];
      };
    };
    responses: {
      201: components['responses']['VenueCreated'];
      400: components['responses']['MissingParameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  readVenue: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Venue id, digits only.
         * @example 11
         */
        id: components['parameters']['venueId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['VenueOne'];
      400: components['responses']['InvalidParameter'];
      401: components['responses']['WrongCredentials'];
      403: components['responses']['VenueNotAccessible'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  updateVenueByPut: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Venue id, digits only.
         * @example 11
         */
        id: components['parameters']['venueId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['VenueUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['VenueUpdate'];
      };
    };
    responses: {
      200: components['responses']['VenueUpdated'];
      400: components['responses']['InvalidParameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  updateVenueByPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Venue id, digits only.
         * @example 11
         */
        id: components['parameters']['venueId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['VenueUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['VenueUpdate'];
      };
    };
    responses: {
      200: components['responses']['VenueUpdated'];
      400: components['responses']['InvalidParameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteVenue: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Venue id, digits only.
         * @example 11
         */
        id: components['parameters']['venueId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['VenueDeleted'];
      400: components['responses']['InvalidParameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      410: components['responses']['VenueInTrash'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  updateVenue: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Venue id, digits only.
         * @example 11
         */
        id: components['parameters']['venueId'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['VenueUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['VenueUpdate'];
      };
    };
    responses: {
      200: components['responses']['VenueUpdated'];
      400: components['responses']['InvalidParameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  readVenueBySlug: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of the record; compared in its normal form.
         * @example evening-walk-picnic
         */
        slug: components['parameters']['slug'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['VenueOne'];
      400: components['responses']['InvalidParameter'];
      401: components['responses']['WrongCredentials'];
      403: components['responses']['VenueNotAccessible'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  updateVenueBySlugByPut: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of the record; compared in its normal form.
         * @example evening-walk-picnic
         */
        slug: components['parameters']['slug'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['VenueUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['VenueUpdate'];
      };
    };
    responses: {
      200: components['responses']['VenueUpdated'];
      400: components['responses']['InvalidParameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  updateVenueBySlugByPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of the record; compared in its normal form.
         * @example evening-walk-picnic
         */
        slug: components['parameters']['slug'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['VenueUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['VenueUpdate'];
      };
    };
    responses: {
      200: components['responses']['VenueUpdated'];
      400: components['responses']['InvalidParameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteVenueBySlug: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of the record; compared in its normal form.
         * @example evening-walk-picnic
         */
        slug: components['parameters']['slug'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['VenueDeleted'];
      400: components['responses']['InvalidParameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      410: components['responses']['VenueInTrash'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  updateVenueBySlug: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Slug of the record; compared in its normal form.
         * @example evening-walk-picnic
         */
        slug: components['parameters']['slug'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['VenueUpdate'];
        'application/x-www-form-urlencoded': components['schemas']['VenueUpdate'];
      };
    };
    responses: {
      200: components['responses']['VenueUpdated'];
      400: components['responses']['InvalidParameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
}
type WithRequired<T, K extends keyof T> = T & {
  [P in K]-?: T[P];
};
