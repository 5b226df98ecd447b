import type { Readable } from 'node:stream';

/** A query's reply, ready for the wire: pages are large, so no code should parse and write them again. */
export interface QueryResult {
  /** Compact JSON, whole, in UTF-8 or not yet, or as a stream of it where it is large; or a protocol buffer. */
  readonly body: string | Buffer | Readable;
  readonly mediaType: 'application/json' | 'application/geo+json' | 'application/x-protobuf';
}
