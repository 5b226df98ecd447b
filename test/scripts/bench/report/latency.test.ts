import { expect } from 'chai';
import { middle, percentile, summarize } from '../../../../scripts/bench/report/latency.js';

describe('latency figures', () => {
  const values = Array.from({ length: 100 }, (_none, index) => index + 1);

  it('returns the nearest rank', () => {
    expect(percentile(values, 0.5)).to.equal(50);
    expect(percentile(values, 0.99)).to.equal(99);
    expect(percentile(values, 1)).to.equal(100);
    expect(percentile([7], 0.5)).to.equal(7);
    expect(percentile([7], 0.99)).to.equal(7);
    expect(percentile([1, 2], 0.5)).to.equal(1);
    expect(percentile([], 0.5)).to.be.NaN;
  });

  it('returns the same figures for latencies in any order', () => {
    expect(summarize(values.toReversed(), 4)).to.deep.equal({ perSecond: 25, p50: 50, p99: 99 });
  });

  it('takes the median of each figure of several runs separately', () => {
    const runs = [
      { perSecond: 10, p50: 3, p99: 9 },
      { perSecond: 30, p50: 1, p99: 80 },
      { perSecond: 20, p50: 2, p99: 8 },
    ];
    expect(middle(runs)).to.deep.equal({ perSecond: 20, p50: 2, p99: 9 });
  });
});
