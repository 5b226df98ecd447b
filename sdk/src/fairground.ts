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

/** Options to connect to a Fairground server. */
export type FairgroundOptions = EventsCatalogueOptions;

/**
 * Client for a Fairground server: an events catalogue and feature services.
 *
 * The constructor sends no request.
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
   * The openapi-fetch client for feature services; the counterpart of `eventsClient`.
   *
   * Use `POST`, which every operation accepts: parameters are then in `body`, not in URLs, which end up in logs.
   */
  readonly featuresClient: Client<FeaturesPaths>;
  readonly #features: FeaturesApi;

  /** @throws {TypeError} when `url` is not a valid address. */
  constructor(options: FairgroundOptions) {
    super(options);
    this.#features = new FeaturesApi(this.transport);
    this.featuresClient = this.#features.client;
    this.services = new Services(this.#features);
    this.items = new Items(this.#features);
    this.folders = new Folders(this.#features);
  }

  /** Reads the user that the credentials belong to. */
  whoAmI(options: CallOptions = {}): Promise<PortalUser> {
    return whoAmI(this.#features, options);
  }

  /** Reads the public profile of a user. */
  user(name: string, options: CallOptions = {}): Promise<User> {
    const place = { username: name };
    return this.#features.read('/sharing/rest/community/users/{username}', { place }, options);
  }

  /**
   * Analyzes a CSV file, workbook, shapefile, GeoPackage or stored item, and returns how the server would read it.
   *
   * Pass the `publishParameters` of the result as `sourceInfo` of an append, or to publish the item.
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
