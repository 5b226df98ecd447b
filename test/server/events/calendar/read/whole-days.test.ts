import { expect } from 'chai';
import { FileZones } from '../../../../../server/events/calendar/read/file-zones.js';
import type { IncomingRecord } from '../../../../../server/events/calendar/read/incoming-record.js';
import { readEvent } from '../../../../../server/events/calendar/read/read-event.js';
import { readCalendarFile } from '../../../../../server/events/calendar/read/read-file.js';
import { expandSeries } from '../../../../../server/events/calendar/read/series.js';
import { findTimeZone } from '../../../../../server/lib/time/time-zone.js';
import { formatWallClock } from '../../../../../server/lib/time/wall-clock.js';
import { ics, vevent } from '../sample-lines.js';

const FLAG = 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE';
const ZONE = 'TZID=W. Europe Standard Time';

/** A record of a calendar whose own zone is that of Berlin. */
function read(...lines: readonly string[]): IncomingRecord {
  const [raw] = readCalendarFile(ics(vevent(...lines)))?.events ?? [];
  const clock = findTimeZone('Europe/Berlin');
  if (raw === undefined || clock === undefined) throw new Error('no event');
  const defaultZone = { clock, nameAt: () => clock.name };
  const record = readEvent(raw, { zones: new FileZones([], { steps: 0 }).within(0), defaultZone });
  if ('faults' in record) throw new Error(JSON.stringify(record.faults));
  return record;
}

/** First day and number of days; undefined for times. */
function days(...lines: readonly string[]): [string, number] | undefined {
  const { start, duration } = read(...lines);
  return start.isAllDay ? [formatWallClock(start.wall).slice(0, 10), duration.days] : undefined;
}

describe('records that Outlook marks as all-day', () => {
  for (const [what, lines, wanted] of [
    ['one day', [`DTSTART;${ZONE}:20270711T000000`, `DTEND;${ZONE}:20270712T000000`], ['2027-07-11', 1]],
    ['three days', [`DTSTART;${ZONE}:20270711T000000`, `DTEND;${ZONE}:20270714T000000`], ['2027-07-11', 3]],
    ['no end', [`DTSTART;${ZONE}:20270711T000000`], ['2027-07-11', 1]],
    ['a length in hours', [`DTSTART;${ZONE}:20270711T000000`, 'DURATION:PT48H'], ['2027-07-11', 2]],
    ['no zone', ['DTSTART:20270711T000000', 'DTEND:20270712T000000'], ['2027-07-11', 1]],
    ['midnight of UTC', ['DTSTART:20270711T000000Z', 'DTEND:20270712T000000Z'], ['2027-07-11', 1]],
    [
      'midnight of the calendar in UTC',
      ['DTSTART:20270710T220000Z', 'DTEND:20270711T220000Z'],
      ['2027-07-11', 1],
    ],
    [
      'the day that clocks change',
      [`DTSTART;${ZONE}:20270328T000000`, `DTEND;${ZONE}:20270329T000000`],
      ['2027-03-28', 1],
    ],
  ] as const) {
    it(`converts records that Outlook marks as all-day to days with ${what}`, () => {
      expect(days(...lines, FLAG)).to.deep.equal(wanted);
      expect(days(...lines, 'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT: true')).to.deep.equal(wanted);
      expect(read(...lines, FLAG).notices).to.deep.equal([]);
      expect(days(...lines, 'X-MICROSOFT-CDO-ALLDAYEVENT:FALSE')).to.equal(undefined);
    });
  }

  it('keeps times that are not midnight, with a notice', () => {
    for (const lines of [
      [`DTSTART;${ZONE}:20270711T090000`, `DTEND;${ZONE}:20270711T170000`],
      [`DTSTART;${ZONE}:20270711T000000`, `DTEND;${ZONE}:20270711T170000`],
      [`DTSTART;${ZONE}:20270711T000000`, 'DURATION:PT5H'],
    ]) {
      expect(days(...lines, FLAG)).to.equal(undefined);
      expect(read(...lines, FLAG).notices.map(({ field }) => field)).to.deep.equal([
        'X-MICROSOFT-CDO-ALLDAYEVENT',
      ]);
    }
  });

  it('converts a series that Outlook marks as all-day, with UNTIL and exceptions', () => {
    const record = read(
      ...[`DTSTART;${ZONE}:20270711T000000`, `DTEND;${ZONE}:20270712T000000`, FLAG],
      ...[
        'RRULE:FREQ=DAILY;UNTIL=20270714T220000Z',
        `EXDATE;${ZONE}:20270712T000000`,
        'EXDATE:20270712T220000Z',
      ],
      'RDATE:20270719T220000Z',
    );
    const { occurrences } = expandSeries(record, Date.parse('2027-07-01T00:00:00Z'), { steps: 1000 });
    expect(occurrences.map(({ recurrenceId }) => recurrenceId)).to.deep.equal([
      ...['20270711', '20270714', '20270715', '20270720'],
    ]);
    const change = read(
      ...[`DTSTART;${ZONE}:20270716T000000`, `RECURRENCE-ID;${ZONE}:20270714T000000`, FLAG],
    );
    expect(change.replaces).to.deep.include({ isAllDay: true });
  });
});
