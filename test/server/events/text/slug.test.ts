import { expect } from 'chai';
import {
  foldName,
  makeSlug,
  makeUnique,
  markTrashed,
  unmarkTrashed,
} from '../../../../server/events/text/slug.js';

describe('makeSlug', () => {
  for (const [text, slug] of [
    ['Evening Walk & Picnic', 'evening-walk-picnic'],
    ["It's Time", 'its-time'],
    ['Crème Brûlée', 'creme-brulee'],
    ['Straße', 'strasse'],
    ['æ œ ø đ ð ł þ ı Ł', 'ae-oe-o-d-d-l-th-i-l'],
    ['  --a!!b..c ', 'a-b-c'],
    ['A-FUT', 'a-fut'],
    ['東京 Hall', '%e6%9d%b1%e4%ba%ac-hall'],
    ['%E6%9D%B1', '%e6%9d%b1'],
    ['%e6%9d%b1', '%e6%9d%b1'],
    ['walk__trashed', 'walk__trashed'],
    ['!!!', ''],
    ['\ud800 half', 'half'],
    ['ha\ud800lf', 'half'],
    ['50%ff off', '50-ff-off'],
  ] as const) {
    it(`makes the slug "${slug}" of ${JSON.stringify(text)}`, () => {
      expect(makeSlug(text)).to.equal(slug);
    });
  }

  it('cuts at 200 characters and never inside of an escape', () => {
    expect(makeSlug('x'.repeat(250))).to.have.length(200);
    expect(makeSlug('東'.repeat(100))).to.equal('%e6%9d%b1'.repeat(22));
    // Between two escapes of one character.
    expect(makeSlug(`xxxxx${'東'.repeat(100)}`)).to.equal(`xxxxx${'%e6%9d%b1'.repeat(21)}`);
    expect(makeSlug(`${'x'.repeat(199)} more`)).to.equal('x'.repeat(199));
  });

  it('reads only as much of a text as its slug needs', () => {
    expect(makeSlug(`${' '.repeat(99_999)}walk`)).to.equal('w');
    expect(makeSlug(`${' '.repeat(100_000)}walk`)).to.equal('');
  });
});

describe('makeUnique', () => {
  it('uses the first free number', () => {
    expect(makeUnique('walk', new Set())).to.equal('walk');
    expect(makeUnique('walk', new Set(['walk', 'walk-2', 'walk-4']))).to.equal('walk-3');
  });

  it('keeps a long slug within its length', () => {
    const long = 'x'.repeat(200);
    expect(makeUnique(long, new Set([long]))).to.equal(`${'x'.repeat(198)}-2`);
  });
});

describe('markTrashed', () => {
  it('marks a slug as trashed so that unmarkTrashed restores it, even with a number', () => {
    expect(markTrashed('walk')).to.equal('walk__trashed');
    expect(markTrashed('')).to.equal('__trashed');
    expect(unmarkTrashed('walk__trashed')).to.equal('walk');
    expect(unmarkTrashed('walk__trashed-2')).to.equal('walk');
  });

  it('keeps a long slug within its length', () => {
    expect(markTrashed('x'.repeat(200))).to.equal(`${'x'.repeat(191)}__trashed`);
  });
});

describe('fold', () => {
  it('removes case and accents of Latin and Greek letters only', () => {
    expect(foldName('Émile ΆΛΦΑ Йога')).to.equal('emile αλφα йога');
  });
});
