import { expect } from 'chai';
import { numberKind } from '../../../../../../server/features/append/formats/excel/number-format.js';

describe('numberKind', () => {
  for (const [code, kind] of [
    ['General', 'number'],
    ['0.00E+00', 'number'],
    ['#,##0.00 "dollars"', 'number'],
    ['[Red]0;[Blue]-0', 'number'],
    ['@', 'number'],
    ['0 "days"', 'number'],
    ['yyyy-mm-dd', 'date'],
    ['dd/mm/yy', 'date'],
    ['mmm', 'date'],
    ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', 'date'],
    ['TT.MM.JJJJ'.replace('TT', 'dd').replace('JJJJ', 'yyyy'), 'date'],
    ['yyyy"年"m"月"d"日"', 'date'],
    ['h:mm AM/PM', 'time'],
    ['mm:ss.0', 'time'],
    ['[h]:mm:ss', 'elapsed'],
    ['[mm]:ss', 'elapsed'],
    ['m/d/yyyy h:mm', 'dateTime'],
    ['yyyy-mm-dd;@', 'date'],
  ] as const) {
    it(`classifies ${code} as ${kind}`, () => {
      expect(numberKind(164, code)).to.equal(kind);
    });
  }

  it('classifies the built-in formats', () => {
    expect([0, 2, 14, 20, 22, 46, 49].map((id) => numberKind(id, undefined))).to.deep.equal([
      ...['number', 'number', 'date', 'time', 'dateTime', 'elapsed', 'number'],
    ]);
  });
});
