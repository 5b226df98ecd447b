import { expect } from 'chai';
import { isMet, type Measure, median, ratioOf } from '../../../../scripts/bench/report/measure.js';

const ROW: Measure = { part: 'insert', database: 'sqlite', name: 'rows', unit: 's', values: [2, 9, 4] };

describe('a measure', () => {
  it('takes the median of the rounds', () => {
    expect(median([9, 1, 4])).to.equal(4);
    expect(median([10, 9])).to.equal(10);
    expect(median([])).to.be.NaN;
  });

  it('compares medians in the direction of the target', () => {
    const beside = { name: 'other', values: [8, 100, 12] };
    expect(ratioOf({ ...ROW, beside, ratio: 'beside to ours' })).to.equal(3);
    expect(ratioOf({ ...ROW, beside, ratio: 'ours to beside' })).to.equal(4 / 12);
    expect(ratioOf({ ...ROW, beside })).to.be.undefined;
    expect(ratioOf({ ...ROW, beside: { name: 'other', values: [] }, ratio: 'ours to beside' })).to.be
      .undefined;
  });

  it('meets its target at the bound, and misses it beyond', () => {
    const figure = (target: object): boolean | undefined =>
      isMet({ ...ROW, target: { of: 'figure', ...target } });
    expect(figure({ most: 4 })).to.be.true;
    expect(figure({ most: 3.9 })).to.be.false;
    expect(figure({ least: 4 })).to.be.true;
    expect(figure({ least: 4.1 })).to.be.false;
    const beside = { name: 'other', values: [12] };
    const ratio = (least: number): boolean | undefined =>
      isMet({ ...ROW, beside, ratio: 'beside to ours', target: { of: 'ratio', least } });
    expect(ratio(3)).to.be.true;
    expect(ratio(3.1)).to.be.false;
  });

  it('gives no verdict without a target or without a value to compare', () => {
    expect(isMet(ROW)).to.be.undefined;
    expect(isMet({ ...ROW, target: { of: 'ratio', least: 3 } })).to.be.undefined;
  });

  it('misses when nothing was measured', () => {
    expect(isMet({ ...ROW, values: [], target: { of: 'figure', most: 4 } })).to.be.false;
  });
});
