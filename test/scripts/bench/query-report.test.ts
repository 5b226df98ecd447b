import { expect } from 'chai';
import { queryTable } from '../../../scripts/bench/query-report.js';

describe('queryTable', () => {
  const result = { name: 'page', mostRatio: 1.5, ours: 14, reference: 10, late: { server: 4, idle: 1 } };
  const cells = (over: Partial<typeof result>): string[] => {
    const row = queryTable([Object.assign({}, result, over)]).split('\n')[2] ?? '';
    return row
      .split('|')
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '');
  };

  it('shows both medians, their ratio and how late the event loop was, beside an idle one', () => {
    expect(cells({})).to.deep.equal(['page', '14.0', '10.0', '1.40', '≤ 1.5×', '4.0', '1.0']);
  });

  it('tells what misses its target', () => {
    expect(cells({ ours: 16 })).to.include('1.60, MISSED');
    expect(cells({ late: { server: 21, idle: 30 } })).to.include('21.0, MISSED');
  });
});
