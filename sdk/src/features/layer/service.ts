import type { CallOptions } from '../../transport/call-options.js';
import type { PageList } from '../../paging/page-list.js';
import { withinTime } from '../../transport/deadline.js';
import type {
  AddedLayers,
  FeaturesApi,
  JobPage,
  JobSummary,
  LayerDescriptions,
  LayerEditResults,
  ServiceAdditions,
  ServiceChanges,
  ServiceDescription,
} from '../api.js';
import { AppendJob } from '../append/append-job.js';
import type { AppendSource } from '../append/append-source.js';
import { type LayerSource, type ServiceAppendOptions, submitServiceAppend } from '../append/append.js';
import { deleteItem } from '../item-path.js';
import { type EditOptions, editParameters, type Edits, toParameters } from './layer-editing.js';
import { Layer } from './layer.js';
import { startList } from '../start-list.js';

/** Layers and tables by their ids. */
export interface LayerIds {
  readonly layers?: readonly number[];
  readonly tables?: readonly number[];
}

/** Feature service: a collection of layers and tables. */
export class Service {
  readonly name: string;
  readonly #api: FeaturesApi;

  constructor(api: FeaturesApi, name: string) {
    this.#api = api;
    this.name = name;
  }

  /** Reads the description of the service. */
  describe(options: CallOptions = {}): Promise<ServiceDescription> {
    const place = { serviceName: this.name };
    return this.#api.read('/rest/services/{serviceName}/FeatureServer', { place }, options);
  }

  /**
   * Adds layers and tables, all or none, and returns their ids. The server adds object id and global id fields.
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

  /** Changes the given properties: descriptions, capabilities, access, editor tracking. */
  async update(changes: ServiceChanges, options: CallOptions = {}): Promise<void> {
    await this.#api.write(
      '/rest/admin/services/{serviceName}/FeatureServer/updateDefinition',
      { place: { serviceName: this.name }, fields: { updateDefinition: changes } },
      options,
    );
  }

  /** Deletes layers and tables with their features, all or none. */
  async deleteLayers(ids: LayerIds, options: CallOptions = {}): Promise<void> {
    const { layers = [], tables = [] } = ids;
    const removals = { layers: layers.map((id) => ({ id })), tables: tables.map((id) => ({ id })) };
    await this.#api.write(
      '/rest/admin/services/{serviceName}/FeatureServer/deleteFromDefinition',
      { place: { serviceName: this.name }, fields: { deleteFromDefinition: removals } },
      options,
    );
  }

  /**
   * Edits several layers in one transaction; `edits` is by layer id.
   *
   * If one feature fails, no layer is changed, unless `rollbackOnFailure` is false.
   */
  applyEdits(edits: Readonly<Record<number, Edits>>, options: EditOptions = {}): Promise<LayerEditResults[]> {
    const all = Object.entries(edits).map(([id, ofLayer]) => ({ id: Number(id), ...toParameters(ofLayer) }));
    return this.#api.write(
      '/rest/services/{serviceName}/FeatureServer/applyEdits',
      { place: { serviceName: this.name }, fields: { edits: all, ...editParameters(options) } },
      options,
    );
  }

  /**
   * Appends a source with several tables to several layers, as one job. `layers` says by layer id which table to read.
   *
   * ```ts
   * const job = await service.append(file, { 0: { sourceTable: 'ports' }, 1: { sourceTable: 'notes' } });
   * ```
   *
   * With `rollbackOnFailure`, one refused row leaves all layers unchanged.
   */
  async append(
    source: AppendSource,
    layers: Readonly<Record<number, LayerSource>>,
    options: ServiceAppendOptions = {},
  ): Promise<AppendJob> {
    const id = await submitServiceAppend(this.#api, this.name, source, layers, options);
    return this.job(id);
  }

  /** Returns an earlier job of one or several layers by its id. Sends no request. */
  job(id: string): AppendJob {
    return new AppendJob(this.#api, { serviceName: this.name, id: 0 }, id);
  }

  /** Reads the descriptions of all layers and tables. */
  describeLayers(options: CallOptions = {}): Promise<LayerDescriptions> {
    const place = { serviceName: this.name };
    return this.#api.read('/rest/services/{serviceName}/FeatureServer/layers', { place }, options);
  }

  /** Lists appends to its layers, newest first: the caller's own, or all of them for the service's owner. */
  jobs(options: CallOptions = {}): PageList<JobPage, JobSummary> {
    return startList<JobPage, JobSummary>(
      (start) =>
        this.#api.read(
          '/rest/services/{serviceName}/FeatureServer/jobs',
          { place: { serviceName: this.name }, fields: { start, num: 100 } },
          options,
        ),
      ({ jobs }) => jobs,
    );
  }

  /** Recomputes the extent of each layer. */
  async refresh(options: CallOptions = {}): Promise<void> {
    await this.#api.write(
      '/rest/admin/services/{serviceName}/FeatureServer/refresh',
      { place: { serviceName: this.name } },
      options,
    );
  }

  /** Lists the services whose layers a view shows, if the caller may see them. */
  async sources(options: CallOptions = {}): Promise<Service[]> {
    const { services } = await this.#api.read(
      '/rest/services/{serviceName}/FeatureServer/sources',
      { place: { serviceName: this.name } },
      options,
    );
    return services.map(({ name }) => new Service(this.#api, name));
  }

  /** Returns a layer or table by its id. Sends no request. */
  layer(id: number): Layer {
    return new Layer(this.#api, this.name, id);
  }

  /** Deletes the service with all layers and their data. */
  delete(options: CallOptions = {}): Promise<void> {
    return withinTime(options, async (call) => {
      const { serviceItemId } = await this.describe(call);
      await deleteItem(this.#api, serviceItemId, call);
    });
  }
}
