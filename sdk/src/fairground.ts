import type { CallOptions } from './call-options.js';
import { EventsApi } from './events/api.js';
import { Categories } from './events/categories.js';
import { Events } from './events/events.js';
import { Images } from './events/images.js';
import { Organizers } from './events/organizers.js';
import { Tags } from './events/tags.js';
import { Venues } from './events/venues.js';
import { analyze, type AnalyzeOptions } from './features/analyze.js';
import { type Analysis, FeaturesApi, type PortalUser } from './features/api.js';
import { Items } from './features/items.js';
import { Services } from './features/services.js';
import { whoAmI } from './features/who-am-i.js';
import { type ConnectionOptions, createTransport } from './transport/create-transport.js';

export interface FairgroundOptions extends ConnectionOptions {
  /** Address of the server, such as `https://example.org` or `https://example.org/fairground`. */
  readonly url: string | URL;
  /**
   * Where the events interface is below `url`: `cal/events/v1` unless told, `wp-json/tribe/events/v1` on a site whose
   * calendar it was modelled after.
   */
  readonly eventsRoot?: string;
}

/**
 * A Fairground server as its client sees it. Making one sends nothing.
 *
 * ```ts
 * const fairground = new Fairground({
 *   url: 'https://example.org',
 *   credentials: signIn({ username: 'ada', password }),
 * });
 * ```
 */
export class Fairground {
  readonly events: Events;
  readonly venues: Venues;
  readonly organizers: Organizers;
  readonly categories: Categories;
  readonly tags: Tags;
  readonly images: Images;
  readonly services: Services;
  readonly items: Items;
  readonly #features: FeaturesApi;

  /** @throws {TypeError} when `url` is not an address. */
  constructor(options: FairgroundOptions) {
    const transport = createTransport(options);
    const events = new EventsApi(transport, options.eventsRoot);
    this.events = new Events(events);
    this.venues = new Venues(events);
    this.organizers = new Organizers(events);
    this.categories = new Categories(events);
    this.tags = new Tags(events);
    this.images = new Images(events);
    this.#features = new FeaturesApi(transport);
    this.services = new Services(this.#features);
    this.items = new Items(this.#features);
  }

  /** The user that the credentials belong to. */
  whoAmI(options: CallOptions = {}): Promise<PortalUser> {
    return whoAmI(this.#features, options);
  }

  /**
   * Looks at a CSV file, workbook, shapefile or GeoPackage, and says how it would be read: what `publishParameters` says
   * is good as `sourceInfo` of an append.
   *
   * ```ts
   * const { publishParameters } = await fairground.analyze(new File([csv], 'harbours.csv'));
   * await layer.append(csv, { format: 'csv', sourceInfo: publishParameters });
   * ```
   */
  analyze(file: Blob, options: AnalyzeOptions = {}): Promise<Analysis> {
    return analyze(this.#features, file, options);
  }
}
