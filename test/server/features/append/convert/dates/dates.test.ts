import { expect } from 'chai';
import fc from 'fast-check';
import {
  isStoredForm,
  readMoment,
  toInstant,
} from '../../../../../../server/features/append/convert/dates/dates.js';
import { UTC_ZONE } from '../../../../../../server/features/append/convert/dates/time-zones.js';

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
    // Twelve digits: a date if the year allows it, else epoch milliseconds.
    ['946684799000', '1999-12-31T23:59:59.000Z'],
    ['-946684800000', '1940-01-02T00:00:00.000Z'],
    ['202601020304', '2026-01-02T03:04:00.000Z'],
    ['0099-01-01', '0099-01-01T00:00:00.000Z'],
    ['2026-01-02T03', '2026-01-02T03:00:00.000Z'],
    ['2026-01-02T03+01:00', '2026-01-02T02:00:00.000Z'],
    ['20260102T0304', '2026-01-02T03:04:00.000Z'],
    ['20260102T030405.678-0800', '2026-01-02T11:04:05.678Z'],
    ['20260102 030405', '2026-01-02T03:04:05.000Z'],
    ['2026-059', '2026-02-28T00:00:00.000Z'],
    ['2024-366T12:00Z', '2024-12-31T12:00:00.000Z'],
    ['2026-W01-1', '2025-12-29T00:00:00.000Z'],
    ['2026W537T10:00+02:00', '2027-01-03T08:00:00.000Z'],
    ['2026-01-02 03:04 UTC', '2026-01-02T03:04:00.000Z'],
    ['2026/01/02 3:04 p.m.', '2026-01-02T15:04:00.000Z'],
    ['01-31-2026', '2026-01-31T00:00:00.000Z'],
    ['31.01.2026 13:05', '2026-01-31T13:05:00.000Z'],
    ['5.5.2026', '2026-05-05T00:00:00.000Z'],
    ['1875-03-04', '1875-03-04T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
  ] as const) {
    it(`reads ${text}`, () => {
      expect(read(text)).to.equal(expected);
    });
  }

  for (const text of [
    '',
    'x',
    '2026-13-01',
    // Either a minute of the year 4101 or one of 1982; and no day, but not 1976 for that.
    '410101010000',
    '202602300000',
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
    '5.6.2026',
    '2025-366',
    '2026-000',
    '2025-W53-1',
    '2026-W00-1',
    '2026-W01-8',
    '20260230',
    '20260102T2504',
    '2026-02-29T00:00:00Z',
    '2026-02-30T10:00:00',
    '2026-01-02T10:00:00X',
    '2026-01-02x10:00:00',
    '2026-01-00T10:00:00',
    '+12026-01-02',
    '1/2/26',
    '2026-02',
    '0x7d0-01-02',
  ]) {
    it(`refuses to read ${JSON.stringify(text)}`, () => {
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

  // Day numbers after Fliegel and Van Flandern: nothing of this is by JavaScript's own dates.
  function dayNumber(year: number, month: number, day: number): number {
    const a = Math.trunc((month - 14) / 12);
    const julian =
      Math.trunc((1461 * (year + 4800 + a)) / 4) +
      Math.trunc((367 * (month - 2 - 12 * a)) / 12) -
      Math.trunc((3 * Math.trunc((year + 4900 + a) / 100)) / 4) +
      day -
      32075;
    return julian - 2_440_588;
  }

  function lengthOfMonth(year: number, month: number): number {
    if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
    return [4, 6, 9, 11].includes(month) ? 30 : 31;
  }

  const written = fc.record({
    year: fc.integer({ min: 1, max: 9999 }),
    month: fc.integer({ min: 1, max: 13 }),
    day: fc.integer({ min: 1, max: 31 }),
    hour: fc.integer({ min: 0, max: 24 }),
    minute: fc.integer({ min: 0, max: 60 }),
    second: fc.integer({ min: 0, max: 60 }),
    millisecond: fc.integer({ min: 0, max: 999 }),
    offset: fc.option(fc.integer({ min: -18 * 60, max: 18 * 60 })),
    form: fc.integer({ min: 0, max: 6 }),
  });

  it('reads a stored date to the same text', () => {
    const instants = fc.date({
      min: new Date(-62135596800000),
      max: new Date(253402300799999),
      noInvalidDate: true,
    });
    const mutated = fc
      .tuple(instants, fc.nat(23), fc.constantFrom(...Array.from('0123456789:-TZ. a')))
      .map(([date, at, letter]) => {
        const text = date.toISOString();
        return text.slice(0, at) + letter + text.slice(at + 1);
      });
    fc.assert(
      fc.property(instants, mutated, (date, text) => {
        expect(isStoredForm(date.toISOString())).to.equal(date.getUTCDate() <= 28);
        if (isStoredForm(text)) expect(read(text)).to.equal(text);
      }),
      { numRuns: 5000 },
    );
    for (const text of ['2024-02-28T24:00:00.000Z', '2024-13-01T00:00:00.000Z', '0000-01-01T00:00:00.000Z']) {
      expect(isStoredForm(text), text).to.equal(false);
    }
  });

  it('reads every valid date in every notation, and no invalid date', () => {
    fc.assert(
      fc.property(written, ({ year, month, day, hour, minute, second, millisecond, offset, form }) => {
        const pad = (value: number, length = 2): string => String(value).padStart(length, '0');
        const [y, mo, d, h, mi, s] = [
          pad(year, 4),
          pad(month),
          pad(day),
          pad(hour),
          pad(minute),
          pad(second),
        ];
        const ms = pad(millisecond, 3);
        const size = Math.abs(offset ?? 0);
        const [oh, om] = [pad(Math.floor(size / 60)), pad(size % 60)];
        const sign = (offset ?? 0) < 0 ? '-' : '+';
        const zone = offset === null ? '' : `${sign}${oh}:${om}`;
        const half = hour < 12 ? 'AM' : 'PM';
        const clock = `${String(hour % 12 === 0 ? 12 : hour % 12)}:${mi}:${s}.${ms} ${half}`;
        const forms = [
          `${y}-${mo}-${d}T${h}:${mi}:${s}.${ms}${zone}`,
          `${y}-${mo}-${d} ${h}:${mi}:${s}.${ms}${zone}`,
          `${y}/${String(month)}/${String(day)} ${clock}${zone}`,
          `${String(month)}/${String(day)}/${y} ${clock}${zone}`,
          `${y}${mo}${d}T${h}${mi}${s}.${ms}${zone.replace(':', '')}`,
          `${mo}-${d}-${y} ${h}:${mi}:${s}.${ms}${zone}`,
          `${y}-${mo}-${d}T${h}:${mi}:${s}.${ms}000000${zone}`,
        ];
        const text = forms[form] ?? '';
        const isClock = form === 2 || form === 3;
        // 13 as a month is a day where the day comes last but for the year.
        const isSwapped = month > 12 && (form === 3 || form === 5);
        const [m, dd] = isSwapped ? [day, month] : [month, day];
        const isDate = m <= 12 && dd <= lengthOfMonth(year, m);
        const isTime = (hour <= 23 || isClock) && minute <= 59 && second <= 59;
        const expected =
          isDate && isTime
            ? dayNumber(year, m, dd) * 86_400_000 +
              (((isClock ? ((hour % 24) % 12) + (hour < 12 ? 0 : 12) : hour) * 60 + minute) * 60 + second) *
                1000 +
              millisecond -
              (offset ?? 0) * 60_000
            : undefined;
        const moment = readMoment(text);
        expect(moment && toInstant(moment, UTC_ZONE), text).to.equal(expected);
      }),
      { numRuns: 3000 },
    );
  });
});
