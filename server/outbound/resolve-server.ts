import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { FetchError } from './fetch-error.js';
import ipaddr from 'ipaddr.js';

/** Resolves a host name to all its addresses. */
export type Lookup = (hostName: string) => Promise<readonly LookupAddress[]>;

/** Host and port of a URL, with the addresses of the host. */
export interface ResolvedServer {
  readonly url: URL;
  /** Host name, without the brackets of an IPv6 address. */
  readonly hostName: string;
  readonly port: number;
  /** Only addresses to connect to: a second look-up may return others. */
  readonly addresses: readonly LookupAddress[];
}

const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** Parses a URL. @throws {FetchError} if `text` is not a plain web address. */
export function parseHttpUrl(text: string, base?: URL): URL {
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
 * @param allow `host:port` of servers that are allowed regardless of their addresses.
 * @throws {FetchError} if the name is unknown, or any of its addresses is not public.
 */
export async function resolveServer(
  url: URL,
  allow: readonly string[],
  resolve: Lookup = lookUp,
): Promise<ResolvedServer> {
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

/**
 * True if an IP address is publicly routable. Loopback, private, link-local, shared, multicast, documentation and
 * benchmark addresses are not, nor are IPv6 addresses that embed an IPv4 address, whose target a gateway decides.
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return !(address instanceof ipaddr.IPv6) || isGlobalUnicast(address);
}

/** Global unicast: no other range of IPv6 has been assigned (registry of RFC 4291, section 2.4). */
function isGlobalUnicast({ parts: [first = 0] }: ipaddr.IPv6): boolean {
  return first >> 13 === 1;
}
