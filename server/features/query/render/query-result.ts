import type { Readable } from 'node:stream';

/** Reply of a query in its final format: pages are large, so they are not parsed and written again. */
export interface QueryResult {
  /**
   * Compact JSON, complete as a string or UTF-8 bytes, or as a stream if it is large; or a protocol buffer.
   */
  readonly body: string | Buffer | Readable;
  readonly mediaType: 'application/json' | 'application/geo+json' | 'application/x-protobuf';
}
