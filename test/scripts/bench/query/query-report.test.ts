import { expect } from 'chai';
import { queryTable } from '../../../../scripts/bench/query/query-report.js';

describe('queryTable', () => {
  const late = { turn: 3, server: 4, idle: 1 };
  const result = { name: 'page', mostRatio: 1.5, ours: 14, reference: 10, late };
  const cells = (over: Partial<typeof result>): string[] => {
    const row = queryTable([Object.assign({}, result, over)]).split('\n')[2] ?? '';
    return row
      .split('|')
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '');
  };

  it('reports both medians, their ratio, the longest turn and the delay of the event loop, beside an idle one', () => {
    expect(cells({})).to.deep.equal(['page', '14.0', '10.0', '1.40', '≤ 1.5×', '3.0', '4.0', '1.0']);
  });

  it('names measures that miss their target', () => {
    expect(cells({ ours: 16 })).to.include('1.60, MISSED');
    expect(cells({ late: { turn: 21, server: 30, idle: 30 } })).to.include('21.0, MISSED');
  });

  it('excuses a delay that a busy machine causes', () => {
    expect(cells({ late: { turn: 20, server: 90, idle: 30 } }).join()).to.not.include('MISSED');
  });
});
