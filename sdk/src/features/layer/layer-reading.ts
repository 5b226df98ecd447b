import type { CallOptions } from '../../transport/call-options.js';
import { UnexpectedReplyError } from '../../errors/unexpected-reply-error.js';
import { PageList } from '../../paging/page-list.js';
import type {
  Extent,
  Feature,
  FeaturesApi,
  FeatureSet,
  GeoJsonPage,
  LayerDescription,
  Parameters,
  Schema,
  SqlValidation,
  StatisticSet,
} from '../api.js';
import type { FeaturePage } from './read-rest.js';

type QueryParameters = Parameters<'QueryParameters'>;

/** Parameters of a query. Without `where` it returns every feature, without `outFields` every field. */
export type Query = Omit<
  QueryParameters,
  | 'returnCountOnly'
  | 'returnIdsOnly'
  | 'returnExtentOnly'
  | 'outStatistics'
  | 'groupByFieldsForStatistics'
  | 'having'
>;

/** Statistic to compute: `{ statisticType: 'sum', onStatisticField: 'people', outStatisticFieldName: 'all' }`. */
export type Statistic = Schema<'Statistic'>;

/** Features and groups of a statistics query. */
export type StatisticsQuery = Pick<
  QueryParameters,
  | 'where'
  | 'geometry'
  | 'geometryType'
  | 'spatialRel'
  | 'inSR'
  | 'having'
  | 'orderByFields'
  | 'resultRecordCount'
> & {
  /** Fields to group by. Without them, all features form one group. */
  readonly groupBy?: readonly string[];
};

/** Filter of features, for operations that support only part of a {@link Query}. */
export type Filter = Pick<
  QueryParameters,
  'where' | 'objectIds' | 'geometry' | 'geometryType' | 'spatialRel' | 'inSR'
>;

/** Features to enclose, and the spatial reference of the extent. */
export interface ExtentFilter extends Filter {
  readonly outSR?: string;
}

/** Read operations of a layer or table. */
export class LayerReading {
  /** Name of the service with its folder, if any, as in `Transport/Roads`. */
  readonly serviceName: string;
  readonly id: number;
  protected readonly api: FeaturesApi;

  constructor(api: FeaturesApi, serviceName: string, id: number) {
    this.api = api;
    this.serviceName = serviceName;
    this.id = id;
  }

  /** Reads the description of the layer: its fields, indexes, extent and capabilities. */
  describe(options: CallOptions = {}): Promise<LayerDescription> {
    const { place } = this;
    return this.api.read('/rest/services/{serviceName}/FeatureServer/{layerId}', { place }, options);
  }

