import { expect } from 'chai';
import fc from 'fast-check';
import {
  readSerial,
  writeSerial,
} from '../../../../../../server/features/append/formats/excel/serial-date.js';
import { keepRuns } from '../../../../../support/limit-runs.js';

describe('readSerial', () => {
  for (const [serial, kind, is1904, text] of [
    [1, 'date', false, '1900-01-01'],
    [59, 'date', false, '1900-02-28'],
    // No such day; refused as a date later on.
    [60, 'date', false, '1900-02-29'],
    [61, 'date', false, '1900-03-01'],
    [0, 'date', false, '1900-01-00'],
    [0, 'date', true, '1904-01-01'],
    [2_958_465, 'date', false, '9999-12-31'],
    [2_958_466, 'date', false, '2958466'],
    [-1, 'date', false, '-1'],
    [45_000.5, 'date', false, '2023-03-15T12:00:00'],
    [45_000, 'dateTime', false, '2023-03-15T00:00:00'],
    [45_000.000_011_574_074, 'dateTime', false, '2023-03-15T00:00:01'],
    [44_999.999_999_999_99, 'dateTime', false, '2023-03-15T00:00:00'],
    [45_000.123_456_789, 'dateTime', false, '2023-03-15T02:57:46.667'],
    [0.5, 'time', false, '12:00:00'],
    [0.5, 'dateTime', false, '12:00:00'],
    [45_000.5, 'time', false, '2023-03-15T12:00:00'],
    [0.5, 'elapsed', false, '12:00:00'],
    [2.25, 'elapsed', false, '54:00:00'],
  ] as const) {
    it(`reads ${String(serial)} as ${kind}${is1904 ? ' from 1904' : ''}: ${text}`, () => {
      expect(readSerial(serial, kind, is1904)).to.equal(text);
    });
  }
});

describe('writeSerial', () => {
  it('writes serial dates as readSerial reads them, or leaves them', () => {
    const target = Buffer.alloc(24);
    let count = 0;
    const serials = fc.oneof(
      fc.double({ min: -2, max: 3_000_000, noNaN: true }),
      fc.integer({ min: -2, max: 3_000_000 }),
      fc.integer({ min: 0, max: 2 ** 31 }).map((seconds) => 25_569 + seconds / 86_400),
      fc.integer({ min: 0, max: 2 ** 41 }).map((milliseconds) => 25_569 + milliseconds / 86_400_000),
    );
    fc.assert(
      fc.property(
        serials,
        fc.constantFrom('date' as const, 'time' as const, 'dateTime' as const, 'elapsed' as const),
        fc.boolean(),
        (serial, kind, is1904) => {
          const length = writeSerial(target, serial, kind, is1904);
          if (length > 0)
            expect(target.toString('latin1', 0, length)).to.equal(readSerial(serial, kind, is1904));
          count += length > 0 ? 1 : 0;
        },
      ),
      { numRuns: 2000, plugins: [keepRuns] },
    );
    expect(count).to.be.greaterThan(1000);
  });
});
