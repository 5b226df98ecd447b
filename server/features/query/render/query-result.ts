import type { Readable } from 'node:stream';

/** Reply of a query in its final format: pages are large, so they are not parsed and written again. */
export interface QueryResult {
  /** Compact JSON, whole, in UTF-8 or not yet, or as a stream of it where it is large; or a protocol buffer. */
  readonly body: string | Buffer | Readable;
  readonly mediaType: 'application/json' | 'application/geo+json' | 'application/x-protobuf';
}
