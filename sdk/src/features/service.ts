import type { CallOptions } from '../call-options.js';
import { withinTime } from '../transport/deadline.js';
import type { AddedLayers, FeaturesApi, ServiceAdditions, ServiceDescription } from './api.js';
import { Layer } from './layer.js';
import { whoAmI } from './who-am-i.js';

/** One feature service: a folder of layers and tables. */
export class Service {
  readonly name: string;
  readonly #api: FeaturesApi;

  constructor(api: FeaturesApi, name: string) {
    this.#api = api;
    this.name = name;
  }

  /** What the service says about itself. */
  describe(options: CallOptions = {}): Promise<ServiceDescription> {
    const place = { serviceName: this.name };
    return this.#api.read('/rest/services/{serviceName}/FeatureServer', { place }, options);
  }

  /**
   * Adds layers and tables, all or none, and gives their ids. Object id and global id fields are supplied.
   *
   * ```ts
   * const { layers } = await service.addLayers({
   *   layers: [{
   *     name: 'Cities',
   *     geometryType: 'esriGeometryPoint',
   *     fields: [{ name: 'city_id', type: 'esriFieldTypeInteger' }],
   *     indexes: [{ fields: 'city_id', isUnique: true }],
   *   }],
   * });
   * ```
   */
  addLayers(additions: ServiceAdditions, options: CallOptions = {}): Promise<AddedLayers> {
    return this.#api.write(
      '/rest/admin/services/{serviceName}/FeatureServer/addToDefinition',
      { place: { serviceName: this.name }, fields: { addToDefinition: additions } },
      options,
    );
  }

  /** A layer or table by its id. Asks nothing of the server. */
  layer(id: number): Layer {
    return new Layer(this.#api, this.name, id);
  }

  /** Deletes the service with all layers and their data. */
  delete(options: CallOptions = {}): Promise<void> {
    return withinTime(options, async (call) => {
      const [{ username }, { serviceItemId }] = await Promise.all([
        whoAmI(this.#api, call),
        this.describe(call),
      ]);
      const place = { username, itemId: serviceItemId };
      await this.#api.write('/sharing/rest/content/users/{username}/items/{itemId}/delete', { place }, call);
    });
  }
}
