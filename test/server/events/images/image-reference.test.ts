import { expect } from 'chai';
import { ImageFault } from '../../../../server/events/images/image-fault.js';
import { readImageReference } from '../../../../server/events/images/image-reference.js';

const SITE = 'https://calendar.example.org';
const OWN = `${SITE}/cal/events/v1/images`;
const MALFORMED = 'must be the id of an image, or an http or https address of one';

describe('readImageReference', () => {
  for (const nothing of [null, false, 'false', 0, '0', '00', '', ' ', []]) {
    it(`reads ${JSON.stringify(nothing)} as no image`, () => {
      expect(readImageReference(nothing, SITE)).to.deep.equal({ kind: 'none' });
    });
  }

  for (const five of [5, '5', ' 05 ', { id: 5 }, { id: '5', url: 'x' }, `${OWN}/5/files/a-300x200.png`]) {
    it(`reads ${JSON.stringify(five)} as an id`, () => {
      expect(readImageReference(five, SITE)).to.deep.equal({ kind: 'id', id: 5 });
    });
  }

  it('reads 1 as the first id', () => {
    expect(readImageReference(1, SITE)).to.deep.equal({ kind: 'id', id: 1 });
  });

  for (const [sent, href] of [
    ['http://a.example/b.png', 'http://a.example/b.png'],
    [' HTTPS://A.example/%C3%BC?x=1#part ', 'https://a.example/%C3%BC?x=1'],
    // URLs of another site, or of no file of ours.
    ['https://calendar.example.net/cal/events/v1/images/5/files/a.png', undefined],
    [`${OWN}/5/files/a.png?x=1`, undefined],
    [`${OWN}/x5/files/a.png`, undefined],
    [`${OWN}/5/files/`, undefined],
    [`${OWN}/1234567890123456/files/a.png`, undefined],
    [`http://a.example/${'a'.repeat(1983)}`, undefined],
  ] as const) {
    it(`reads ${sent.slice(0, 80)} as an address`, () => {
      const reference = readImageReference(sent, SITE);
      expect(reference.kind === 'address' && reference.url.href).to.equal(href ?? sent);
    });
  }

  for (const [sent, reason] of [
    ...[
      true,
      -1,
      1.5,
      1e300,
      '-5',
      '1.5',
      'foo',
      '/images/5',
      'a.example/b.png',
      '1234567890123456',
      [5],
      {},
    ].map((odd) => [odd, MALFORMED] as const),
    ...[{ id: 0 }, { id: 'x5' }, { id: '5x' }, { id: null }, { id: ['5'] }, { id: { id: 5 } }, undefined].map(
      (odd) => [odd, MALFORMED] as const,
    ),
    ['ftp://a.example/b.png', 'must begin with http:// or https://'],
    ['http://me@a.example/b.png', 'must not hold a user or password'],
    [
      `http://a.example/${'a'.repeat(1984)}`,
      'must be an address of at most 2000 characters, escapes included',
    ],
    [
      `http://a.example/${'ü'.repeat(400)}`,
      'must be an address of at most 2000 characters, escapes included',
    ],
  ] as const) {
    it(`refuses ${JSON.stringify({ sent }).slice(0, 80)}`, () => {
      expect(() => readImageReference(sent, SITE)).to.throw(ImageFault, reason);
    });
  }
});
