import { expect } from 'chai';
import fc from 'fast-check';
import type { Operand } from '../../../../../server/features/append/filter/compare.js';
import {
  makeCondition,
  type TruthValue,
} from '../../../../../server/features/append/filter/evaluate-condition.js';
import { parseWhere } from '../../../../../server/features/where/parse-where.js';
import { makeLayer } from '../../query/query-layers.js';
import { sample, SAMPLE_ROWS } from '../../where/where-samples.js';

type Row = Readonly<Record<string, Operand | null>>;

const layer = makeLayer();

function verdictOf(where: string, row: Row): TruthValue {
  const condition = parseWhere(where, layer, new Date('2026-03-04T05:06:07.089Z'));
  return makeCondition<Row>(
    condition,
    ({ column }) =>
      (one) =>
        one[column] ?? null,
  )(row);
}

describe('makeCondition', () => {
  it('evaluates conditions as the databases do', () => {
    fc.assert(
      fc.property(sample, ({ text, test }) => {
        for (const row of SAMPLE_ROWS) expect(verdictOf(text, { ...row }), text).to.equal(test(row));
      }),
      { numRuns: 1000 },
    );
  }).timeout(60_000);

  for (const [where, row, verdict] of [
    ['BIG = 9007199254740993', { big: 9007199254740993n }, true],
    ['BIG = 9007199254740993', { big: 9007199254740992 }, false],
    ['BIG > 9007199254740993', { big: 9007199254740994n }, true],
    ['BIG IN (1, 9007199254740993)', { big: 9007199254740993n }, true],
    ['POP < 2.5', { pop: 2 }, true],
    ["UPPER(NAME) LIKE UPPER('%ålesund%')", { name: 'Ny-ÅLEsund' }, true],
    ["LOWER(NAME) = 'οδοσ'", { name: 'ΟΔΟΣ' }, true],
    // Numbers that no double can hold are no numbers.
    ['AREA * 1e308 > 0', { area: 10 }, null],
    ['AREA / 0 IS NULL', { area: 10 }, true],
    // Order by code points: U+FF5E comes before U+1F600, though its code unit is the greater one.
    ["NAME < '\u{1F600}'", { name: '\uFF5E' }, true],
    ["NAME > '\uFF5E'", { name: '\u{1F600}' }, true],
    ['SEEN < CURRENT_TIMESTAMP', { seen: '2026-03-04T05:06:07.088Z' }, true],
    ['SEEN < CURRENT_TIMESTAMP', { seen: '2026-03-04T05:06:07.089Z' }, false],
    ["NAME LIKE 'a%b_c%d'", { name: 'axbxcxbycd' }, true],
    ["NAME LIKE 'a%b_c%d'", { name: 'abxcd' }, true],
    ["NAME LIKE 'a%a'", { name: 'a' }, false],
    ["NAME LIKE '%ab%ab%'", { name: 'ab' }, false],
    ["NAME LIKE '%ab%ba'", { name: 'aba' }, false],
    ["NAME LIKE 'a_'", { name: 'a😀' }, true],
  ] as const) {
    it(`evaluates ${where} to ${String(verdict)} for ${Object.values(row).map(String).join()}`, () => {
      expect(verdictOf(where, row)).to.equal(verdict);
    });
  }
});
