import { expect } from 'chai';
import {
  editMeasures,
  latencyMeasures,
  type PhaseResult,
} from '../../../../scripts/bench/report/latency-report.js';
import { isMet, median, ratioOf } from '../../../../scripts/bench/report/measure.js';

/** 1 to 100, times a factor: its p99 is 99 times that. */
const hundred = (factor: number): number[] =>
  Array.from({ length: 100 }, (_none, index) => (index + 1) * factor);

const phase = (name: string, loaded: number, creates: readonly number[]): PhaseResult => ({
  name,
  idle: { reads: hundred(1), late: [0], creates: [1] },
  loaded: { reads: hundred(loaded), late: [0], creates },
  appendSeconds: 10,
});

describe('the latencies during an append', () => {
  const rounds = [2, 4, 3].map((factor) => [
    phase('first', factor, []),
    phase('second', factor * 2, hundred(1)),
    phase('third', 1, [5000]),
  ]);
  const measures = [...latencyMeasures('sqlite', 1_000_000, rounds)];

  it('reports the p99 of each kind of read beside idle in every round', () => {
    expect(measures.map(({ name }) => name.split(',')[0])).to.deep.equal([
      ...['p99 of first', 'p99 of second', 'p99 of third', 'p99 of creating an event'],
    ]);
    expect(measures[0]?.values).to.deep.equal([198, 396, 297]);
    expect(measures[0]?.beside).to.deep.equal({ name: 'idle', values: [99, 99, 99] });
  });

  it('limits latencies during an append to three times those at idle', () => {
    expect(measures.map(ratioOf).slice(0, 3)).to.deep.equal([3, 6, 1]);
    expect(measures.map(isMet).slice(0, 3)).to.deep.equal([true, false, true]);
  });

  it('joins events created beside any read, and limits them separately', () => {
    const created = measures[3];
    // The 100th of 101.
    expect(created?.values).to.deep.equal([100, 100, 100]);
    expect(median(created?.beside?.values ?? [])).to.equal(1);
    expect(created && isMet(created)).to.be.true;
    const slow = [...latencyMeasures('sqlite', 10, [[phase('only', 1, hundred(2))]])].at(-1);
    expect(slow && isMet(slow)).to.be.false;
  });
});

describe('the latencies of edits while one append follows another', () => {
  const rounds = [20, 40, 30].map((factor) => phase('addFeatures', factor, []));
  const [middle, slowest] = editMeasures('sqlite', { points: 1_000_000, appends: 4 }, rounds);

  it('reports the p50 of edits beside idle', () => {
    expect(middle?.name).to.equal('p50 of addFeatures, while 4 times 1,000,000 points are appended');
    expect(middle?.values).to.deep.equal([1000, 2000, 1500]);
    expect(middle?.beside).to.deep.equal({ name: 'idle', values: [50, 50, 50] });
    expect(middle && isMet(middle)).to.equal(undefined);
  });

  it('limits latencies of edits to one and a half times those of one append', () => {
    expect(slowest?.values).to.deep.equal([1980, 3960, 2970]);
    expect(slowest?.beside).to.deep.equal({ name: 'one append', values: [2500, 2500, 2500] });
    expect(slowest && isMet(slowest)).to.equal(true);
    const [, starved] = editMeasures('sqlite', { points: 10, appends: 4 }, [phase('addFeatures', 50, [])]);
    expect(starved && isMet(starved)).to.equal(false);
  });
});
