import { expect } from 'chai';
import ICAL from 'ical.js';
import { timeZoneComponent } from '../../../../../server/events/calendar/export/time-zone-component.js';
import { findTimeZone, type TimeZone, toWallClock } from '../../../../../server/lib/time/time-zone.js';
import { formatLocal } from '../../../../../server/events/calendar/export/time-text.js';
import { FileZones } from '../../../../../server/events/calendar/read/file-zones.js';
import { readCalendarFile } from '../../../../../server/events/calendar/read/read-file.js';

const HOUR_MS = 3_600_000;

function zoneOf(name: string): TimeZone {
  const zone = findTimeZone(name);
  if (zone === undefined) throw new Error(`no zone ${name}`);
  return zone;
}

function componentOf(name: string, from: string, to: string): string {
  return timeZoneComponent(zoneOf(name), Date.parse(from), Date.parse(to)).replaceAll('\r\n ', '');
}

/** Compares with an independent reader of the component, every other day of the range, by local time. */
function expectSameOffsets(name: string, from: string, to: string): void {
  const zone = zoneOf(name);
  const component = componentOf(name, from, to);
  const independent = new ICAL.Timezone(new ICAL.Component(ICAL.parse(component) as unknown[]));
  const file = readCalendarFile(
    `BEGIN:VCALENDAR\r\n${component.replace(/TZID:.*/, 'TZID:Here')}END:VCALENDAR`,
  );
  const own = new FileZones(file?.calendars ?? [], { steps: 100_000 }).within(0).find('Here');
  for (let at = Date.parse(from); at <= Date.parse(to); at += 53 * HOUR_MS) {
    const time = `${name} ${new Date(at).toISOString()}`;
    expect(own?.clock.offsetAt(at), time).to.equal(zone.offsetAt(at));
    const wall = toWallClock(at, zone);
    // Local times close to a change mean two instants or none.
    const isClear = [-3, 3].every((hours) => zone.offsetAt(at + hours * HOUR_MS) === zone.offsetAt(at));
    if (!isClear) continue;
    const local = ICAL.Time.fromString(
      formatLocal(wall).replace(/(....)(..)(..)T(..)(..)(..)/, '$1-$2-$3T$4:$5:$6'),
      undefined,
    );
    expect(independent.utcOffset(local) * 1000, time).to.equal(zone.offsetAt(at));
  }
}

describe('VTIMEZONE', () => {
  for (const name of [
    ...['America/New_York', 'Europe/Berlin', 'Europe/Dublin', 'Australia/Sydney', 'Australia/Lord_Howe'],
    ...['America/Santiago', 'Pacific/Auckland', 'Africa/Casablanca', 'Africa/Cairo', 'Asia/Tehran'],
    ...[
      'America/Sao_Paulo',
      'Asia/Kolkata',
      'Pacific/Apia',
      'Asia/Jerusalem',
      'America/Nuuk',
      'UTC+5:30',
      'EST',
    ],
  ]) {
    it(`writes the offsets of ${name} at all times of its range`, () => {
      expectSameOffsets(name, '2005-01-01T00:00:00Z', '2032-12-31T00:00:00Z');
    });
  }

  it('writes offsets within one year, and for the first and last possible events', () => {
    expectSameOffsets('America/New_York', '2027-05-14T00:00:00Z', '2027-12-14T00:00:00Z');
    expectSameOffsets('Europe/Paris', '1938-01-01T00:00:00Z', '1948-01-01T00:00:00Z');
    const all = componentOf('Europe/Paris', '0001-01-01T00:00:00Z', '9999-12-31T00:00:00Z');
    expect(all).to.include('RRULE').and.include('TZOFFSETTO:+000921\r\n');
  });

  it('writes the recurrence rule of clock changes', () => {
    const component = componentOf('Europe/Berlin', '2027-05-14T18:00:00Z', '2027-05-14T20:00:00Z');
    expect(component).to.include('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\r\n');
    expect(component).to.include('RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r\n');
    expect(component).to.match(
      /BEGIN:DAYLIGHT\r\nDTSTART:20260329T020000\r\nTZOFFSETFROM:\+0100\r\nTZOFFSETTO:\+0200/,
    );
    expect(component).to.include('TZNAME:CEST\r\n');
  });

  it('starts in summer time where the year does', () => {
    const component = componentOf('Australia/Sydney', '2027-05-14T08:00:00Z', '2027-05-14T10:00:00Z');
    expect(component).to.match(
      /BEGIN:DAYLIGHT\r\nDTSTART:20260101T000000\r\nTZOFFSETFROM:\+1100\r\nTZOFFSETTO:\+1100/,
    );
  });

  it('ends a rule that a zone gave up', () => {
    const component = componentOf('America/New_York', '2004-01-01T00:00:00Z', '2010-01-01T00:00:00Z');
    expect(component).to.match(/BYMONTH=4;BYDAY=1SU;UNTIL=20060402T070000Z/);
  });

  it('writes a single offset for a zone without clock changes', () => {
    expect(componentOf('+05:30', '2027-01-01T00:00:00Z', '2027-01-02T00:00:00Z')).to.equal(
      [
        ...['BEGIN:VTIMEZONE', 'TZID:+0530', 'BEGIN:STANDARD', 'DTSTART:20260101T000000'],
        ...['TZOFFSETFROM:+0530', 'TZOFFSETTO:+0530', 'TZNAME:GMT+0530', 'END:STANDARD', 'END:VTIMEZONE', ''],
      ].join('\r\n'),
    );
  });

  it('names an offset without a colon', () => {
    for (const [name, id] of [
      ['UTC+5:45', 'UTC+5.75'],
      ['UTC+5:30', 'UTC+5.5'],
      ['utc -3:00', 'UTC-3'],
      ['-04:30', '-0430'],
    ] as const) {
      const component = componentOf(name, '2027-01-01T00:00:00Z', '2027-01-02T00:00:00Z');
      expect(component).to.include(`TZID:${id}\r\n`);
      const clock = id.startsWith('UTC') ? id : `GMT${id}`;
      expect(component).to.include(`TZNAME:${clock}\r\n`);
    }
  });

  it('writes no VTIMEZONE for UTC', () => {
    for (const name of ['UTC', 'utc', 'UTC+0', 'Etc/UTC'])
      expect(componentOf(name, '2027-01-01T00:00:00Z', '2027-01-02T00:00:00Z')).to.equal('');
  });

  it('spells a region in one way', () => {
    expect(componentOf('america/new_york', '2027-01-01T00:00:00Z', '2027-01-02T00:00:00Z')).to.include(
      'TZID:America/New_York\r\n',
    );
  });
});
