import { expect } from 'chai';
import { addressBlock } from '../../../server/auth/address-block.js';

describe('addressBlock', () => {
  const cases: [title: string, address: string, expected: string][] = [
    ['an IPv4 address as it is', '192.0.2.1', '192.0.2.1'],
    ['the network of an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['the same network in other spellings', '2001:0DB8:0001:2::', '2001:db8:1:2::/64'],
    ['a network with zeros in it', '2001:db8::1', '2001:db8:0:0::/64'],
    ['the machine itself', '::1', '0:0:0:0::/64'],
    ['an address of the link, without the name of the interface', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['IPv4 in IPv6 as IPv4', '::ffff:192.0.2.1', '192.0.2.1'],
    ['the same in hexadecimal', '::FFFF:c000:201', '192.0.2.1'],
    ['what is no address as it is', 'unknown', 'unknown'],
    ['what only looks like one', '2001:db8::1::2', '2001:db8::1::2'],
    ['an address with a port', '[2001:db8::1]:443', '[2001:db8::1]:443'],
  ];
  for (const [title, address, expected] of cases) {
    it(`takes ${title}`, () => {
      expect(addressBlock(address)).to.equal(expected);
    });
  }
});
