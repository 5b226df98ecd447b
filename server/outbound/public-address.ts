import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

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
