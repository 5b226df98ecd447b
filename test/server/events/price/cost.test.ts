import { expect } from 'chai';
import { type CostInput, describeCost, readCost } from '../../../../server/events/price/cost.js';

describe('describeCost', () => {
  const none = ['', ''] as const;
  const dollars = ['$', 'prefix'] as const;
  const table: readonly (readonly [CostInput, string, readonly [string, string], readonly string[]])[] = [
    ['10', '$10', none, ['10']],
    [10, '$10', none, ['10']],
    [['10'], '$10', none, ['10']],
    ['$10', '$10', dollars, ['10']],
    ['$ 10', '$10', dollars, ['10']],
    ['20$', '20$', ['$', 'postfix'], ['20']],
    ['€15', '€15', ['€', 'prefix'], ['15']],
    ['15 EUR', '15EUR', ['EUR', 'postfix'], ['15']],
    ['USD 20', 'USD20', ['USD', 'prefix'], ['20']],
    ['10-20', '$10 – $20', none, ['10', '20']],
    ['20 - 10', '$10 – $20', none, ['10', '20']],
    ['£10 - £20', '£10 – £20', ['£', 'prefix'], ['10', '20']],
    [['$10', '20€'], '$10, 20€', none, ['10', '20']],
    ['€10 - $20', '€10 - $20', none, ['10', '20']],
    [['€10', '$10'], '€10, $10', none, ['10']],
    [['0', '$20', '€10'], '0, $20, €10', none, ['0', '10', '20']],
    [['€10', '20€'], '€10 – €20', ['€', 'prefix'], ['10', '20']],
    ['10-20€', '10€ – 20€', ['€', 'postfix'], ['10', '20']],
    [['€10', '20'], '€10 – €20', ['€', 'prefix'], ['10', '20']],
    [['€0', '20'], 'Free – €20', ['€', 'prefix'], ['0', '20']],
    [['€0', '$0'], 'Free', none, ['0']],
    ['0-20', 'Free – $20', none, ['0', '20']],
    ['Free – $20', 'Free – $20', dollars, ['0', '20']],
    [['30', '0', '20'], 'Free – $30', none, ['0', '20', '30']],
    ['Free', 'Free', none, ['free']],
    ['$0', 'Free', dollars, ['0']],
    ['0.00', 'Free', none, ['0.00']],
    ['0', 'Free', none, ['0']],
    [0, 'Free', none, ['0']],
    ['10.50', '$10.50', none, ['10.50']],
    ['10,50', '$10,50', none, ['10,50']],
    ['20 - 10,50', '$10,50 – $20', none, ['10,50', '20']],
    ['$1,000', '$1,000', dollars, ['1000']],
    ['$1,000,000', '$1,000,000', dollars, ['1000000']],
    ['10,500', '$10,500', none, ['10500']],
    ['10.5', '$10.5', none, ['10.5']],
    ['10.500', '10.500', none, ['10-500']],
    ['5 ruble', '5 ruble', none, ['5-ruble']],
    ['5 real', '5real', ['real', 'postfix'], ['5']],
    ['$10€', '$10€', none, ['10']],
    ['10 — 20', '$10 – $20', none, ['10', '20']],
    ['10-10.00', '$10', none, ['10', '10.00']],
    ['Pay what you want', 'Pay what you want', none, ['pay-what-you-want']],
    ['1,000.50', '$1,000.50', none, ['1000.50']],
    ['1.234,50', '$1.234,50', none, ['1234,50']],
    ['1.234,50 €', '1.234,50€', ['€', 'postfix'], ['1234,50']],
    ['1.234.567 kr', '1.234.567kr', ['kr', 'postfix'], ['1234567']],
    ['1\u00a0234,50 €', '1 234,50€', ['€', 'postfix'], ['1234,50']],
    ["CHF 1'234.50", "CHF1'234.50", ['CHF', 'prefix'], ['1234.50']],
    ['1,00,00', '1,00,00', none, ['1-00-00']],
    ['\u22125', '\u22125', none, ['5']],
    ['10,20,30', '10,20,30', none, ['10-20-30']],
    ['Adults $10, kids $5', 'Adults $10, kids $5', none, ['adults-10-kids-5']],
    ['Adults 10', 'Adults 10', none, ['adults-10']],
    ['-5', '-5', none, ['5']],
    [' 10   -\t20 ', '$10 – $20', none, ['10', '20']],
    [['Free', '10'], 'Free – $10', none, ['0', '10']],
    ['FREE - 20', 'Free – $20', none, ['0', '20']],
    [['Free lunch', '10'], 'Free lunch, 10', none, ['free-lunch-10']],
    [['10', 'or  so'], '10, or so', none, ['10-or-so']],
    ['ten - 20', 'ten - 20', none, ['ten-20']],
    ['Carefree - 20', 'Carefree - 20', none, ['carefree-20']],
    [['$10', '€20'], '$10, €20', none, ['10', '20']],
    [['€0', '$5'], 'Free – $5', dollars, ['0', '5']],
    [[' ', '5'], '$5', none, ['5']],
    ['', '', none, []],
    [[], '', none, []],
  ];
  for (const [sent, text, [symbol, position], values] of table) {
    it(`shows ${JSON.stringify(sent)} as "${text}"`, () => {
      expect(describeCost(readCost(sent))).to.deep.equal({
        text,
        details: { currency_symbol: symbol, currency_code: '', currency_position: position, values },
      });
    });
  }

  for (const [own, site, text] of [
    ['GBP', 'USD', '£10 – £20'],
    [undefined, 'EUR', '€10 – €20'],
    ['CHF', 'EUR', 'CHF10 – CHF20'],
    ['CAD', undefined, '$10 – $20'],
    [undefined, undefined, '$10 – $20'],
  ] as const) {
    it(`shows 10-20 as "${text}" in ${own ?? site ?? 'no'} currency, and names that of the event`, () => {
      const cost = describeCost(['10-20'], { own, site });
      expect([cost.text, cost.details.currency_code]).to.deep.equal([text, own ?? '']);
    });
  }
});
