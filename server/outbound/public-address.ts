import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to a server that anybody could ask. Loopback, private, link-local, shared,
 * multicast, documentation and benchmark addresses do not, nor do IPv6 addresses that hold an IPv4 address:
 * what those lead to is up to a gateway.
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return !(address instanceof ipaddr.IPv6) || isGlobalUnicast(address);
}

/** Nothing outside of 2000::/3 has been given to anyone; the registry of RFC 4291, section 2.4. */
function isGlobalUnicast({ parts: [first = 0] }: ipaddr.IPv6): boolean {
  return first >> 13 === 1;
}
