import { expect } from 'chai';
import fc from 'fast-check';
import {
  isKnownTimeZone,
  openZone,
  toIanaZone,
} from '../../../../../../server/features/append/convert/dates/time-zones.js';
import { WINDOWS_ZONES } from '../../../../../../server/lib/time/windows-zones.js';

/** The instant of a wall-clock time, both as ISO text. */
function instant(zone: string, wall: string, respectsDaylightSaving = true): string {
  return new Date(openZone(zone, respectsDaylightSaving).toInstant(Date.parse(`${wall}Z`)))
    .toISOString()
    .slice(0, 16);
}

describe('time zones', () => {
  it('accepts IANA and Windows names in any case, and no others', () => {
    expect(toIanaZone('Pacific Standard Time')).to.equal('America/Los_Angeles');
    expect(toIanaZone('w. europe standard time')).to.equal('Europe/Berlin');
    expect(isKnownTimeZone('Europe/Berlin')).to.equal(true);
    expect(isKnownTimeZone('Mars/Base')).to.equal(false);
  });

  it('maps every Windows name to a zone that this Node.js supports', () => {
    const unknown = Object.values(WINDOWS_ZONES).filter((zone) => toIanaZone(zone) === undefined);
    expect(unknown).to.deep.equal([]);
  });

  for (const [title, zone, wall, expected] of [
    ['winter time', 'Europe/Berlin', '2026-01-15T12:00', '2026-01-15T11:00'],
    ['summer time', 'Europe/Berlin', '2026-07-15T12:00', '2026-07-15T10:00'],
    ['a time that the clock skips, moving it on', 'Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30'],
    [
      'a time that the clock shows twice, as standard time',
      'Europe/Berlin',
      '2026-10-25T02:30',
      '2026-10-25T01:30',
    ],
    ['the same in the south', 'Australia/Sydney', '2026-04-05T02:30', '2026-04-04T16:30'],
    ['half an hour of daylight saving', 'Australia/Lord_Howe', '2026-01-15T12:00', '2026-01-15T01:00'],
    ['quarters of an hour', 'Nepal Standard Time', '2026-01-15T12:00', '2026-01-15T06:15'],
    ['a zone west of Greenwich', 'Pacific Standard Time', '2026-07-15T20:00', '2026-07-16T03:00'],
  ] as const) {
    it(`reads ${title}`, () => {
      expect(instant(zone, wall)).to.equal(expected);
    });
  }

  it('keeps the standard offset all year where daylight saving does not count', () => {
    expect(instant('Europe/Berlin', '2026-07-15T12:00', false)).to.equal('2026-07-15T11:00');
    expect(instant('Australia/Sydney', '2026-01-15T12:00', false)).to.equal('2026-01-15T02:00');
  });

  for (const [title, zone, wall, expected] of [
    ['a skipped half hour', 'Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45'],
    ['a repeated half hour, as standard time', 'Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T15:15'],
    ['Irish summer, which the law calls standard', 'Europe/Dublin', '2026-07-15T12:00', '2026-07-15T11:00'],
    [
      'an Irish time that comes twice, as that of winter',
      'Europe/Dublin',
      '2026-10-25T01:30',
      '2026-10-25T01:30',
    ],
    ['a month of fasting', 'Africa/Casablanca', '2026-03-01T12:00', '2026-03-01T12:00'],
    ['a day that was left out', 'Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00'],
    ['double summer time', 'Europe/London', '1943-07-15T12:00', '1943-07-15T10:00'],
    ['a zone before it changed sides', 'Pacific/Apia', '2000-01-01T12:00', '2000-01-01T23:00'],
    ['local mean time', 'Europe/Amsterdam', '1880-01-01T12:00', '1880-01-01T11:42'],
    ['the far future by today\u2019s rules', 'America/New_York', '2500-07-01T12:00', '2500-07-01T16:00'],
    ['the first year', 'UTC', '0001-01-01T00:00', '0001-01-01T00:00'],
  ] as const) {
    it(`reads ${title}`, () => {
      expect(instant(zone, wall)).to.equal(expected);
    });
  }

  it('keeps the offset of winter where daylight saving does not count, in Ireland too', () => {
    expect(instant('Europe/Dublin', '2026-07-15T12:00', false)).to.equal('2026-07-15T12:00');
    expect(instant('Australia/Lord_Howe', '2026-01-15T12:00', false)).to.equal('2026-01-15T01:30');
    // By the sun, as late as 1887.
    expect(instant('Asia/Tokyo', '1850-01-15T12:00', false)).to.equal('1850-01-15T02:41');
    expect(instant('Asia/Tokyo', '0050-01-15T12:00', false)).to.equal('0050-01-15T02:41');
  });

  // Another way to the same: the zone's own name of its offset, at every quarter of an hour around.
  const ZONES = [
    ...['America/New_York', 'Europe/Berlin', 'Europe/Dublin', 'Australia/Lord_Howe', 'Asia/Kathmandu'],
    ...['Africa/Casablanca', 'America/Sao_Paulo', 'Pacific/Apia', 'Asia/Tehran', 'Antarctica/Troll'],
  ];
  const QUARTER_MS = 900_000;

  function modelOf(zone: string): (wall: number) => number {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    const offsetAt = (at: number): number => {
      const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
      const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
      return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
    };
    return (wall) => {
      // The last instant at which the clock shows the time; after a gap, the time that has passed since counts.
      const first = Math.floor((wall - 27 * 3_600_000) / QUARTER_MS) * QUARTER_MS;
      let lastBefore = first;
      for (let at = first; at < wall + 27 * 3_600_000; at += QUARTER_MS) {
        if (at + offsetAt(at) <= wall) lastBefore = at;
      }
      return wall - offsetAt(lastBefore);
    };
  }

  for (const zone of ZONES) {
    it(`agrees with a clock of ${zone} that is watched by the quarter of an hour`, () => {
      const model = modelOf(zone);
      const opened = openZone(zone, true);
      const minutes = fc.integer({ min: Date.UTC(1975, 0) / 60_000, max: Date.UTC(2037, 11) / 60_000 });
      fc.assert(
        fc.property(minutes, (minute) => {
          expect(opened.toInstant(minute * 60_000)).to.equal(model(minute * 60_000));
        }),
        { numRuns: 25 },
      );
      // And around every change of the years to come.
      for (let day = Date.UTC(2024, 0); day < Date.UTC(2026, 0); day += 24 * 3_600_000) {
        if (opened.toInstant(day) - day === opened.toInstant(day + 24 * 3_600_000) - day - 24 * 3_600_000)
          continue;
        for (let wall = day; wall <= day + 24 * 3_600_000; wall += 1_800_000) {
          expect(opened.toInstant(wall), new Date(wall).toISOString()).to.equal(model(wall));
        }
      }
    }).timeout(300_000);
  }
});
