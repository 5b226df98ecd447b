import { type IncomingMessage, request as requestOpenly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { LookupFunction } from 'node:net';
import { FetchError } from './fetch-error.js';
import type { Target } from './fetch-target.js';

export interface ConnectOptions {
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as POST; GET without. */
  readonly body?: string;
}

const MAX_HEADER_BYTES = 16_384;

/**
 * Asks a server that was looked at, and only at the addresses that were found then. No proxy is used, no cookie
 * sent.
 *
 * @throws {FetchError} when it does not answer.
 */
export function connect(
  { url, hostName, port, addresses }: Target,
  { signal, headers, body }: ConnectOptions,
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestSecurely : requestOpenly;
  return new Promise((resolve, reject) => {
    const request = send({
      hostname: hostName,
      port,
      path: `${url.pathname}${url.search}`,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'accept-encoding': 'identity',
        'user-agent': 'Fairground',
        ...headers,
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      },
      // A connection of its own: what others agreed on with this server plays no part.
      agent: false,
      lookup: pin(addresses),
      maxHeaderSize: MAX_HEADER_BYTES,
      signal,
    });
    request.once('response', resolve);
    request.on('error', (error) => {
      reject(new FetchError('leads to a server that does not answer', { cause: error }));
    });
    request.end(body);
  });
}

/** Stands in for the lookup that comes with connecting. */
function pin(addresses: Target['addresses']): LookupFunction {
  return (_hostName, { all }, callback) => {
    const [first] = addresses;
    if (all === true) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
}
