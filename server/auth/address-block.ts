import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Groups of 16 bits. */
const NETWORK_PARTS = 4;

/**
 * Returns the key that limits use for one client: an IPv4 address, or the first 64 bits of an IPv6 address. A host
 * chooses the other 64 bits by itself (RFC 4291, section 2.5.1).
 *
 * @param address - an address; other text, as a proxy may send it, is returned unchanged.
 * @returns such as `192.0.2.1` or `2001:db8:0:7::/64`; IPv4 written as IPv6 (`::ffff:192.0.2.1`) is returned as IPv4.
 */
export function addressBlock(address: string): string {
  // Most addresses are IPv4 and return here.
  if (!address.includes(':') || !isIPv6(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const network = parsed.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
