import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Plugin, Server } from '@hapi/hapi';
import { AppError } from '../../lib/errors.js';
import { plainProfile } from '../profiles/plain.js';
import { MAX_HEAD_BYTES } from './listener.js';

/** Time for the caller to read the reply before the server closes the connection. */
const LINGER_MS = 1_000;

/** Node's error code for requests that did not arrive in time. */
const LATE = 'ERR_HTTP_REQUEST_TIMEOUT';

/**
 * Replies to bytes that never became a request, and closes their connection. hapi would only send 400 and wait for
 * the caller to hang up.
 */
export const brokenRequests: Plugin<void> = {
  name: 'broken-requests',
  register(server) {
    const { listener } = server;
    const isServed = watchRequests(server);
    const hapis = listener.listeners('clientError');
    listener.removeAllListeners('clientError');
    const answered = new WeakSet<Duplex>();
    listener.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
      if (answered.has(socket)) return;
      if (isServed(socket)) {
        // hapi knows this request and replies to it.
        for (const hear of hapis) hear.call(listener, error, socket);
        return;
      }
      if (!socket.readable || !socket.writable) {
        socket.destroy(error);
        return;
      }
      answered.add(socket);
      // A request that was too slow must not be parsed as a request after all.
      socket.end(answerTo(error), () => error.code === LATE && socket.destroy());
      // Unread bytes would make the system reset the connection, and the caller would lose the reply.
      socket.resume();
      setTimeout(() => socket.destroy(), LINGER_MS).unref();
    });
  },
};

/** Returns a function that tells if a connection has an unanswered request. */
function watchRequests(server: Server): (socket: Duplex) => boolean {
  const waiting = new WeakMap<Duplex, number>();
  const change = (socket: Duplex, by: number): void => {
    waiting.set(socket, (waiting.get(socket) ?? 0) + by);
  };
  for (const event of ['request', 'checkContinue'] as const)
    server.listener.on(event, ({ socket }: { readonly socket: Duplex }) => change(socket, 1));
  server.events.on('response', ({ raw: { req } }) => {
    // An injected request, as in tests, has no connection.
    if (waiting.has(req.socket)) change(req.socket, -1);
  });
  return (socket) => (waiting.get(socket) ?? 0) > 0;
}

/** Renders the reply in the plain profile, since the addressed interface is unknown. */
function answerTo(error: NodeJS.ErrnoException): string {
  const { status, body, headers } = plainProfile.renderError(toAppError(error), NOTHING_KNOWN);
  const lines = Object.entries({
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
    'x-content-type-options': 'nosniff',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`;
}

const NOTHING_KNOWN = { path: '', sent: {}, isRead: false, isSignedIn: false };

function toAppError({ code }: NodeJS.ErrnoException): AppError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new AppError(
        'request.head_too_large',
        `The URL and headers are larger than ${MAX_HEAD_BYTES} bytes.`,
      );
    case LATE:
      return new AppError('request.too_slow', 'The request took too long to arrive.');
    default:
      return new AppError('request.invalid', 'The request could not be read.');
  }
}
