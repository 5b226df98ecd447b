import type { IncomingMessage } from 'node:http';
import { raceAbort } from '../lib/race-abort.js';
import { connect } from './connect.js';
import { FetchError } from './fetch-error.js';
import { resolveServer, type Lookup, parseHttpUrl } from './resolve-server.js';

export interface AskOptions {
  readonly signal: AbortSignal;
  /** Time limit for name look-up, connection and answer together. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** `host:port` of servers that are allowed although their addresses are not public. */
  readonly allow: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Form to POST; without one the request is a GET. */
  readonly form?: URLSearchParams;
  /** DNS look-up; the system's by default. */
  readonly lookup?: Lookup;
}

/** Response with any status. */
export interface ServerAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/**
 * Calls another server's API under the rules of `fetchStrictly`: only public or allowed servers, at the
 * addresses that were checked. It does not follow redirects, since the request may contain a credential.
 *
 * @throws {FetchError} without a complete answer within the limits.
 * @throws the reason of `signal` if it aborts first.
 */
export async function askStrictly(address: string, options: AskOptions): Promise<ServerAnswer> {
  const { timeoutMs, form } = options;
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([options.signal, deadline]);
  try {
    const target = await raceAbort(
      resolveServer(parseHttpUrl(address), options.allow, options.lookup),
      signal,
    );
    const response = await connect(target, {
      signal,
      headers: {
        accept: 'application/json',
        ...options.headers,
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: form.toString() }),
    });
    const text = await readText(response, options.maxBytes).finally(() => response.destroy());
    return { status: response.statusCode ?? 0, headers: response.headers, text };
  } catch (error) {
    options.signal.throwIfAborted();
    if (deadline.aborted) throw new FetchError(`took longer than ${String(timeoutMs / 1000)} seconds`);
    if (error instanceof FetchError) throw error;
    throw new FetchError('could not be read to its end', { cause: error });
  }
}

async function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    if (bytes > maxBytes) throw new FetchError(`leads to more than ${String(maxBytes)} bytes`);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
