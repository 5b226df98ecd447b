import { expect } from 'chai';
import { fold, makeSlug, makeUnique, markTrashed, unmarkTrashed } from '../../../server/events/slug.js';

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
  ] as const) {
    it(`makes "${slug}" of ${JSON.stringify(text)}`, () => {
      expect(makeSlug(text)).to.equal(slug);
    });
  }

  it('cuts at 200 characters and never inside of an escape', () => {
    expect(makeSlug('x'.repeat(250))).to.have.length(200);
    expect(makeSlug('東'.repeat(100))).to.equal('%e6%9d%b1'.repeat(22));
  });
});

describe('makeUnique', () => {
  it('takes the first number that is free', () => {
    expect(makeUnique('walk', new Set())).to.equal('walk');
    expect(makeUnique('walk', new Set(['walk', 'walk-2', 'walk-4']))).to.equal('walk-3');
  });

  it('keeps a long slug within its length', () => {
    const long = 'x'.repeat(200);
    expect(makeUnique(long, new Set([long]))).to.equal(`${'x'.repeat(198)}-2`);
  });
});

describe('markTrashed', () => {
  it('is undone by unmarkTrashed, even with a number', () => {
    expect(markTrashed('walk')).to.equal('walk__trashed');
    expect(markTrashed('')).to.equal('__trashed');
    expect(unmarkTrashed('walk__trashed')).to.equal('walk');
    expect(unmarkTrashed('walk__trashed-2')).to.equal('walk');
  });
});

describe('fold', () => {
  it('takes case and accents off Latin and Greek letters alone', () => {
    expect(fold('Émile ΆΛΦΑ Йога')).to.equal('emile αλφα йога');
  });
});
