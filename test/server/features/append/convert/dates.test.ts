import { expect } from 'chai';
import fc from 'fast-check';
import { readMoment, toInstant } from '../../../../../server/features/append/convert/dates.js';
import { UTC_ZONE } from '../../../../../server/features/append/convert/time-zones.js';

function read(text: string): string | undefined {
  const moment = readMoment(text);
  return moment && new Date(toInstant(moment, UTC_ZONE)).toISOString();
}

describe('readMoment', () => {
  for (const [text, expected] of [
    ['2026-01-02', '2026-01-02T00:00:00.000Z'],
    ['2026/1/2', '2026-01-02T00:00:00.000Z'],
    ['20260102', '2026-01-02T00:00:00.000Z'],
    ['20260102T030405Z', '2026-01-02T03:04:05.000Z'],
    ['2026-01-02T03:04', '2026-01-02T03:04:00.000Z'],
    ['2026-01-02 03:04:05.6789', '2026-01-02T03:04:05.678Z'],
    ['2026-01-02T03:04:05+0530', '2026-01-01T21:34:05.000Z'],
    ['2026-01-02T03:04:05-08', '2026-01-02T11:04:05.000Z'],
    ['2026-01-02T03:04:05.25Z', '2026-01-02T03:04:05.250Z'],
    ['1/2/2026', '2026-01-02T00:00:00.000Z'],
    ['1/2/2026 1:30 PM', '2026-01-02T13:30:00.000Z'],
    ['1/2/2026 12:05 am', '2026-01-02T00:05:00.000Z'],
    ['31/1/2026', '2026-01-31T00:00:00.000Z'],
    ['1511229600000', '2017-11-21T02:00:00.000Z'],
    ['0099-01-01', '0099-01-01T00:00:00.000Z'],
  ] as const) {
    it(`reads ${text}`, () => {
      expect(read(text)).to.equal(expected);
    });
  }

  for (const text of [
    '',
    'x',
    '2026-13-01',
    '2026-02-30',
    '2025-02-29',
    '31/31/2026',
    '2026-01-02T24:00',
    '2026-01-02T10:60',
    '2026-01-02 13:00 PM',
    '2026-01-02T10:00+19:00',
    '2026-1',
    '12345',
    '2026-01/02',
    '2026-01-02T10:00:61',
  ]) {
    it(`does not read ${JSON.stringify(text)}`, () => {
      expect(read(text)).to.equal(undefined);
    });
  }

  it('gives back every instant that it is given as ISO 8601', () => {
    const dates = fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    });
    fc.assert(fc.property(dates, (date) => read(date.toISOString()) === date.toISOString()));
  });
});
