import { expect } from 'chai';
import { type EventsResult, eventsSummary } from '../../../../scripts/bench/events/events-summary.js';

const load = (perSecond: number, p99 = 1): { perSecond: number; p50: number; p99: number } => ({
  perSecond,
  p50: 1,
  p99,
});
const scale = (name: string, small: number, large: number): EventsResult['scale'][number] => ({
  name,
  small: load(1, small),
  large: load(1, large),
  smallCold: load(1),
  largeCold: load(1),
});

describe('the table of events', () => {
  const result = (kind: EventsResult['kind'], perSecond: number, largest: number): EventsResult => ({
    kind,
    pace: [{ name: 'default list', leastRatio: 0.2, ours: load(perSecond), reference: load(1000) }],
    creates: load(499),
    scale: [scale('one', 2, 2), scale('deep', 2, largest), scale('two', 4, 6)],
  });
  const lines = eventsSummary([result('sqlite', 200, 5), result('postgres', 199, 4)], 1_000_000)
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

  it('writes both databases side by side, and names missed targets', () => {
    expect(lines[0]).to.deep.equal(['request', 'target', 'SQLite, SpatiaLite', 'PostgreSQL, PostGIS']);
    expect(lines[2]).to.deep.equal(['default list', '≥ 0.20×', '0.20', '0.20, MISSED']);
  });

  it('requires creates on SQLite only', () => {
    expect(lines[3]).to.deep.equal(['create, per second (SQLite)', '≥ 500', '499, MISSED', '499']);
  });

  it('ends with the request that fares worst in the large catalogue', () => {
    expect(lines[4]).to.deep.equal([
      ...['worst p99 growth, to 1,000,000', '≤ 2×', '2.50 (deep), MISSED', '2.00 (deep)'],
    ]);
  });
});
