import type { CallOptions } from '../call-options.js';
import { PageList } from '../paging/page-list.js';
import type {
  FeaturesApi,
  Feature,
  FeatureSet,
  FieldDefinition,
  GeoJsonPage,
  IndexDefinition,
  LayerAdditions,
  LayerDescription,
  Parameters,
} from './api.js';
import { AppendJob } from './append-job.js';
import { type AppendOptions, submitAppend } from './append.js';
import type { AppendSource } from './append-source.js';

/** What to ask a layer for. Without `where` it is every feature, without `outFields` every field. */
export type Query = Omit<Parameters<'QueryParameters'>, 'returnCountOnly' | 'returnIdsOnly'>;

/** One layer or table of a feature service. */
export class Layer {
  readonly serviceName: string;
  readonly id: number;
  readonly #api: FeaturesApi;

  constructor(api: FeaturesApi, serviceName: string, id: number) {
    this.#api = api;
    this.serviceName = serviceName;
    this.id = id;
  }

  /** What the layer says about itself: its fields, indexes, extent and abilities. */
  describe(options: CallOptions = {}): Promise<LayerDescription> {
    const place = this.#place;
    return this.#api.read('/rest/services/{serviceName}/FeatureServer/{layerId}', { place }, options);
  }

  /**
   * The features that satisfy a condition, as the feature service writes them.
   *
   * ```ts
   * const { features } = await layer.query({ where: 'population > 10000000', orderByFields: ['population DESC'] });
   * for await (const feature of layer.query({ where: "country = 'IS'" })) console.log(feature.attributes);
   * ```
   *
   * @throws {ApiError} with status 400 for a `where` that the layer does not understand.
   */
  query(query: Query = {}, options: CallOptions = {}): PageList<FeatureSet, Feature> {
    return this.#pages<FeatureSet, Feature>(
      'json',
      query,
      options,
      (page) => page.exceededTransferLimit === true,
    );
  }

  /** The same as {@link query}, as GeoJSON: in longitude and latitude unless `outSR` says otherwise. */
  queryGeoJson(
    query: Query = {},
    options: CallOptions = {},
  ): PageList<GeoJsonPage, GeoJsonPage['features'][number]> {
    return this.#pages<GeoJsonPage, GeoJsonPage['features'][number]>(
      'geojson',
      query,
      options,
      (page) => page.properties?.exceededTransferLimit === true,
    );
  }

  /** How many features satisfy a condition; all of them where none is given. */
  async count(where = '1=1', options: CallOptions = {}): Promise<number> {
    const reply = await this.#query({ f: 'json', where, returnCountOnly: true }, options);
    return (reply as { count: number }).count;
  }

  /** Adds a field. Features that are there already have its default value. */
  addField(field: FieldDefinition, options: CallOptions = {}): Promise<void> {
    return this.#addToDefinition({ fields: [field] }, options);
  }

  /**
   * Adds an index. A unique one on a single field makes that field good for {@link AppendOptions.upsertOn}.
   *
   * @throws {ApiError} with status 400 when it is to be unique and some values are there twice.
   */
  addIndex(index: IndexDefinition, options: CallOptions = {}): Promise<void> {
    return this.#addToDefinition({ indexes: [index] }, options);
  }

  /**
   * Appends features from a source: uploads it and starts a job, which is returned at once.
   *
   * ```ts
   * const job = await layer.append(file, { upsertOn: 'city_id' });
   * const { insertCount, updateCount } = await job.wait({ onProgress: (now) => console.log(now.recordCount) });
   * ```
   *
   * @throws {FairgroundError} `unknown_format` when the format cannot be told, `upload_too_large` when the
   * server does not take that much, even in parts.
   */
  async append(source: AppendSource, options: AppendOptions = {}): Promise<AppendJob> {
    return this.job(await submitAppend(this.#api, this, source, options));
  }

  /** A job that was started earlier, here or elsewhere, by its id. Asks nothing of the server. */
  job(id: string): AppendJob {
    return new AppendJob(this.#api, this.serviceName, id);
  }

  get #place() {
    return { serviceName: this.serviceName, layerId: this.id };
  }

  #pages<Page extends { features: readonly Item[] }, Item>(
    f: 'json' | 'geojson',
    query: Query,
    options: CallOptions,
    hasMore: (page: Page) => boolean,
  ): PageList<Page, Item> {
    return new PageList({
      start: query.resultOffset ?? 0,
      load: async (resultOffset: number) =>
        (await this.#query({ where: '1=1', outFields: ['*'], ...query, resultOffset, f }, options)) as Page,
      // Where more than fits was not to be sent at all, asking on would never end.
      after: (page, offset: number) =>
        hasMore(page) && page.features.length > 0 ? offset + page.features.length : undefined,
      items: (page) => page.features,
    });
  }

  /** What comes back depends on what was asked for: features, GeoJSON or a count. */
  #query(
    fields: Parameters<'QueryParameters'> & { f: 'json' | 'geojson' },
    options: CallOptions,
  ): Promise<unknown> {
    const place = this.#place;
    return this.#api.read(
      '/rest/services/{serviceName}/FeatureServer/{layerId}/query',
      { place, fields },
      options,
    );
  }

  async #addToDefinition(addToDefinition: LayerAdditions, options: CallOptions): Promise<void> {
    await this.#api.write(
      '/rest/admin/services/{serviceName}/FeatureServer/{layerId}/addToDefinition',
      { place: this.#place, fields: { addToDefinition } },
      options,
    );
  }
}
