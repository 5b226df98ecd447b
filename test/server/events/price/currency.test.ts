import { expect } from 'chai';
import { readCurrency, signOf } from '../../../../server/events/price/currency.js';

describe('readCurrency', () => {
  it('accepts codes of ISO 4217 in any case, and nothing else', () => {
    expect(['EUR', ' gbp ', 'Chf'].map(readCurrency)).to.deep.equal(['EUR', 'GBP', 'CHF']);
    for (const text of ['', '€', 'EURO', 'XYZ', 'XXX', 'US', 'U$D'])
      expect(readCurrency(text), text).to.equal(undefined);
  });
});

describe('signOf', () => {
  for (const [code, sign] of [
    ['USD', '$'],
    ['CAD', '$'],
    ['GBP', '£'],
    ['EUR', '€'],
    ['JPY', '¥'],
    ['INR', '₹'],
    ['CHF', 'CHF'],
    ['SEK', 'SEK'],
  ] as const) {
    it(`writes ${code} as ${sign}`, () => {
      expect(signOf(code)).to.equal(sign);
    });
  }
});
