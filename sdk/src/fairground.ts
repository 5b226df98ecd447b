import type { CallOptions } from './call-options.js';
import type { Credentials } from './credentials/credentials.js';
import { EventsApi } from './events/api.js';
import { Categories } from './events/categories.js';
import { Events } from './events/events.js';
import { Images } from './events/images.js';
import { Organizers } from './events/organizers.js';
import { Tags } from './events/tags.js';
import { Venues } from './events/venues.js';
import { FeaturesApi, type PortalUser } from './features/api.js';
import { Items } from './features/items.js';
import { Services } from './features/services.js';
import { whoAmI } from './features/who-am-i.js';
import { Transport } from './transport/transport.js';

export interface FairgroundOptions {
  /** Address of the server, such as `https://example.org` or `https://example.org/fairground`. */
  readonly url: string | URL;
  /** Who is calling: `signIn(…)`, `basic(…)` or `token(…)`. Nobody in particular where left out. */
  readonly credentials?: Credentials;
  /** Time limit of each call in milliseconds, repeats included; 30 000 unless told. Uploads have longer. */
  readonly timeoutMs?: number;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Takes the place of the platform's `fetch`, for a proxy or for tests. */
  readonly fetch?: typeof globalThis.fetch;
}

const TIMEOUT_MS = 30_000;

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
    const transport = new Transport({
      url: new URL(options.url).href.replace(/\/+$/, ''),
      credentials: options.credentials,
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      headers: options.headers ?? {},
      fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    });
    const events = new EventsApi(transport);
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
}
