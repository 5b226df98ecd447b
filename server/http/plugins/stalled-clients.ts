import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Plugin } from '@hapi/hapi';
import type { Logger } from 'pino';

export interface StalledClientsOptions {
  /** Number of checks without a byte in either direction after which the server drops a client. */
  readonly looks: number;
  /** Interval between two checks. */
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
 * Drops stalled clients while a server stops, and waits for clients that still send or read. A request in progress
 * has limits of its own, and hapi limits the whole stop.
 */
export const stalledClients: Plugin<StalledClientsOptions> = {
  name: 'stalled-clients',
  register(server, { looks, lookMs, log }) {
    const connections = new Map<Socket, Exchange | undefined>();
    server.listener.on('connection', (socket: Socket) => {
      connections.set(socket, undefined);
      socket.once('close', () => connections.delete(socket));
    });
    // The second event covers clients that send `Expect: 100-continue`.
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
  // No request has begun: the connection is kept alive, or its headers are incomplete.
  if (exchange === undefined || exchange.response.writableFinished) return false;
  return hasMoved || !waitsForClient(socket, exchange);
}

/** True if the server waits for the client to send the rest of a body, or to read more of a reply. */
function waitsForClient(socket: Socket, { request }: Exchange): boolean {
  // Bytes that have arrived and are unread are the server's delay.
  if (!request.complete) return request.readableLength === 0;
  return socket.writableLength > 0;
}
