import { expect } from 'chai';
import {
  deriveIdentifier,
  isIdentifier,
  quoteIdentifier,
} from '../../../../server/storage/sql/identifier.js';

describe('quoteIdentifier', () => {
  it('puts a plain name in double quotes', () => {
    expect(quoteIdentifier('cities_2')).to.equal('"cities_2"');
  });

  for (const name of ['', '2nd', 'City', 'a b', 'a"b', 'a;b', 'a?b', 'é', 'a.b', 'x'.repeat(64)]) {
    it(`refuses ${JSON.stringify(name)}`, () => {
      expect(() => quoteIdentifier(name)).to.throw('not an identifier');
    });
  }
});

describe('deriveIdentifier', () => {
  it('joins its parts', () => {
    expect(deriveIdentifier('cities', 'name', 'idx')).to.equal('cities_name_idx');
  });

  it('keeps long names apart within the limit of PostgreSQL', () => {
    const a = deriveIdentifier('t'.repeat(60), 'population', 'idx');
    const b = deriveIdentifier('t'.repeat(60), 'populations', 'idx');
    expect(a).to.not.equal(b);
    expect([a, b].every(isIdentifier)).to.equal(true);
  });
});
