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
   * Path of the events API below `url`.
   *
   * Use `wp-json/tribe/events/v1` for a WordPress site that serves this API, or `?rest_route=/tribe/events/v1` if it
   * has no readable addresses.
   *
   * @default 'cal/events/v1'
   */
  readonly eventsRoot?: string;
}

/**
 * Client for the events of a server, for programs that need no feature services.
 *
 * Bundlers omit the other half of the package. The constructor sends no request.
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
   * The openapi-fetch client underneath, typed from the OpenAPI document, for operations without a method.
   *
   * Requests are signed, retried and logged as usual, and errors are thrown.
   */
  readonly eventsClient: Client<EventsPaths>;
  /** @internal */
  protected readonly transport: Transport;

  /** @throws {TypeError} when `url` is not a valid address. */
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
