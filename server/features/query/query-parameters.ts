/**
 * What a query asks for, after the wire forms are read: lists are lists, booleans booleans, and an empty
 * parameter is absent. Names are the wire's. Parameters that are accepted and without effect here are not listed.
 */
export interface QueryParameters {
  /** Only `geojson` changes what is made; `pjson` and `html` are other dresses of `json`. */
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
  /** For layers of multipatches. */
  readonly multipatchOption?: string | undefined;
  readonly resultOffset?: number | undefined;
  readonly resultRecordCount?: number | undefined;
  /** Items such as `NAME DESC`. */
  readonly orderByFields?: readonly string[] | undefined;
  // Known, not served: asking for them is an error, since leaving them out would change the answer.
  readonly returnDistinctValues?: boolean | undefined;
  readonly outStatistics?: unknown;
  readonly groupByFieldsForStatistics?: unknown;
  readonly having?: unknown;
  readonly distance?: unknown;
}
