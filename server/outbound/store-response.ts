import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchError } from './fetch-error.js';

export interface StoreOptions {
  readonly signal: AbortSignal;
  readonly maxBytes: number;
  /** Accepted media types, in lower case. */
  readonly mediaTypes: readonly string[];
  /** Path of the file, which must not exist. */
  readonly path: string;
}

const DECODERS: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Writes the body of a successful response to a file and returns its size in bytes.
 *
 * @throws {FetchError} for another status, type or coding, and above the limit, which applies both to the
 * bytes sent and to their unpacked size. Part of the file may remain.
 */
export async function storeResponse(response: IncomingMessage, options: StoreOptions): Promise<number> {
  const { signal, maxBytes, path } = options;
  const decode = checkHead(response, options);
  let bytes = 0;
  async function* limit(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let seen = 0;
    for await (const chunk of chunks) {
      seen += chunk.length;
      if (seen > maxBytes) throw tooLarge(maxBytes);
      yield chunk;
    }
    bytes = seen;
  }
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  if (decode === undefined) await pipeline(response, limit, file, { signal });
  else await pipeline(response, limit, decode(), limit, file, { signal });
  return bytes;
}

function checkHead(
  { statusCode, headers }: IncomingMessage,
  { mediaTypes, maxBytes }: StoreOptions,
): (() => Duplex) | undefined {
  if (statusCode !== 200) throw new FetchError(`was answered with status ${String(statusCode)}`);
  const mediaType = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!mediaTypes.includes(mediaType)) {
    throw new FetchError(`does not lead to one of ${mediaTypes.join(', ')}`);
  }
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (coding === '' || coding === 'identity') return undefined;
  const decoder = DECODERS[coding];
  if (decoder === undefined) throw new FetchError('was answered in an unknown coding');
  return decoder;
}

function tooLarge(maxBytes: number): FetchError {
  return new FetchError(`leads to more than ${String(maxBytes)} bytes`);
}
