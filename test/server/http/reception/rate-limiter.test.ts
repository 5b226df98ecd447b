import { expect } from 'chai';
import { RateLimiter } from '../../../../server/http/reception/rate-limiter.js';

describe('RateLimiter', () => {
  it('lets each address ask so often within a minute', () => {
    let now = 500_000;
    const limiter = new RateLimiter(2, () => now);
    expect([limiter.count('a'), limiter.count('a'), limiter.count('b')]).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ]);
    now += 20_500;
    expect(limiter.count('a')).to.equal(40);
    expect(limiter.count('b')).to.equal(undefined);
  });

  it('starts anew after a minute', () => {
    let now = 500_000;
    const limiter = new RateLimiter(1, () => now);
    limiter.count('a');
    expect(limiter.count('a')).to.equal(60);
    now += 60_000;
    expect(limiter.count('a')).to.equal(undefined);
  });
});
