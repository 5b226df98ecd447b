import { expect } from 'chai';
import { fitsEveryZone, parseTime } from '../../../../server/lib/time/parse-time.js';
import { findTimeZone } from '../../../../server/lib/time/time-zone.js';
import { formatWallClock } from '../../../../server/lib/time/wall-clock.js';

/** A Wednesday, 10:00 in New York. */
const NOW = Date.parse('2026-09-02T14:00:00Z');

function read(input: string | number): string | undefined {
  const zone = findTimeZone('America/New_York');
  if (zone === undefined) throw new Error('no zone');
  const time = parseTime(input, { zone, nowMs: NOW });
  if (time === undefined) return undefined;
  return time.kind === 'wall' ? formatWallClock(time.wall) : new Date(time.epochMs).toISOString();
}

describe('parseTime', () => {
  for (const [input, wanted] of [
    ['2026-05-01', '2026-05-01 00:00:00'],
    ['2026-05-01 09:00', '2026-05-01 09:00:00'],
    ['2026-05-01T09:00:00', '2026-05-01 09:00:00'],
    ['2026-05-01 09:00:30.5', '2026-05-01 09:00:30'],
    ['2018-01-01 4pm', '2018-01-01 16:00:00'],
    ['2018-01-01 12:30 am', '2018-01-01 00:30:00'],
    ['2018-01-01 24:00', '2018-01-02 00:00:00'],
    ['12/30/2023', '2023-12-30 00:00:00'],
    ['12/30/2023 6:15 PM', '2023-12-30 18:15:00'],
    ['30-12-2023 9:15', '2023-12-30 09:15:00'],
    ['1.5.2026', '2026-05-01 00:00:00'],
    ['20270514T181500', '2027-05-14 18:15:00'],
    ['0001-01-01', '0001-01-01 00:00:00'],
    ['9999-12-31 23:59:59', '9999-12-31 23:59:59'],
    ['May 14, 2027 6pm', '2027-05-14 18:00:00'],
    ['14 may 2027', '2027-05-14 00:00:00'],
    ['2027', '2027-01-01 00:00:00'],
    ['20270514', '2027-05-14 00:00:00'],
    ['now', '2026-09-02 10:00:00'],
    ['today', '2026-09-02 00:00:00'],
    ['noon', '2026-09-02 12:00:00'],
    ['tomorrow 9am', '2026-09-03 09:00:00'],
    ['9am tomorrow', '2026-09-03 09:00:00'],
    ['yesterday', '2026-09-01 00:00:00'],
    ['wednesday', '2026-09-02 00:00:00'],
    ['next wednesday 4pm', '2026-09-09 16:00:00'],
    ['last monday', '2026-08-31 00:00:00'],
    ['+5 days 11am', '2026-09-07 11:00:00'],
    ['2 hours ago', '2026-09-02 08:00:00'],
    ['-2 hours ago', '2026-09-02 12:00:00'],
    ['-1 week', '2026-08-26 10:00:00'],
    ['2027-01-31 +1 day +1 month', '2027-03-04 00:00:00'],
    ['next month', '2026-10-02 10:00:00'],
    ['2027-02-30', '2027-03-02 00:00:00'],
    ['  2026-05-01  \t 09:00 , ', '2026-05-01 09:00:00'],
    ['2026/5/1', '2026-05-01 00:00:00'],
    // A leap second is the next minute.
    ['2026-12-31 12:00:60', '2026-12-31 12:01:00'],
    ['21000131', '2100-01-31 00:00:00'],
    ['+1 fortnight', '2026-09-16 10:00:00'],
    ['previous month', '2026-08-02 10:00:00'],
    ['previous friday', '2026-08-28 00:00:00'],
  ] as const) {
    it(`reads "${input}" as the wall clock time ${wanted}`, () => {
      expect(read(input)).to.equal(wanted);
    });
  }

  for (const [input, wanted] of [
    ['2027-05-10T23:30:00-05:00', '2027-05-11T04:30:00.000Z'],
    ['2027-05-10T23:30:00Z', '2027-05-10T23:30:00.000Z'],
    ['2027-05-10 23:30 UTC', '2027-05-10T23:30:00.000Z'],
    ['2027-05-10 23:30 Europe/Rome', '2027-05-10T21:30:00.000Z'],
    ['2027-05-10 23:30 +0200', '2027-05-10T21:30:00.000Z'],
    // Behind a time an abbreviation is an offset, in summer too.
    ['2027-05-10 23:30 CET', '2027-05-10T22:30:00.000Z'],
    ['20270510T2330Z', '2027-05-10T23:30:00.000Z'],
    ['Mon May 10 2027 23:30:00 GMT+0200 (Central European Summer Time)', '2027-05-10T21:30:00.000Z'],
    ['z', '2026-09-02T14:00:00.000Z'],
    ['1767225600', '2026-01-01T00:00:00.000Z'],
    [1767225600, '2026-01-01T00:00:00.000Z'],
    ['1767225600.75', '2026-01-01T00:00:00.000Z'],
    ['-86400', '1969-12-31T00:00:00.000Z'],
    ['@86400', '1970-01-02T00:00:00.000Z'],
    ['2027-05-10 23:30 +02:30', '2027-05-10T21:00:00.000Z'],
  ] as const) {
    it(`reads ${JSON.stringify(input)} as the instant ${wanted}`, () => {
      expect(read(input)).to.equal(wanted);
    });
  }

  for (const input of [
    ...[
      '',
      ' ',
      'foo',
      '2027-13-01',
      '2027-00-10',
      '2027-05-32',
      '2027-05-10 25:00',
      '2027-05-10 9:61',
      '13pm',
    ],
    ...['2027-05-10 2027-05-11', '2027-05-10 Mars/Base', '0000-00-00 00:00:00', '999999999999999', '1e9'],
    ...['2027-05-00', '0am', '0:30 pm', 'monday friday', '2027-05-10 9am 10am', '2027-05-10 noon 4pm'],
    ...['2027-05-10 23:30 Europe/Rome UTC', '2027-05-10 23:30 (Central European Summer Time)'],
    // Years that cannot be told.
    ...['0000-12-31', '-99999999999', '999999999999', '9999-12-31 +1 day'],
  ]) {
    it(`does not read "${input}"`, () => {
      expect(read(input)).to.equal(undefined);
    });
  }

  for (const [input, isMoment] of [
    ...(['now', 'NOW', 'now Asia/Tokyo', '+2 hours', '30 minutes ago', '90 sec', 'next hour'] as const).map(
      (moment) => [moment, true] as const,
    ),
    ...(['now +5 days', '+1 day -2 hours'] as const).map((moment) => [moment, true] as const),
    ...['today', 'tomorrow 9am', '+5 days', '2027-05-10', '2027-05-10 9:00', '1767225600'].map(
      (day) => [day, undefined] as const,
    ),
    ...['today +2 hours', 'friday +2 hours', '2027-05-10 +2 hours', 'now 9am', 'now friday'].map(
      (day) => [day, undefined] as const,
    ),
  ] as const) {
    it(`${isMoment === true ? 'counts' : 'does not count'} "${input}" from the present moment`, () => {
      const time = parseTime(input, { zone: findTimeZone('America/New_York')!, nowMs: NOW });
      expect(time).to.not.equal(undefined);
      expect(time?.isMoment).to.equal(isMoment);
    });
  }

  it('reads 200 characters, blanks apart, and no more', () => {
    const zeros = (count: number): string => `${'+0 days '.repeat(count)}2027-05-10`;
    expect([read(zeros(23)), zeros(23).length]).to.deep.equal([read('2027-05-10'), 194]);
    expect(read(zeros(23).replaceAll(' ', '  '))).to.deep.equal(read('2027-05-10'));
    expect(read(zeros(24))).to.equal(undefined);
  });
});

describe('fitsEveryZone', () => {
  it('keeps a day’s distance from both ends of the range', () => {
    const [first, last] = [Date.parse('0001-01-02T00:00:00Z'), Date.parse('9999-12-30T23:59:59Z')];
    for (const [ms, fits] of [
      [first, true],
      [first - 1000, false],
      [last, true],
      [last + 1000, false],
    ] as const) {
      expect(fitsEveryZone({ kind: 'wall', wall: ms }), String(ms)).to.equal(fits);
      expect(fitsEveryZone({ kind: 'instant', epochMs: ms }), String(ms)).to.equal(fits);
    }
  });
});
