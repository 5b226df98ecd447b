import { expect } from 'chai';
import { RateLimiter } from '../../../../server/http/request/rate-limiter.js';

/** The beginning of a minute. */
const START = 480_000;

describe('RateLimiter', () => {
  it('allows each address a number of requests per minute', () => {
    let now = START;
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

  it('starts new counts with each minute of the clock, as all processes do', () => {
    let now = START + 59_000;
    const limiter = new RateLimiter(1, () => now);
    limiter.count('a');
    expect(limiter.count('a')).to.equal(1);
    now += 1_000;
    expect(limiter.count('a')).to.equal(undefined);
    expect(limiter.count('a')).to.equal(60);
  });

  it('adds the requests that other servers counted', () => {
    const limiter = new RateLimiter(5, () => START);
    limiter.count('a');
    limiter.count('a');
    const news = limiter.pendingDelta()!;
    expect([...news.additions]).to.deep.equal([['a', 2]]);
    limiter.applyTotals(news, new Map([['a', 4]]));
    expect(limiter.pendingDelta()).to.equal(undefined);
    expect(limiter.count('a')).to.equal(undefined);
    expect(limiter.count('a')).to.equal(60);
    expect([...limiter.pendingDelta()!.additions]).to.deep.equal([['a', 2]]);
  });

  it('sends counts again after a failed sync', () => {
    const limiter = new RateLimiter(5, () => START);
    limiter.count('a');
    limiter.pendingDelta();
    limiter.count('a');
    expect([...limiter.pendingDelta()!.additions]).to.deep.equal([['a', 2]]);
  });

  it('does not send counts of addresses far from the limit', () => {
    const limiter = new RateLimiter(100, () => START);
    for (let request = 0; request < 4; request += 1) limiter.count('a');
    expect(limiter.pendingDelta()).to.equal(undefined);
    limiter.count('a');
    expect([...limiter.pendingDelta()!.additions]).to.deep.equal([['a', 5]]);
  });

  it('ignores totals of a past minute', () => {
    let now = START;
    const limiter = new RateLimiter(1, () => now);
    limiter.count('a');
    const news = limiter.pendingDelta()!;
    now += 60_000;
    limiter.applyTotals(news, new Map([['a', 9]]));
    expect(limiter.count('a')).to.equal(undefined);
  });
});
