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

/** One thing to reckon: `{ statisticType: 'sum', onStatisticField: 'people', outStatisticFieldName: 'all' }`. */
export type Statistic = Schema<'Statistic'>;

/** Over which features to reckon, and by which groups. */
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
  /** Fields whose equal values make a group; all features are one where left out. */
  readonly groupBy?: readonly string[];
};

/** Which features are meant, where not a whole {@link Query} is of use. */
export type Filter = Pick<
  QueryParameters,
  'where' | 'objectIds' | 'geometry' | 'geometryType' | 'spatialRel' | 'inSR'
>;

/** Around which features an extent is, and in which spatial reference. */
export interface ExtentFilter extends Filter {
  readonly outSR?: string;
}

/** Read operations of a layer or table. */
export class LayerReading {
  /** With the folder before it where there is one, as in `Transport/Roads`. */
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
   * The features that satisfy a condition, as the feature service writes them.
   *
   * ```ts
   * const { features } = await layer.query({ where: 'population > 10000000', orderByFields: ['population DESC'] });
   * for await (const feature of layer.query({ where: "country = 'IS'" })) console.log(feature.attributes);
   * ```
   *
   * A layer of another server that has no pages is walked by its object ids.
   *
   * @throws {ApiError} with status 400 for a `where` that the layer does not understand.
   * @throws {FairgroundError} `not_supported` when a layer that has no pages cannot be walked in the order asked for.
   */
  query(query: Query = {}, options: CallOptions = {}): PageList<FeatureSet, Feature> {
    return this.#pages<FeatureSet, Feature>(
      'json',
      query,
      options,
      (page) => page.exceededTransferLimit === true,
    );
  }

  /** Queries features as `query` does, as GeoJSON: in longitude and latitude unless `outSR` says otherwise. */
  queryGeoJson(
    query: Query = {},
    options: CallOptions = {},
  ): PageList<GeoJsonPage, GeoJsonPage['features'][number]> {
    return this.#pages<GeoJsonPage, GeoJsonPage['features'][number]>(
      'geojson',
      query,
      options,
      // Other servers say it at the top.
      (page: GeoJsonPage & { readonly exceededTransferLimit?: unknown }) =>
        page.exceededTransferLimit === true || page.properties?.exceededTransferLimit === true,
    );
  }

  /** How many features satisfy a condition; all of them where none is given. */
  async count(where = '1=1', options: CallOptions = {}): Promise<number> {
    return (await this.#member('count', { where, returnCountOnly: true }, options)) as number;
  }

  /** The object ids of features that satisfy a condition, however many there are. */
  async objectIds(filter: Filter = {}, options: CallOptions = {}): Promise<number[]> {
    const ids = await this.#member('objectIds', { ...filter, returnIdsOnly: true }, options);
    return (ids as number[] | null) ?? [];
  }

  /** The smallest box around the features that satisfy a condition, with `NaN` as text where there are none. */
  async extent(filter: ExtentFilter = {}, options: CallOptions = {}): Promise<Extent> {
    return (await this.#member('extent', { ...filter, returnExtentOnly: true }, options)) as Extent;
  }

  /**
   * Sums, means and the like, over all features or over each group; a row for each.
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

  /** One feature with all of its attributes, by its object id. */
  async feature(objectId: number, options: CallOptions = {}): Promise<Feature> {
    const { feature } = await this.api.read(
      '/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}',
      { place: { ...this.place, objectId } },
      options,
    );
    return feature;
  }

  /** Checks whether the server would understand a condition, and if not why. */
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
    // Where more than fits was not to be sent at all, asking on would never end.
    const isCut = (page: Page): boolean => hasMore(page) && page.features.length > 0;
    const start = query.resultOffset ?? 0;
    return new PageList({
      start,
      // Not sent without need: some layers of other servers have no pages, and refuse even the first.
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

  /** The part of an answer that was asked for; of another server's, it may be none. */
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
