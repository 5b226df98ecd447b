import type { CallOptions } from '../call-options.js';
import { withinTime } from '../transport/deadline.js';
import type { Catalogue, FeaturesApi, ServiceDefinition } from './api.js';
import { Service } from './service.js';
import { whoAmI } from './who-am-i.js';

/** The feature services of a server. */
export class Services {
  readonly #api: FeaturesApi;

  constructor(api: FeaturesApi) {
    this.#api = api;
  }

  /**
   * Makes an empty feature service of the caller's own. Layers are added with {@link Service.addLayers}.
   *
   * ```ts
   * const service = await fairground.services.create({ name: 'Cities', capabilities: 'Query,Uploads,Append' });
   * ```
   *
   * @throws {ApiError} with status 409 when the name is taken.
   */
  create(definition: ServiceDefinition, options: CallOptions = {}): Promise<Service> {
    return withinTime(options, async (call) => {
      const { username } = await whoAmI(this.#api, call);
      const created = await this.#api.write(
        '/sharing/rest/content/users/{username}/createService',
        { place: { username }, fields: { createParameters: definition, outputType: 'featureService' } },
        call,
      );
      return this.byName(created.name);
    });
  }

  /** The services that the caller may see. */
  async list(options: CallOptions = {}): Promise<Catalogue['services']> {
    const { services } = await this.#api.read('/rest/services', {}, options);
    return services;
  }

  /** The service of that name. Asks nothing of the server: whether it exists shows in the first call to it. */
  byName(name: string): Service {
    return new Service(this.#api, name);
  }

  /** Whether a new service may have that name. */
  async isNameAvailable(name: string, options: CallOptions = {}): Promise<boolean> {
    const { available } = await this.#api.read(
      '/sharing/rest/portals/self/isServiceNameAvailable',
      { fields: { name, type: 'Feature Service' } },
      options,
    );
    return available;
  }
}
