import { expect } from 'chai';
import { ApiError } from '../../../sdk/src/errors/api-error.js';
import { UnexpectedReplyError } from '../../../sdk/src/errors/unexpected-reply-error.js';
import { isTransient, parseRetryAfter, retryDelayMs } from '../../../sdk/src/transport/retry.js';

describe('transient errors', () => {
  it('retries when a server or gateway is busy or away, in the form of the interface or as a page', () => {
    for (const status of [429, 502, 503, 504]) {
      expect(isTransient(new ApiError('', { code: '', status, body: {} })), String(status)).to.equal(true);
      expect(isTransient(new UnexpectedReplyError('', { status })), String(status)).to.equal(true);
    }
  });

  it('does not retry refusals or failures of the server', () => {
    for (const status of [200, 400, 401, 403, 404, 408, 409, 410, 413, 500, 501])
      expect(isTransient(new ApiError('', { code: '', status, body: {} })), String(status)).to.equal(false);
    expect(isTransient(new Error('fetch failed'))).to.equal(false);
  });
});

describe('retryDelayMs', () => {
  it('doubles with each try up to a ceiling', () => {
    const delays = [1, 2, 3, 10].map((attempt) => retryDelayMs(attempt, undefined, () => 1));
    expect(delays).to.deep.equal([250, 500, 1000, 10_000]);
  });

  it('spreads over the whole time down to none', () => {
    expect(retryDelayMs(3, undefined, () => 0)).to.equal(0);
  });

  it('varies the pause, so that clients do not return together', () => {
    const delays = Array.from({ length: 50 }, () => retryDelayMs(5, undefined));
    expect(new Set(delays).size).to.be.above(20);
    expect(Math.max(...delays)).to.be.at.most(4000);
  });

  it('waits no shorter than the server asks for', () => {
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
