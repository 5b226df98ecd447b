import type { Readable } from 'node:stream';
import { AppError } from '../../errors.js';

/**
 * The whole of a stream as text.
 *
 * @throws {AppError} `request.too_large` beyond `limitBytes`; what follows is read and thrown away, so that the
 *   sender gets to see the reply.
 */
export async function readText(source: Readable, limitBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > limitBytes) {
      source.resume();
      throw tooLarge(limitBytes);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function tooLarge(limitBytes: number): AppError {
  return new AppError('request.too_large', `The body is larger than ${limitBytes} bytes.`);
}
