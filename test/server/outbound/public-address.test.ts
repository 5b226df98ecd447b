import { expect } from 'chai';
import { isPublicAddress } from '../../../server/outbound/resolve-server.js';

describe('isPublicAddress', () => {
  const publicOnes = [
    '93.184.216.34',
    '1.1.1.1',
    '172.32.0.1',
    '100.63.255.255',
    '2606:4700::1111',
    '2a00::1',
  ];
  for (const address of publicOnes) {
    it(`accepts the public address ${address}`, () => expect(isPublicAddress(address)).to.equal(true));
  }

  const others: readonly [address: string, what: string][] = [
    ['127.0.0.1', 'loopback'],
    ['127.255.255.254', 'loopback'],
    ['0.0.0.0', 'this host'],
    ['0.1.2.3', 'this network'],
    ['10.1.2.3', 'private'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.1.1', 'private'],
    ['169.254.169.254', 'link-local, where clouds keep credentials'],
    ['100.64.0.1', 'shared by carriers'],
    ['192.0.0.170', 'protocol assignments'],
    ['192.0.2.1', 'documentation'],
    ['198.51.100.7', 'documentation'],
    ['203.0.113.9', 'documentation'],
    ['198.18.0.1', 'benchmarks'],
    ['192.88.99.1', '6to4 relays'],
    ['224.0.0.1', 'multicast'],
    ['240.0.0.1', 'reserved'],
    ['255.255.255.255', 'broadcast'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::7f00:1', 'IPv4-compatible'],
    ['::ffff:127.0.0.1', 'IPv4-mapped'],
    ['::ffff:93.184.216.34', 'IPv4-mapped'],
    ['::ffff:0:10.0.0.1', 'IPv4-translated'],
    ['64:ff9b::a00:1', 'NAT64'],
    ['64:ff9b:1::a00:1', 'local NAT64'],
    ['2002:a00:1::', '6to4'],
    ['2001:0:a00:1::', 'Teredo'],
    ['2001:2::1', 'benchmarks'],
    ['2001:db8::1', 'documentation'],
    ['3fff::1', 'documentation'],
    ['100::1', 'discard'],
    ['fc00::1', 'unique local'],
    ['fd12:3456::1', 'unique local'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'link-local'],
    ['fec0::1', 'site-local'],
    ['ff02::1', 'multicast'],
    ['5f00::1', 'segment routing'],
    ['4000::1', 'given to nobody'],
    ['localhost', 'no address'],
    ['127.1', 'no address in its normal form'],
    ['', 'nothing'],
  ];
  for (const [address, what] of others) {
    it(`refuses ${address} (${what})`, () => expect(isPublicAddress(address)).to.equal(false));
  }
});
