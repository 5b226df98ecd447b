import { expect } from 'chai';
import { parseRetryAfter, retryDelayMs } from '../../../sdk/src/transport/retry.js';

describe('retryDelayMs', () => {
  it('doubles with each try up to a ceiling', () => {
    const delays = [1, 2, 3, 10].map((attempt) => retryDelayMs(attempt, undefined, () => 1));
    expect(delays).to.deep.equal([250, 500, 1000, 10_000]);
  });

  it('spreads over the whole time down to none', () => {
    expect(retryDelayMs(3, undefined, () => 0)).to.equal(0);
  });

  it('is never shorter than the server asks for', () => {
    expect(retryDelayMs(1, 4000, () => 0.5)).to.equal(4000);
  });
});

describe('parseRetryAfter', () => {
  const now = Date.parse('2027-05-14T10:00:00Z');
  const table: [string | null, number | undefined][] = [
    ['3', 3000],
    ['0', 0],
    ['Fri, 14 May 2027 10:00:30 GMT', 30_000],
    ['Fri, 14 May 2027 09:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ];
  for (const [header, expected] of table) {
    it(`reads ${JSON.stringify(header)} as ${expected ?? 'nothing'}`, () => {
      expect(parseRetryAfter(header, now)).to.equal(expected);
    });
  }
});
