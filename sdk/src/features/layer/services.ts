import type { CallOptions } from '../../transport/call-options.js';
import { withinTime } from '../../transport/deadline.js';
import type { Catalogue, FeaturesApi, LayerDefinition, ServiceDefinition } from '../api.js';
import type { Layer } from './layer.js';
import { Service } from './service.js';
import { whoAmI } from '../who-am-i.js';

/** Layer of a view. */
export interface ViewLayer {
  /** Layer that the view shows. */
  readonly source: Layer;
  /** Name of the layer in the view. Defaults to the name of the source. */
  readonly name?: string;
  /** Condition that restricts every request to matching features. */
  readonly where?: string;
  /** Fields to show. Defaults to all; object id, global id and geometry are always shown. */
  readonly fields?: readonly string[];
}

export interface CreateServiceOptions extends CallOptions {
  /** Id or title of the service's folder. Defaults to none. */
  readonly folder?: string;
}

/** Feature services of a server. */
export class Services {
  readonly #api: FeaturesApi;

  constructor(api: FeaturesApi) {
    this.#api = api;
  }

  /**
   * Creates an empty feature service owned by the caller. {@link Service.addLayers} adds layers.
   *
   * ```ts
   * const service = await fairground.services.create({ name: 'Cities', capabilities: 'Query,Uploads,Append' });
   * ```
   *
   * @throws {ApiError} with status 409 when the name is taken.
   */
  create(definition: ServiceDefinition, options: CreateServiceOptions = {}): Promise<Service> {
    const { folder } = options;
    const path =
      folder === undefined
        ? '/sharing/rest/content/users/{username}/createService'
        : '/sharing/rest/content/users/{username}/{folderId}/createService';
    return withinTime(options, async (call) => {
      const { username } = await whoAmI(this.#api, call);
      const place = { username, folderId: folder ?? '' };
      const fields = { createParameters: definition, outputType: 'featureService' };
      const { name } = await this.#api.write(path, { place, fields }, call);
      return this.byName(name);
    });
  }

  /**
   * Creates a view: a service whose layers show all or some rows and fields of other services' layers.
   *
   * It has its own owner, access and capabilities.
   *
   * ```ts
   * const deep = await fairground.services.createView({ name: 'DeepHarbours', access: 'public' }, [
   *   { source: layer, where: 'depth > 10', fields: ['code'] },
   * ]);
   * ```
   */
  createView(
    definition: ServiceDefinition,
    layers: readonly ViewLayer[],
    options: CreateServiceOptions = {},
  ): Promise<Service> {
    return withinTime(options, async (call) => {
      const service = await this.create({ ...definition, isView: true }, call);
      const shown = await Promise.all(layers.map((layer) => defineViewLayer(layer, call)));
      await service.addLayers({ layers: shown }, call);
      return service;
    });
  }

  /** Lists the services that the caller may see. */
  async list(options: CallOptions = {}): Promise<Catalogue['services']> {
    const { services } = await this.#api.read('/rest/services', {}, options);
    return services;
  }

  /** Returns a service by its name. Sends no request, so a service that does not exist fails at the first call. */
  byName(name: string): Service {
    return new Service(this.#api, name);
  }

  /** Returns true if a new service may have that name. */
  async isNameAvailable(name: string, options: CallOptions = {}): Promise<boolean> {
    const { available } = await this.#api.read(
      '/sharing/rest/portals/self/isServiceNameAvailable',
      { fields: { name, type: 'Feature Service' } },
      options,
    );
    return available;
  }
}

async function defineViewLayer(
  { source, name, where, fields }: ViewLayer,
  options: CallOptions,
): Promise<LayerDefinition> {
  const viewLayerDefinition = {
    sourceServiceName: source.serviceName,
    sourceLayerId: source.id,
    ...(fields && { sourceLayerFields: [...fields] }),
  };
  return {
    name: name ?? (await source.describe(options)).name,
    adminLayerInfo: { viewLayerDefinition },
    ...(where !== undefined && { viewDefinitionQuery: where }),
  };
}
