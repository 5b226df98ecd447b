import { expect } from 'chai';
import { isAlwaysTrue } from '../../../../server/features/where/always-true.js';
import { parseWhere } from '../../../../server/features/where/parse-where.js';
import { makeLayer } from '../query/query-layers.js';

describe('isAlwaysTrue', () => {
  const fields = makeLayer().fields;
  for (const where of ['1=1', ' (1 = 1) ', '2=2', `'a' = 'a'`])
    it(`finds ${where} always true`, () => {
      expect(isAlwaysTrue(parseWhere(where, { fields }))).to.equal(true);
    });

  for (const where of ['1=0', '1 <> 1', 'POP = POP', 'POP = 1', '1=1 AND POP = 1', 'NOT 1=1'])
    it(`finds ${where} not always true`, () => {
      expect(isAlwaysTrue(parseWhere(where, { fields }))).to.equal(false);
    });
});
