import { expect } from 'chai';
import { memoryShape } from '../../../../scripts/bench/append/memory-shape.js';

/** One a second from zero on. */
const samplesOf = (...megabytes: number[]): { at: number; megabytes: number }[] =>
  megabytes.map((value, second) => ({ at: second * 1000, megabytes: value }));

describe('the shape of memory', () => {
  it('reports flat memory when the last half has no higher peak than the first', () => {
    const shape = memoryShape(samplesOf(100, 300, 200, 300, 200, 300), 0, 5000);
    expect(shape).to.include({ firstHalfPeak: 300, lastHalfPeak: 300, growth: 1 });
  });

  it('grows by how much the peaks differ, and by a slope', () => {
    const shape = memoryShape(samplesOf(100, 110, 120, 130, 140, 150, 160), 0, 6000);
    expect(shape.growth).to.be.closeTo(160 / 120, 1e-9);
    expect(shape.slopePerMinute).to.be.closeTo(600, 1e-6);
  });

  it('measures only the given time', () => {
    const shape = memoryShape(samplesOf(900, 100, 100, 110, 110, 900), 1000, 4000);
    expect(shape).to.include({ firstHalfPeak: 100, lastHalfPeak: 110 });
  });

  it('reports unknown memory without samples', () => {
    expect(memoryShape([], 0, 1000).growth).to.be.NaN;
  });
});
