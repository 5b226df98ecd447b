/**
 * Parameters of a query after coercion: lists are lists, booleans booleans, and an empty parameter is absent. Names
 * are those of the interface. Parameters that are accepted without effect are not listed.
 */
export interface QueryParameters {
  /** Only `geojson` and `pbf` change the format; `pjson` and `html` are variants of `json`. */
  readonly f?: string | undefined;
  readonly where?: string | undefined;
  readonly objectIds?: readonly number[] | undefined;
  /** Field names in any case, or `*`. Absent: the object id alone. */
  readonly outFields?: readonly string[] | undefined;
  /** Default true. */
  readonly returnGeometry?: boolean | undefined;
  readonly returnZ?: boolean | undefined;
  readonly returnM?: boolean | undefined;
  readonly returnCountOnly?: boolean | undefined;
  readonly returnIdsOnly?: boolean | undefined;
  readonly returnExtentOnly?: boolean | undefined;
  /** A wkid, or a spatial reference as an object or its JSON text. */
  readonly outSR?: string | number | object | undefined;
  /** `xmin,ymin,xmax,ymax`, or an envelope as an object or its JSON text. */
  readonly geometry?: string | object | undefined;
  readonly geometryType?: string | undefined;
  readonly inSR?: string | number | object | undefined;
  readonly spatialRel?: string | undefined;
  /** Around the geometry, in `units`, or in those of its spatial reference. */
  readonly distance?: number | undefined;
  readonly units?: string | undefined;
  /** True if the reply includes the query geometry, widened by the distance. */
  readonly returnQueryGeometry?: boolean | undefined;
  /** For layers of multipatches. */
  readonly multipatchOption?: string | undefined;
  readonly resultType?: string | undefined;
  readonly maxRecordCountFactor?: number | undefined;
  /** Default true. */
  readonly returnExceededLimitFeatures?: boolean | undefined;
  readonly maxAllowableOffset?: number | undefined;
  readonly geometryPrecision?: number | undefined;
  readonly quantizationParameters?: QuantizationInput | undefined;
  readonly resultOffset?: number | undefined;
  readonly resultRecordCount?: number | undefined;
  /** Items such as `NAME DESC`. */
  readonly orderByFields?: readonly string[] | undefined;
  readonly returnDistinctValues?: boolean | undefined;
  readonly outStatistics?: readonly StatisticInput[] | undefined;
  readonly groupByFieldsForStatistics?: readonly string[] | undefined;
  readonly having?: string | undefined;
}

export interface StatisticInput {
  readonly statisticType: string;
  /** Needed but for `exceedslimit`, which has the limits that follow. */
  readonly onStatisticField?: string | undefined;
  readonly maxPointCount?: number | undefined;
  readonly maxRecordCount?: number | undefined;
  readonly maxVertexCount?: number | undefined;
  readonly outStatisticFieldName?: string | undefined;
}

export interface QuantizationInput {
  readonly mode?: string | undefined;
  readonly originPosition?: string | undefined;
  readonly tolerance?: number | undefined;
  readonly extent?:
    | {
        readonly xmin?: number | null | undefined;
        readonly ymin?: number | null | undefined;
        readonly ymax?: number | null | undefined;
      }
    | undefined;
}
