import type { Server, ServerInjectOptions } from '@hapi/hapi';
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A reply as it came over the wire. */
export interface HttpReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true });

/**
 * Sends what `server.inject` would be given over a real connection, as clients do. The server listens from the first
 * request on, at a free loopback port, until it is stopped, and keeps no process alive with it.
 */
export async function sendOverHttp(
  server: Server,
  { method, url, headers, payload }: ServerInjectOptions,
): Promise<HttpReply> {
  const { listener } = server;
  if (!listener.listening) {
    listener.listen(0, '127.0.0.1').unref();
    await once(listener, 'listening');
    // It closes only what it has opened itself.
    server.events.once('stop', () => {
      listener.close();
      listener.closeAllConnections();
    });
  }
  const { port } = listener.address() as AddressInfo;
  const body = typeof payload === 'string' ? Buffer.from(payload) : ((payload as Buffer | undefined) ?? null);
  return new Promise((resolve, reject) => {
    const request = open(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: method?.toUpperCase(),
        path: typeof url === 'string' ? url : url.pathname,
        headers: { ...headers, ...(body !== null && { 'content-length': String(body.length) }) },
      },
      (response) => {
        const { statusCode: status = 0, headers: got } = response;
        buffer(response).then((bytes) => resolve({ status, headers: got, body: bytes }), reject);
      },
    );
    request.on('error', reject).end(body ?? undefined);
  });
}
