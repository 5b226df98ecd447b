import { expect } from 'chai';
import { FIRST_EPOCH_MS, fromInstant, LAST_EPOCH_MS, toInstant } from '../../../server/storage/instant.js';

describe('toInstant', () => {
  it('writes milliseconds and UTC', () => {
    expect(toInstant(1_700_000_000_005)).to.equal('2023-11-14T22:13:20.005Z');
  });

  it('comes back exactly', () => {
    for (const epochMs of [FIRST_EPOCH_MS, -1, 0, 1, 1_700_000_000_005, LAST_EPOCH_MS]) {
      expect(fromInstant(toInstant(epochMs))).to.equal(epochMs);
    }
  });

  it('refuses what would not sort as text', () => {
    for (const epochMs of [FIRST_EPOCH_MS - 1, LAST_EPOCH_MS + 1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => toInstant(epochMs)).to.throw(RangeError);
    }
  });
});
