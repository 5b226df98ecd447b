import type { Client } from 'openapi-fetch';
import type { CallOptions } from './transport/call-options.js';
import { EventsCatalogue, type EventsCatalogueOptions } from './events-catalogue.js';
import { analyze, type AnalyzeOptions } from './features/append/analyze.js';
import {
  type Analysis,
  FeaturesApi,
  type FeaturesPaths,
  type PortalUser,
  type User,
} from './features/api.js';
import type { StoredItem } from './features/append/append-source.js';
import { Folders } from './features/items/folders.js';
import { Items } from './features/items/items.js';
import { Services } from './features/layer/services.js';
import { whoAmI } from './features/who-am-i.js';

/** How a Fairground server is reached. */
export type FairgroundOptions = EventsCatalogueOptions;

/**
 * A Fairground server as its client sees it: an events catalogue, and feature services. Making one sends nothing.
 *
 * ```ts
 * const fairground = new Fairground({
 *   url: 'https://example.org',
 *   credentials: signIn({ username: 'ada', password }),
 * });
 * ```
 */
export class Fairground extends EventsCatalogue {
  readonly services: Services;
  readonly items: Items;
  readonly folders: Folders;
  /**
   * Counterpart of `eventsClient` for the document of feature services. Use `POST`, which every operation accepts:
   * parameters are then members of `body`, and stay out of addresses, which end up in logs.
   */
  readonly featuresClient: Client<FeaturesPaths>;
  readonly #features: FeaturesApi;

  /** @throws {TypeError} when `url` is not an address. */
  constructor(options: FairgroundOptions) {
    super(options);
    this.#features = new FeaturesApi(this.transport);
    this.featuresClient = this.#features.client;
    this.services = new Services(this.#features);
    this.items = new Items(this.#features);
    this.folders = new Folders(this.#features);
  }

  /** The user that the credentials belong to. */
  whoAmI(options: CallOptions = {}): Promise<PortalUser> {
    return whoAmI(this.#features, options);
  }

  /** Reads the public profile of a user. */
  user(name: string, options: CallOptions = {}): Promise<User> {
    const place = { username: name };
    return this.#features.read('/sharing/rest/community/users/{username}', { place }, options);
  }

  /**
   * Looks at a CSV file, workbook, shapefile or GeoPackage, or an item that is one, and says how it would be read: what
   * `publishParameters` says is good as `sourceInfo` of an append, and to publish the item.
   *
   * ```ts
   * const { publishParameters } = await fairground.analyze(new File([csv], 'harbours.csv'));
   * await layer.append(csv, { format: 'csv', sourceInfo: publishParameters });
   * ```
   */
  analyze(source: Blob | StoredItem, options: AnalyzeOptions = {}): Promise<Analysis> {
    return analyze(this.#features, source, options);
  }
}
