import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { raceAbort } from '../lib/race-abort.js';
import { connect } from './connect.js';
import { FetchError } from './fetch-error.js';
import { findTarget, type Lookup, parseWebAddress } from './fetch-target.js';
import { followRedirect, isRedirect } from './redirect.js';
import { storeResponse, type StoreOptions } from './store-response.js';

export interface FetchOptions extends StoreOptions {
  /** For everything together: names, connections, redirects, body. */
  readonly timeoutMs: number;
  /** `host:port` of servers that may be asked although their addresses are not public. */
  readonly allow: readonly string[];
  /** The system's unless given. */
  readonly lookup?: Lookup;
}

const MAX_REDIRECTS = 5;

/**
 * Fetches what somebody else's address leads to into a file, and tells its size in bytes. Only public servers are
 * asked, and only at the addresses that were looked at: no name can lead elsewhere between the look and the
 * connection. No proxy is used, no cookie or credential sent.
 *
 * @throws {FetchError} with a reason for whoever gave the address; no file is left then.
 * @throws the reason of `signal` when it aborts first.
 */
export async function fetchStrictly(address: string, options: FetchOptions): Promise<number> {
  const { timeoutMs, path } = options;
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([options.signal, deadline]);
  try {
    const response = await findAnswer(parseWebAddress(address), { ...options, signal });
    return await storeResponse(response, { ...options, signal }).finally(() => response.destroy());
  } catch (error) {
    await rm(path, { force: true });
    options.signal.throwIfAborted();
    if (deadline.aborted) throw new FetchError(`took longer than ${String(timeoutMs / 1000)} seconds`);
    if (error instanceof FetchError || isOwnFailure(error)) throw error;
    throw new FetchError('could not be read to its end', { cause: error });
  }
}

/** A full disk is no fault of the other server's. */
function isOwnFailure(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && ['open', 'write'].includes(String(error.syscall));
}

/** The first answer that does not send us on. Each server on the way is looked at anew. */
async function findAnswer(address: URL, options: FetchOptions): Promise<IncomingMessage> {
  let url = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const target = await raceAbort(findTarget(url, options.allow, options.lookup), options.signal);
    const { signal, mediaTypes } = options;
    const response = await connect(target, { signal, headers: { accept: mediaTypes.join(', ') } });
    if (!isRedirect(response.statusCode ?? 0)) return response;
    response.destroy();
    url = followRedirect(url, response.headers.location);
  }
  throw new FetchError(`redirects more than ${String(MAX_REDIRECTS)} times`);
}
