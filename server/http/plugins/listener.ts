import { createServer, type Server } from 'node:http';
import type { Config } from '../../config/config.js';

/** Seconds that first line and headers get to arrive, at most. */
const HEAD_SECONDS = 60;

/** Interval at which the server looks for requests that are late. */
const CHECK_MS = 5_000;

/** Time by which a connection may be silent longer than any request. */
const SILENCE_MS = 1_000;

/** Most bytes of first line and headers. More than an address may have, so that who exceeds it is told in words. */
export const MAX_HEAD_BYTES = 64 * 1024;

export type ListenerSettings = Pick<Config, 'requestTimeoutSeconds'> &
  Partial<Pick<Config, 'uploadTimeoutSeconds'>>;

/**
 * Node's own server with bounds on what trickles in, and on replies that nobody takes; hapi's limits begin with a whole
 * head and do not look at streams.
 * A body that does not carry large files is given up sooner: the reply that it took too long ends the connection.
 */
export function createListener({
  requestTimeoutSeconds,
  uploadTimeoutSeconds = 0,
}: ListenerSettings): Server {
  const headersTimeout = Math.min(requestTimeoutSeconds, HEAD_SECONDS) * 1000;
  const requestTimeout = Math.max(requestTimeoutSeconds, uploadTimeoutSeconds) * 1000;
  const listener = createServer({
    headersTimeout,
    requestTimeout,
    connectionsCheckingInterval: Math.min(CHECK_MS, headersTimeout / 2),
    maxHeaderSize: MAX_HEAD_BYTES,
  });
  // Without a byte either way: by then every request has its reply, which nobody takes.
  listener.timeout = requestTimeout + SILENCE_MS;
  return listener;
}
