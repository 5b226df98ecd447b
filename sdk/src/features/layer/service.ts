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

/** One feature service: a folder of layers and tables. */
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

  /** Changes what is given: texts, capabilities, who may see it, editor tracking. */
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
   * Edits several layers in one transaction: where one feature fails, all layers are as they were, unless
   * `rollbackOnFailure` is false. The edits of each layer by its id.
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
   * Appends a source of several tables to several layers, as one job. What each layer takes, by its id:
   *
   * ```ts
   * const job = await service.append(file, { 0: { sourceTable: 'ports' }, 1: { sourceTable: 'notes' } });
   * ```
   *
   * With `rollbackOnFailure` one bad row leaves all of the layers as they were.
   */
  async append(
    source: AppendSource,
    layers: Readonly<Record<number, LayerSource>>,
    options: ServiceAppendOptions = {},
  ): Promise<AppendJob> {
    const id = await submitServiceAppend(this.#api, this.name, source, layers, options);
    return this.job(id);
  }

  /** A job of one of its layers, or of several, by its id. Asks nothing of the server. */
  job(id: string): AppendJob {
    return new AppendJob(this.#api, { serviceName: this.name, id: 0 }, id);
  }

  /** All of its layers and tables, each as `layer(id).describe()` tells of it. */
  describeLayers(options: CallOptions = {}): Promise<LayerDescriptions> {
    const place = { serviceName: this.name };
    return this.#api.read('/rest/services/{serviceName}/FeatureServer/layers', { place }, options);
  }

  /** Appends to its layers, newest first and in pages: one's own, or all of them for its owner. */
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

  /** Measures the extent of each layer anew. */
  async refresh(options: CallOptions = {}): Promise<void> {
    await this.#api.write(
      '/rest/admin/services/{serviceName}/FeatureServer/refresh',
      { place: { serviceName: this.name } },
      options,
    );
  }

  /** The services whose layers a view shows, as far as the caller may see them. */
  async sources(options: CallOptions = {}): Promise<Service[]> {
    const { services } = await this.#api.read(
      '/rest/services/{serviceName}/FeatureServer/sources',
      { place: { serviceName: this.name } },
      options,
    );
    return services.map(({ name }) => new Service(this.#api, name));
  }

  /** A layer or table by its id. Asks nothing of the server. */
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
