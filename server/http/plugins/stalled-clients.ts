import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Plugin } from '@hapi/hapi';
import type { Logger } from 'pino';

export interface StalledClientsOptions {
  /** Number of looks at a client without a byte from it or to it, after which the server gives it up. */
  readonly looks: number;
  /** Interval between two looks. */
  readonly lookMs: number;
  readonly log: Logger;
}

/** Latest request and reply of a connection. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Seen {
  readonly bytes: number;
  readonly looks: number;
}

/**
 * While a server stops, it waits for clients that get on with what they send or take, and hangs up on those that do not.
 * A request that is worked on has limits of its own, and the whole stop has one, which is hapi's.
 */
export const stalledClients: Plugin<StalledClientsOptions> = {
  name: 'stalled-clients',
  register(server, { looks, lookMs, log }) {
    const connections = new Map<Socket, Exchange | undefined>();
    server.listener.on('connection', (socket: Socket) => {
      connections.set(socket, undefined);
      socket.once('close', () => connections.delete(socket));
    });
    // The latter for those who ask first whether to send their body.
    for (const event of ['request', 'checkContinue'] as const)
      server.listener.on(event, (request: IncomingMessage, response: ServerResponse) => {
        if (connections.has(request.socket)) connections.set(request.socket, { request, response });
      });

    function look(seen: WeakMap<Socket, Seen>): void {
      let count = 0;
      for (const [socket, exchange] of connections) {
        const bytes = socket.bytesRead + socket.bytesWritten - socket.writableLength;
        const before = seen.get(socket) ?? { bytes: -1, looks: 0 };
        const now = { bytes, looks: getsOn(socket, exchange, before.bytes !== bytes) ? 0 : before.looks + 1 };
        seen.set(socket, now);
        if (now.looks < looks) continue;
        socket.destroy();
        count += 1;
      }
      if (count > 0) log.warn({ count }, 'stalled connections were closed');
    }

    let timer: NodeJS.Timeout | undefined;
    server.ext('onPreStop', () => {
      timer = setInterval(look, lookMs, new WeakMap<Socket, Seen>());
    });
    server.ext('onPostStop', () => clearInterval(timer));
  },
};

function getsOn(socket: Socket, exchange: Exchange | undefined, hasMoved: boolean): boolean {
  // Nothing has begun: a connection that is kept, or a request whose headers are not all there.
  if (exchange === undefined || exchange.response.writableFinished) return false;
  return hasMoved || !waitsForClient(socket, exchange);
}

/** True if the server waits for the client to send the rest of a body or to read more of a reply. */
function waitsForClient(socket: Socket, { request }: Exchange): boolean {
  // Bytes that have arrived and were not read yet are the server's delay.
  if (!request.complete) return request.readableLength === 0;
  return socket.writableLength > 0;
}
