import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { FetchError } from './fetch-error.js';
import { isPublicAddress } from './public-address.js';

/** Resolves a host name to all its addresses. */
export type Lookup = (hostName: string) => Promise<readonly LookupAddress[]>;

/** Host and port of a URL, with the addresses of the host. */
export interface Target {
  readonly url: URL;
  /** Host name, without the brackets of an IPv6 address. */
  readonly hostName: string;
  readonly port: number;
  /** Only addresses to connect to: a second look-up may return others. */
  readonly addresses: readonly LookupAddress[];
}

const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** @throws {FetchError} when `text` is not a plain web address. */
export function parseWebAddress(text: string, base?: URL): URL {
  if (!URL.canParse(text, base?.href)) throw new FetchError('is not a web address');
  const url = new URL(text, base?.href);
  if (PORTS[url.protocol] === undefined) throw new FetchError('must begin with http:// or https://');
  if (url.username !== '' || url.password !== '') throw new FetchError('must not hold a user or password');
  url.hash = '';
  return url;
}

/**
 * Resolves a server and checks that it may be contacted.
 *
 * @param allow `host:port` of servers that may, whatever their addresses.
 * @throws {FetchError} when the name is not known, or any of its addresses is not public.
 */
export async function findTarget(
  url: URL,
  allow: readonly string[],
  resolve: Lookup = lookUp,
): Promise<Target> {
  const hostName = url.hostname.replace(/^\[|\]$/g, '');
  const port = url.port === '' ? (PORTS[url.protocol] ?? 0) : Number(url.port);
  const family = isIP(hostName);
  const addresses = family === 0 ? await findAddresses(hostName, resolve) : [{ address: hostName, family }];
  const isAllowed =
    allow.includes(`${url.hostname}:${String(port)}`) ||
    // One address that is not public suffices to refuse the server.
    (addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address)));
  if (!isAllowed) throw new FetchError('leads to a server that is not public');
  return { url, hostName, port, addresses };
}

async function findAddresses(hostName: string, resolve: Lookup): Promise<readonly LookupAddress[]> {
  try {
    return await resolve(hostName);
  } catch (error) {
    throw new FetchError('leads to a server that is not known', { cause: error });
  }
}

const lookUp: Lookup = (hostName) => lookup(hostName, { all: true });
