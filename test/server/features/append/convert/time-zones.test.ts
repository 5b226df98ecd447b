import { expect } from 'chai';
import {
  isKnownTimeZone,
  openZone,
  toIanaZone,
} from '../../../../../server/features/append/convert/time-zones.js';
import { WINDOWS_ZONES } from '../../../../../server/windows-zones.js';

/** The instant of a wall-clock time, both as ISO text. */
function instant(zone: string, wall: string, respectsDaylightSaving = true): string {
  return new Date(openZone(zone, respectsDaylightSaving).toInstant(Date.parse(`${wall}Z`)))
    .toISOString()
    .slice(0, 16);
}

describe('time zones', () => {
  it('knows IANA and Windows names in any case, and no others', () => {
    expect(toIanaZone('Pacific Standard Time')).to.equal('America/Los_Angeles');
    expect(toIanaZone('w. europe standard time')).to.equal('Europe/Berlin');
    expect(isKnownTimeZone('Europe/Berlin')).to.equal(true);
    expect(isKnownTimeZone('Mars/Base')).to.equal(false);
  });

  it('maps every Windows name to a zone that this Node knows', () => {
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
});
