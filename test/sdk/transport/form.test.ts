import { expect } from 'chai';
import { encodeForm } from '../../../sdk/src/transport/form.js';

describe('encodeForm', () => {
  const table: [string, unknown, string][] = [
    ['text as it is', "country = 'IS'", "country = 'IS'"],
    ['numbers in digits', 102100, '102100'],
    ['booleans as words', false, 'false'],
    ['lists with commas', ['name', 'population DESC'], 'name,population DESC'],
    ['lists of numbers with commas', [1, 2], '1,2'],
    ['lists whose texts have commas as JSON', ['a,b', 'c'], '["a,b","c"]'],
    ['lists of objects as JSON', [{ name: 'a', source: 'b' }], '[{"name":"a","source":"b"}]'],
    ['objects as JSON', { locationType: 'coordinates' }, '{"locationType":"coordinates"}'],
    ['empty objects as JSON', {}, '{}'],
    ['empty text as it is', '', ''],
  ];
  for (const [what, value, expected] of table) {
    it(`writes ${what}`, () => {
      expect(encodeForm({ field: value }).get('field')).to.equal(expected);
    });
  }

  it('leaves absent fields out', () => {
    expect([...encodeForm({ a: undefined, b: null, c: 1 }).keys()]).to.deep.equal(['c']);
  });
});
