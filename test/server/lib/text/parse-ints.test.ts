import { expect } from 'chai';
import fc from 'fast-check';
import { parseInts } from '../../../../server/lib/text/parse-ints.js';

describe('parseInts', () => {
  it('parses integers joined with commas', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -9, max: 9 }))), (numbers) => {
        expect([...parseInts(numbers.join(','))]).to.deep.equal(numbers);
      }),
    );
  });
});
