import { expect } from 'chai';
import fc from 'fast-check';
import { writeEpoch } from '../../../../../../server/features/append/load/encode/encode-instant.js';

const MAX = 99_999_999_999_999;

function written(text: string): string | undefined {
  const target = Buffer.alloc(24);
  const bytes = Buffer.from(`x${text}x`);
  return writeEpoch(bytes, 1, bytes.length - 1, target) ? target.toString('latin1') : undefined;
}

describe('milliseconds since 1970', () => {
  it('writes epoch milliseconds as a date does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX }), (milliseconds) => {
        expect(written(String(milliseconds))).to.equal(new Date(milliseconds).toISOString());
      }),
    );
  });

  it('writes epoch milliseconds as a date does on every day of four hundred years and at their edges', () => {
    const DAY_MS = 86_400_000;
    for (let day = 0; day < 146_100; day += 1) {
      const milliseconds = day * DAY_MS + (day % 2 === 0 ? 0 : DAY_MS - 1);
      expect(written(String(milliseconds))).to.equal(new Date(milliseconds).toISOString());
    }
    expect(written(String(MAX))).to.equal('5138-11-16T09:46:39.999Z');
  });

  for (const text of ['', '-1', '1.5', '1e3', '+1', ' 1', '100000000000000']) {
    it(`leaves ${JSON.stringify(text)} to the converter`, () => {
      expect(written(text)).to.equal(undefined);
    });
  }
});