  /**
   * Queries features, in the JSON format of feature services.
   *
   * ```ts
   * const { features } = await layer.query({ where: 'population > 10000000', orderByFields: ['population DESC'] });
   * for await (const feature of layer.query({ where: "country = 'IS'" })) console.log(feature.attributes);
   * ```
   *
   * A layer of another server without paging is read by its object ids.
   *
   * @throws {ApiError} with status 400 when `where` is not valid.
   * @throws {FairgroundError} `not_supported` when a layer without paging cannot be read in the requested order.
   */
  query(query: Query = {}, options: CallOptions = {}): PageList<FeatureSet, Feature> {
    return this.#pages<FeatureSet, Feature>(
      'json',
      query,
      options,
      (page) => page.exceededTransferLimit === true,
    );
  }

  /** Queries features as GeoJSON, in longitude and latitude unless `outSR` says otherwise. Works like `query`. */
  queryGeoJson(
    query: Query = {},
    options: CallOptions = {},
  ): PageList<GeoJsonPage, GeoJsonPage['features'][number]> {
    return this.#pages<GeoJsonPage, GeoJsonPage['features'][number]>(
      'geojson',
      query,
      options,
      // Other servers put the flag at the top level.
      (page: GeoJsonPage & { readonly exceededTransferLimit?: unknown }) =>
        page.exceededTransferLimit === true || page.properties?.exceededTransferLimit === true,
    );
  }

  /** Counts the features that match a condition. Defaults to all features. */
  async count(where = '1=1', options: CallOptions = {}): Promise<number> {
    return (await this.#member('count', { where, returnCountOnly: true }, options)) as number;
  }

  /** Returns the object ids of all features that match a condition, without a limit. */
  async objectIds(filter: Filter = {}, options: CallOptions = {}): Promise<number[]> {
    const ids = await this.#member('objectIds', { ...filter, returnIdsOnly: true }, options);
    return (ids as number[] | null) ?? [];
  }

  /** Returns the extent of the features that match a condition, with `'NaN'` as coordinates if there are none. */
  async extent(filter: ExtentFilter = {}, options: CallOptions = {}): Promise<Extent> {
    return (await this.#member('extent', { ...filter, returnExtentOnly: true }, options)) as Extent;
  }

  /**
   * Computes statistics such as sums and means over all features or per group, one row per group.
   *
   * ```ts
   * const deepest = { statisticType: 'max', onStatisticField: 'depth', outStatisticFieldName: 'deepest' };
   * for (const row of await layer.statistics([deepest], { groupBy: ['country'] })) console.log(row['deepest']);
   * ```
   */
  async statistics(
    statistics: readonly Statistic[],
    query: StatisticsQuery = {},
    options: CallOptions = {},
  ): Promise<StatisticSet['features'][number]['attributes'][]> {
    const { groupBy, ...rest } = query;
    const fields = {
      ...rest,
      outStatistics: [...statistics],
      groupByFieldsForStatistics: groupBy && [...groupBy],
    };
    const rows = (await this.#member('features', fields, options)) as StatisticSet['features'];
    return rows.map(({ attributes }) => attributes);
  }

  /** Reads one feature with all of its attributes, by its object id. */
  async feature(objectId: number, options: CallOptions = {}): Promise<Feature> {
    const { feature } = await this.api.read(
      '/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}',
      { place: { ...this.place, objectId } },
      options,
    );
    return feature;
  }

  /** Checks if the server accepts a condition, and returns the reason if not. */
  validateWhere(where: string, options: CallOptions = {}): Promise<SqlValidation> {
    return this.api.read(
      '/rest/services/{serviceName}/FeatureServer/{layerId}/validateSQL',
      { place: this.place, fields: { sql: where, sqlType: 'where' } },
      options,
    );
  }

  protected get place() {
    return { serviceName: this.serviceName, layerId: this.id };
  }

  #pages<Page extends FeaturePage & { readonly features: readonly Item[] }, Item>(
    f: 'json' | 'geojson',
    query: Query,
    options: CallOptions,
    hasMore: (page: Page) => boolean,
  ): PageList<Page, Item> {
    const ask = (change: QueryParameters): Promise<unknown> =>
      this.#query({ where: '1=1', outFields: ['*'], ...query, f, ...change }, options);
    // Stop at a page without features: its first feature exceeds the limit of the server, so the loop would not end.
    const isCut = (page: Page): boolean => hasMore(page) && page.features.length > 0;
    const start = query.resultOffset ?? 0;
    return new PageList({
      start,
      // Omit a zero offset, because layers of other servers without paging refuse even that.
      load: async (offset: number) => (await ask({ resultOffset: offset || undefined })) as Page,
      after: (page, offset: number) => (isCut(page) ? offset + page.features.length : undefined),
      ...(this.api.isForeign && {
        rest: async (page: Page): Promise<AsyncIterable<Page>> => {
          const { readRest } = await import('./read-rest.js');
          return readRest(page, await this.describe(options), { query, ask, isCut, start });
        },
      }),
      items: (page) => page.features,
    });
  }

  /** Returns one property of the response, which may be missing in another server's. */
  async #member(name: string, fields: QueryParameters, options: CallOptions): Promise<unknown> {
    const reply = (await this.#query({ where: '1=1', ...fields, f: 'json' }, options)) as Record<
      string,
      unknown
    >;
    if (reply[name] === undefined) throw new UnexpectedReplyError(JSON.stringify(reply), { status: 200 });
    return reply[name];
  }

  /** Sends a query. The result depends on the parameters: features, GeoJSON or a count. */
  #query(fields: QueryParameters & { f: 'json' | 'geojson' }, options: CallOptions): Promise<unknown> {
    const { place } = this;
    return this.api.read(
      '/rest/services/{serviceName}/FeatureServer/{layerId}/query',
      { place, fields },
      options,
    );
  }
}
