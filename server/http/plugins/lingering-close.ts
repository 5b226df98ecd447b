import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Plugin } from '@hapi/hapi';

/**
 * Lets a reply arrive that comes before the end of its request. Most callers read when they have sent everything; were
 * the connection given up while their bytes come in, it would be reset, and the reply lost with it. So what still comes
 * is read and thrown away, for as long as a request may take from its arrival.
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

/** Node ends a connection with this method, once the reply has been written. */
function lingerOver(request: IncomingMessage, until: number): void {
  const { socket } = request;
  const close = (): void => Socket.prototype.destroySoon.call(socket);
  socket.destroySoon = () => {
    const leftMs = until - performance.now();
    if (request.complete || leftMs <= 0) {
      close();
      return;
    }
    // The reply goes out with the word that no more comes.
    socket.end();
    request.unpipe();
    request.once('end', close).resume();
    const timer = setTimeout(() => socket.destroy(), leftMs).unref();
    socket.once('close', () => {
      clearTimeout(timer);
    });
  };
}
