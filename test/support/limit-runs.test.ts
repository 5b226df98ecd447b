import { expect } from 'chai';
import fc from 'fast-check';
import { keepRuns, limitRuns } from './limit-runs.js';

const LIMIT = 5;

/** Runs of a property that holds for these numbers. */
function check(holds: (value: number) => boolean, plugins: readonly fc.Plugin<unknown>[]) {
  let runs = 0;
  const property = fc.property(fc.integer(), (value) => {
    runs += 1;
    return holds(value);
  });
  const result = fc.check(property, { numRuns: 200, seed: 1, plugins: [...plugins] });
  return { runs, result };
}

describe('limitRuns', () => {
  it('ends a property after the given number of runs, as a success', () => {
    const { runs, result } = check(() => true, [limitRuns(LIMIT)]);
    expect(runs).to.equal(LIMIT);
    expect(result.failed).to.equal(false);
  });

  it('ends an asynchronous property', async () => {
    let runs = 0;
    const property = fc.asyncProperty(fc.integer(), async () => {
      runs += 1;
      await Promise.resolve();
    });
    const result = await fc.check(property, { plugins: [limitRuns(LIMIT)] });
    expect(runs).to.equal(LIMIT);
    expect(result.failed).to.equal(false);
  });

  it('shrinks a failure for as long as it takes', () => {
    const limited = check((value) => value < 10, [limitRuns(LIMIT)]);
    expect(limited.result.failed).to.equal(true);
    expect(limited.result.counterexample).to.deep.equal([10]);
    expect(limited.runs).to.be.above(LIMIT);
  });

  it('leaves a property alone that keeps its runs', () => {
    expect(check(() => true, [limitRuns(LIMIT), keepRuns]).runs).to.equal(200);
  });
});
