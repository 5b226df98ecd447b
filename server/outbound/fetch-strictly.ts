import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { raceAbort } from '../lib/race-abort.js';
import { connect } from './connect.js';
import { FetchError } from './fetch-error.js';
import { resolveServer, type Lookup, parseHttpUrl } from './resolve-server.js';
import { storeResponse, type StoreOptions } from './store-response.js';

export interface FetchOptions extends StoreOptions {
  /** Time limit for look-ups, connections, redirects and body together. */
  readonly timeoutMs: number;
  /** `host:port` of servers that are allowed although their addresses are not public. */
  readonly allow: readonly string[];
  /** DNS look-up; the system's by default. */
  readonly lookup?: Lookup;
}

const MAX_REDIRECTS = 5;

/**
 * Downloads a user's URL to a file and returns its size in bytes. It contacts public servers only, and only
 * at the addresses that were checked, against DNS rebinding; it uses no proxy and sends no cookie or
 * credential.
 *
 * @throws {FetchError} with a reason for the user; no file is left then.
 * @throws the reason of `signal` if it aborts first.
 */
export async function fetchStrictly(address: string, options: FetchOptions): Promise<number> {
  const { timeoutMs, path } = options;
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([options.signal, deadline]);
  try {
    const response = await findAnswer(parseHttpUrl(address), { ...options, signal });
    return await storeResponse(response, { ...options, signal }).finally(() => response.destroy());
  } catch (error) {
    await rm(path, { force: true });
    options.signal.throwIfAborted();
    if (deadline.aborted) throw new FetchError(`took longer than ${String(timeoutMs / 1000)} seconds`);
    if (error instanceof FetchError || isOwnFailure(error)) throw error;
    throw new FetchError('could not be read to its end', { cause: error });
  }
}

/** A full disk is not an error of the other server. */
function isOwnFailure(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && ['open', 'write'].includes(String(error.syscall));
}

/** Follows redirects and returns the first other response. Each server on the way is checked. */
async function findAnswer(address: URL, options: FetchOptions): Promise<IncomingMessage> {
  let url = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const target = await raceAbort(resolveServer(url, options.allow, options.lookup), options.signal);
    const { signal, mediaTypes } = options;
    const response = await connect(target, { signal, headers: { accept: mediaTypes.join(', ') } });
    if (!isRedirect(response.statusCode ?? 0)) return response;
    response.destroy();
    url = followRedirect(url, response.headers.location);
  }
  throw new FetchError(`redirects more than ${String(MAX_REDIRECTS)} times`);
}

const STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export function isRedirect(status: number): boolean {
  return STATUSES.has(status);
}

/**
 * Returns the target of a redirect.
 *
 * @throws {FetchError} without a valid address, and for a redirect from HTTPS to HTTP.
 */
export function followRedirect(from: URL, location: string | undefined): URL {
  if (location === undefined) throw new FetchError('redirects without a valid Location header');
  const to = parseHttpUrl(location, from);
  if (from.protocol === 'https:' && to.protocol === 'http:') {
    throw new FetchError('redirects from https to http');
  }
  return to;
}
