import { randomUUID } from 'node:crypto';
import type { Plugin, Request } from '@hapi/hapi';
import { clientAddress } from '../client-address.js';
import type { Face } from '../faces/face.js';

export interface ReceptionOptions {
  readonly faces: readonly Face[];
  readonly fallback: Face;
  readonly trustedProxies: number;
  readonly publicUrl: () => string;
}

/** First thing with every request: who calls, under which id it is told of, and whose face the reply wears. */
export const reception: Plugin<ReceptionOptions> = {
  name: 'reception',
  register(server, options) {
    server.ext('onRequest', (request, toolkit) => {
      receive(request, options);
      return toolkit.continue;
    });
  },
};

function receive(request: Request, { faces, fallback, trustedProxies, publicUrl }: ReceptionOptions): void {
  const prefix = request.path.split('/', 2)[1]?.toLowerCase() ?? '';
  const face = faces.find(({ prefixes }) => prefixes.includes(prefix)) ?? fallback;
  const id = requestId(header(request, 'x-request-id'));
  request.app.fairground = {
    id,
    face,
    address: clientAddress(request.info.remoteAddress, header(request, 'x-forwarded-for'), trustedProxies),
    signal: abortSignal(request),
    sent: {},
    isRead: request.method === 'get' || request.method === 'head',
    principal: undefined,
    headers: {
      'x-request-id': id,
      'x-content-type-options': 'nosniff',
      ...face.standingHeaders?.(publicUrl()),
    },
  };
}

function header(request: Request, name: string): string | undefined {
  const value: unknown = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** A caller's own id helps to find a request in both logs; it must not be able to write lines of its own. */
function requestId(sent: string | undefined): string {
  return sent !== undefined && /^[\w.:-]{1,64}$/.test(sent) ? sent : randomUUID();
}

function abortSignal(request: Request): AbortSignal {
  const controller = new AbortController();
  // Also when the reply has gone out: a handler that the timeout has overtaken should stop.
  for (const event of ['close', 'finish']) request.raw.res.once(event, () => controller.abort());
  return controller.signal;
}
