import { expect } from 'chai';
import {
  type CurrencyNames,
  findOtherCurrency,
  findPriceRange,
} from '../../../../server/events/price/price-range.js';

type Row = readonly [price: string | readonly string[], told: string, names?: CurrencyNames];

describe('findPriceRange', () => {
  const table: readonly Row[] = [
    ['£10.50', '10.50 GBP'],
    ['£5', '5 GBP'],
    ['£5', '5 EGP', { site: 'EGP' }],
    ['€10,50', '10.50 EUR'],
    ['1,000.50', '1000.50'],
    ['1,000.50', '1000.50 GBP', { site: 'GBP' }],
    ['1,000.50', '1000.50 EUR', { own: 'EUR', site: 'GBP' }],
    ['1.234,50', '1234.50'],
    ['1.234,50 €', '1234.50 EUR'],
    ["CHF 1'234.50", '1234.50 CHF'],
    ['1 234 567,00 zł', '1234567.00 PLN'],
    ['15 EUR', '15 EUR'],
    ['15 eur', '15 EUR'],
    ['15 cad', '15 CAD', { site: 'CAD' }],
    ['$12', '12 USD'],
    ['$12', '12 CAD', { site: 'CAD' }],
    ['$12', '12 AUD', { own: 'AUD', site: 'CAD' }],
    ['$12', '12 USD', { site: 'EUR' }],
    ['A$12', '12 AUD', { site: 'USD' }],
    ['\uff0412', '12 USD'],
    ['\uffe51200', '1200'],
    ['¥1200', '1200 JPY', { site: 'JPY' }],
    ['100 kr', '100 SEK', { site: 'SEK' }],
    ['100 kr', '100 DKK', { own: 'DKK', site: 'SEK' }],
    ['₿1', '1'],
    ['0', '0'],
    ['Free', '0'],
    ['FREE', '0 EUR', { site: 'EUR' }],
    ['€0', '0 EUR'],
    ['007', '7'],
    ['10-20', '10…20'],
    ['10-20', '10…20 GBP', { site: 'GBP' }],
    ['£10 - £20', '10…20 GBP'],
    ['Free – $20', '0…20 USD'],
    [['30', '0', '20'], '0…30'],
    [['€10', '20 EUR'], '10…20 EUR'],
    [['€0', '$5'], '0…5 USD'],
    [['10', '10.00'], '10…10.00'],
    // No prices, or none that can be compared.
    ['', 'none'],
    ['100 kr', 'none'],
    ['100 kr', 'none', { site: 'EUR' }],
    ['10.500', 'none'],
    ['ab 12,50 €', 'none'],
    ['$10 / $8', 'none'],
    ['10,20,30', 'none'],
    ['10 min', 'none'],
    ['10 min', 'none', { own: 'EUR' }],
    ['10%', 'none', { own: 'EUR' }],
    ['-5', 'none'],
    ['\u22125', 'none', { own: 'EUR' }],
    ['Pay what you want', 'none'],
    ['Free lunch', 'none'],
    [['$10', '20€'], 'none'],
    [['$10', 'or so'], 'none'],
    ['10 constructor', 'none'],
    ['10-20-30', 'none'],
  ];
  for (const [price, told, names = {}] of table) {
    it(`reads ${told} from ${JSON.stringify(price)} with ${JSON.stringify(names)}`, () => {
      const range = findPriceRange(
        [price].flat().filter((text) => text !== ''),
        names,
      );
      const { lowest = '', highest = '', currency = '' } = range ?? {};
      const numbers = lowest === highest ? lowest : `${lowest}…${highest}`;
      expect(range === undefined ? 'none' : `${numbers} ${currency}`.trim()).to.equal(told);
    });
  }
});

describe('findOtherCurrency', () => {
  for (const [price, own, other] of [
    ['€10', 'USD', 'EUR'],
    ['$10', 'EUR', 'USD'],
    ['$10', 'CAD', undefined],
    ['10', 'CAD', undefined],
    ['10 kr', 'EUR', undefined],
    ['free', 'EUR', undefined],
    ['15 EUR', 'EUR', undefined],
  ] as const) {
    it(`finds ${other ?? 'none'} in ${price} beside ${own}`, () => {
      expect(findOtherCurrency([price], own)).to.equal(other);
    });
  }
});
