import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the proxy got it. */
export interface ProxiedRequest {
  readonly method: string;
  /** Path with its query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Fate of a request: passed on; refused with a status; passed on, but the reply's body is cut, or goes silent,
 * after a number of bytes.
 */
export type Fate =
  | 'pass'
  | { readonly status: number }
  | { readonly cutAfter: number }
  | { readonly silentAfter: number };

export interface FaultyProxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** An HTTP proxy that breaks what its caller says, to see how a client bears it. */
export async function startFaultyProxy(
  target: string,
  fateOf: (request: ProxiedRequest) => Fate | Promise<Fate>,
): Promise<FaultyProxy> {
  const server = createServer((incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    // Signed for this address, which the target must see.
    const outgoing = request(`${target}${url}`, { method, headers });
    outgoing.on('error', () => response.destroy());
    response.on('close', () => outgoing.destroy());
    void Promise.resolve(fateOf({ method, url, headers })).then((fate) => {
      if (fate !== 'pass' && 'status' in fate) {
        outgoing.destroy();
        incoming.resume().on('end', () => response.writeHead(fate.status).end());
        return;
      }
      incoming.pipe(outgoing);
      outgoing.on('response', (reply: IncomingMessage) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        if (fate === 'pass') {
          reply.pipe(response);
          return;
        }
        if ('cutAfter' in fate && fate.cutAfter === 0) {
          response.destroy();
          return;
        }
        let left = 'cutAfter' in fate ? fate.cutAfter : fate.silentAfter;
        reply.on('data', (chunk: Buffer) => {
          const sent = chunk.subarray(0, left);
          left -= sent.length;
          if (left === 0) reply.pause();
          const isLast = left === 0 && 'cutAfter' in fate;
          response.write(sent, () => isLast && response.destroy());
        });
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
