import { expect } from 'chai';
import { backoffMs } from '../../../server/jobs/backoff.js';

describe('backoffMs', () => {
  it('doubles the backoff with each attempt', () => {
    expect([1, 2, 3, 4].map((attempts) => backoffMs(attempts, () => 0))).to.deep.equal([
      1000, 2000, 4000, 8000,
    ]);
  });

  it('limits the backoff to five minutes', () => {
    expect(backoffMs(40, () => 0)).to.equal(300_000);
  });

  it('shortens the backoff at random by up to half', () => {
    expect(backoffMs(3, () => 1)).to.equal(2000);
    expect(backoffMs(3, () => 0.5)).to.equal(3000);
  });
});
