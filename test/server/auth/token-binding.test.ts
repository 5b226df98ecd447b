import { expect } from 'chai';
import { allowsOrigin } from '../../../server/auth/token-binding.js';

describe('admits', () => {
  const address = '192.0.2.1';
  const bound = 'https://maps.example.org/app';
  const cases: [title: string, referer: string | undefined, expected: boolean][] = [
    ['the bound referer itself', bound, true],
    ['a page below it', `${bound}/page?x=1`, true],
    ['another page of its origin, to which browsers cut the header', 'https://maps.example.org/', true],
    ['no referer at all', undefined, true],
    ['an empty referer', '', true],
    ['another origin', 'https://evil.example.org/app', false],
    ['an origin that only begins alike', 'https://maps.example.org.evil.net/app', false],
    ['another scheme', 'http://maps.example.org/app', false],
    ['no address', 'nonsense', false],
  ];
  for (const [title, referer, expected] of cases) {
    it(`${expected ? 'admits' : 'refuses'} ${title}`, () => {
      expect(allowsOrigin({ kind: 'referer', value: bound }, { referer, address })).to.equal(expected);
    });
  }

  it('refuses an origin that only starts like the bound one', () => {
    const binding = { kind: 'referer', value: 'https://maps.example.org' } as const;
    const admitted = [
      'https://maps.example.org/',
      'https://MAPS.example.org/app',
      'https://maps.example.org:443/',
    ];
    for (const referer of admitted)
      expect(allowsOrigin(binding, { referer, address }), referer).to.equal(true);
    const refused = [
      'https://maps.example.org.evil.net/',
      'https://maps.example.org@evil.net/',
      'https://maps.example.orgs',
    ];
    for (const referer of refused)
      expect(allowsOrigin(binding, { referer, address }), referer).to.equal(false);
  });

  it('admits a bound word that is not a URL if the client sends it', () => {
    expect(allowsOrigin({ kind: 'referer', value: 'http' }, { referer: 'http', address })).to.equal(true);
  });

  it('admits the bound address only', () => {
    expect(allowsOrigin({ kind: 'address', value: address }, { referer: undefined, address })).to.equal(true);
    expect(
      allowsOrigin({ kind: 'address', value: address }, { referer: undefined, address: '192.0.2.10' }),
    ).to.equal(false);
  });

  it('admits any client without a binding', () => {
    expect(allowsOrigin(undefined, { referer: 'x', address })).to.equal(true);
  });
});
