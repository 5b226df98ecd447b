/** A query's reply, ready for the wire: pages are large, so nobody should parse and write them again. */
export interface QueryResult {
  /** The whole body: compact JSON as text, or a protocol buffer. */
  readonly body: string | Uint8Array;
  readonly mediaType: 'application/json' | 'application/geo+json' | 'application/x-protobuf';
}
