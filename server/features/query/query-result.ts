/** A query's reply, ready for the wire: pages are large, so nobody should parse and write them again. */
export interface QueryResult {
  /** The whole body, compact JSON. */
  readonly json: string;
  readonly mediaType: 'application/json' | 'application/geo+json';
}
