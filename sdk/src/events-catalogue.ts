import type { Client } from 'openapi-fetch';
import { EventsApi, type EventsPaths } from './events/api.js';
import { Categories } from './events/categories.js';
import { Events } from './events/events.js';
import { Images } from './events/images.js';
import { Organizers } from './events/organizers.js';
import { Tags } from './events/tags.js';
import { Venues } from './events/venues.js';
import { type ConnectionOptions, createTransport } from './transport/create-transport.js';
import type { Transport } from './transport/transport.js';

export interface EventsCatalogueOptions extends ConnectionOptions {
  /** Address of the server, such as `https://example.org` or `https://example.org/fairground`. */
  readonly url: string | URL;
  /**
   * Where the events interface is below `url`: `cal/events/v1` unless told, `wp-json/tribe/events/v1` on a site whose
   * calendar it was modelled after, or `?rest_route=/tribe/events/v1` where such a site has no readable addresses.
   */
  readonly eventsRoot?: string;
}

/**
 * The events of a server, for programs that need no feature services: bundlers leave that half of the package out.
 * Making one sends nothing.
 *
 * ```ts
 * const { events } = new EventsCatalogue({ url: 'https://example.org' });
 * ```
 */
export class EventsCatalogue {
  readonly events: Events;
  readonly venues: Venues;
  readonly organizers: Organizers;
  readonly categories: Categories;
  readonly tags: Tags;
  readonly images: Images;
  /**
   * The client of openapi-fetch underneath, typed from the document of events, for what has no call of its own. Requests
   * are signed, repeated and told of as always, and what the server refuses is thrown.
   */
  readonly eventsClient: Client<EventsPaths>;
  /** @internal */
  protected readonly transport: Transport;

  /** @throws {TypeError} when `url` is not an address. */
  constructor(options: EventsCatalogueOptions) {
    this.transport = createTransport(options);
    const api = new EventsApi(this.transport, options.eventsRoot);
    this.eventsClient = api.client;
    this.events = new Events(api);
    this.venues = new Venues(api);
    this.organizers = new Organizers(api);
    this.categories = new Categories(api);
    this.tags = new Tags(api);
    this.images = new Images(api);
  }
}
