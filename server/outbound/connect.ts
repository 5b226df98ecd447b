import { type IncomingMessage, request as requestOpenly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { LookupFunction } from 'node:net';
import { FetchError } from './fetch-error.js';
import type { ResolvedServer } from './resolve-server.js';

export interface ConnectOptions {
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
  /** Body of a POST; without one the request is a GET. */
  readonly body?: string;
}

const MAX_HEADER_BYTES = 16_384;

/**
 * Sends a request to a checked server, only at the addresses found by the check. It uses no proxy and sends
 * no cookie.
 *
 * @throws {FetchError} if the server does not answer.
 */
export function connect(
  { url, hostName, port, addresses }: ResolvedServer,
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
      // A new connection, so that nothing negotiated by earlier requests to this server applies.
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

/** Replaces the DNS look-up of the connection. */
function pin(addresses: ResolvedServer['addresses']): LookupFunction {
  return (_hostName, { all }, callback) => {
    const [first] = addresses;
    if (all === true) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
}
