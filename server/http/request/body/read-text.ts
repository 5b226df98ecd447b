import type { Readable } from 'node:stream';
import { AppError } from '../../../lib/errors.js';

/** Reads a whole stream as text. @throws {AppError} as `readBytes` does. */
export async function readText(source: Readable, limitBytes: number): Promise<string> {
  return (await readBytes(source, limitBytes)).toString('utf8');
}

/**
 * Reads a whole stream.
 *
 * @throws {AppError} `request.too_large` beyond `limitBytes`; the rest is read and dropped, so that the sender gets
 *   the reply.
 */
export async function readBytes(source: Readable, limitBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > limitBytes) throw tooLarge(limitBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    source.resume();
    throw isConnectionLost(error) ? brokenOff(error) : error;
  }
  return Buffer.concat(chunks);
}

function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

/** Error for a sender that disconnected early: it is not the server's fault, and no client is left to read it. */
export function brokenOff(cause?: unknown): AppError {
  return new AppError('request.invalid', 'The body ended before it was complete.', { cause });
}

export function tooLarge(limitBytes: number): AppError {
  return new AppError('request.too_large', `The body is larger than ${limitBytes} bytes.`);
}
