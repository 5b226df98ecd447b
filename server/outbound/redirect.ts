import { FetchError } from './fetch-error.js';
import { parseWebAddress } from './fetch-target.js';

const STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export function isRedirect(status: number): boolean {
  return STATUSES.has(status);
}

/**
 * Returns the target of a redirect.
 *
 * @throws {FetchError} for no address at all, and from a protected connection to an open one.
 */
export function followRedirect(from: URL, location: string | undefined): URL {
  if (location === undefined) throw new FetchError('redirects without a valid Location header');
  const to = parseWebAddress(location, from);
  if (from.protocol === 'https:' && to.protocol === 'http:') {
    throw new FetchError('redirects from https to http');
  }
  return to;
}
