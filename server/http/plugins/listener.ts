import { createServer, type Server } from 'node:http';
import type { Config } from '../../config/config.js';

/** Maximum time in seconds for the request line and headers to arrive. */
const HEAD_SECONDS = 60;

/** Interval at which the server looks for late requests. */
const CHECK_MS = 5_000;

/** Time by which a connection may be silent longer than any request may last. */
const SILENCE_MS = 1_000;

/**
 * Maximum size in bytes of request line and headers. It exceeds the maximum URL length, so that a longer URL gets an
 * error message.
 */
export const MAX_HEAD_BYTES = 64 * 1024;

export type ListenerSettings = Pick<Config, 'requestTimeoutSeconds'> &
  Partial<Pick<Config, 'uploadTimeoutSeconds'>>;

/**
 * Creates Node's server with limits on slow requests and on replies that clients do not read. hapi's limits begin
 * with a complete head and do not cover streams. A body without large files times out sooner: the reply ends the
 * connection.
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
  // Without a byte in either direction: by then every request has its reply, and the client does not read it.
  listener.timeout = requestTimeout + SILENCE_MS;
  return listener;
}
