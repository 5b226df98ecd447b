import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Plugin } from '@hapi/hapi';

/**
 * Delivers a reply that is sent before the request has arrived completely. Closing the connection at once would reset
 * it and lose the reply, so the remaining bytes are read and dropped, up to the time limit of a request.
 */
export const lingeringClose: Plugin<{ readonly requestTimeoutSeconds: number }> = {
  name: 'lingering-close',
  register({ listener }, { requestTimeoutSeconds }) {
    for (const event of ['request', 'checkContinue'] as const) {
      listener.on(event, (request: IncomingMessage) => {
        const { headers } = request;
        const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
        if (hasBody) lingerOver(request, performance.now() + requestTimeoutSeconds * 1000);
      });
    }
  },
};

/** Replaces `destroySoon`, with which Node closes a connection after the reply has been written. */
function lingerOver(request: IncomingMessage, until: number): void {
  const { socket } = request;
  const close = (): void => Socket.prototype.destroySoon.call(socket);
  socket.destroySoon = () => {
    const leftMs = until - performance.now();
    if (request.complete || leftMs <= 0) {
      close();
      return;
    }
    // End the writing side only, so that the reply is delivered.
    socket.end();
    request.unpipe();
    request.once('end', close).resume();
    const timer = setTimeout(() => socket.destroy(), leftMs).unref();
    socket.once('close', () => {
      clearTimeout(timer);
    });
  };
}
