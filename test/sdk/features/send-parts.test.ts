import { expect } from 'chai';
import { MAX_PARTS, partBytesOf } from '../../../sdk/src/features/send-parts.js';

describe('the parts of a file', () => {
  it('are of 8 MB, and larger where they would be too many', () => {
    expect(partBytesOf(0)).to.equal(8_000_000);
    expect(partBytesOf(MAX_PARTS * 8_000_000)).to.equal(8_000_000);
    for (const size of [MAX_PARTS * 8_000_000 + 1, 123_456_789_012])
      expect(Math.ceil(size / partBytesOf(size))).to.be.at.most(MAX_PARTS);
  });
});
