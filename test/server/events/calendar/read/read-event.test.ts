import { expect } from 'chai';
import { versionOf } from '../../../../../server/events/calendar/import/version.js';
import { FileZones } from '../../../../../server/events/calendar/read/file-zones.js';
import type {
  IncomingRecord,
  RefusedRecord,
} from '../../../../../server/events/calendar/read/incoming-record.js';
import { readEvent } from '../../../../../server/events/calendar/read/read-event.js';
import { readCalendarFile } from '../../../../../server/events/calendar/read/read-file.js';
import { findTimeZone } from '../../../../../server/lib/time/time-zone.js';
import { ics, vevent } from '../sample-lines.js';

function readAny(...lines: readonly string[]): IncomingRecord | RefusedRecord {
  const file = readCalendarFile(ics(vevent(...lines)));
  const clock = findTimeZone('America/New_York');
  const [raw] = file?.events ?? [];
  if (raw === undefined || clock === undefined) throw new Error('no event');
  const defaultZone = { clock, nameAt: () => clock.name };
  return readEvent(raw, { zones: new FileZones([], { steps: 0 }).within(0), defaultZone });
}

function read(...lines: readonly string[]): IncomingRecord {
  const record = readAny(...lines);
  if ('faults' in record) throw new Error(JSON.stringify(record.faults));
  return record;
}

/** Start and end as they become fields of an event. */
function times(...lines: readonly string[]): readonly [string, string, string] {
  const { start, duration, content } = read(...lines);
  const version = versionOf(content, { recurrenceId: '', start, duration });
  return [version.start, version.end, version.timeZone];
}

const BERLIN = 'DTSTART;TZID=Europe/Berlin';

describe('times of a record', () => {
  for (const [what, lines, wanted] of [
    [
      'in UTC, whatever TZID says',
      ['DTSTART;TZID=Europe/Berlin:20270514T160000Z', 'DTEND:20270514T170000Z'],
      ['2027-05-14T16:00:00Z', '2027-05-14T17:00:00Z', 'UTC'],
    ],
    [
      'in a zone, start and end each in its own',
      [`${BERLIN}:20270514T180000`, 'DTEND;TZID=Asia/Tokyo:20270515T020000'],
      ['2027-05-14T16:00:00Z', '2027-05-14T17:00:00Z', 'Europe/Berlin'],
    ],
    [
      'without a zone in the one that is known from elsewhere',
      ['DTSTART:20270514T180000', 'DURATION:PT1H'],
      ['2027-05-14T22:00:00Z', '2027-05-14T23:00:00Z', 'America/New_York'],
    ],
    [
      'that clocks skip, moved forward',
      ['DTSTART:20270314T023000', 'DURATION:PT1H'],
      ['2027-03-14T07:30:00Z', '2027-03-14T08:30:00Z', 'America/New_York'],
    ],
    [
      'that clocks show twice, the first of the two',
      ['DTSTART:20271107T013000', 'DTEND:20271107T013000'],
      ['2027-11-07T05:30:00Z', '2027-11-07T05:30:00Z', 'America/New_York'],
    ],
    [
      'that last a day, as long as clocks make it',
      ['DTSTART:20270313T180000', 'DURATION:P1D'],
      ['2027-03-13T23:00:00Z', '2027-03-14T22:00:00Z', 'America/New_York'],
    ],
    [
      'that last 24 hours, which are exact',
      ['DTSTART:20270313T180000', 'DURATION:PT24H'],
      ['2027-03-13T23:00:00Z', '2027-03-14T23:00:00Z', 'America/New_York'],
    ],
    [
      'that last a day and some time',
      ['DTSTART:20270313T180000', 'DURATION:P1DT30M'],
      ['2027-03-13T23:00:00Z', '2027-03-14T22:30:00Z', 'America/New_York'],
    ],
    [
      'without an end, a moment',
      ['DTSTART:20270514T180000Z'],
      ['2027-05-14T18:00:00Z', '2027-05-14T18:00:00Z', 'UTC'],
    ],
    [
      'that end on a day, at its begin',
      ['DTSTART:20270514T180000', 'DTEND;VALUE=DATE:20270515'],
      ['2027-05-14T22:00:00Z', '2027-05-15T04:00:00Z', 'America/New_York'],
    ],
    [
      'of a day without an end, the whole day',
      ['DTSTART;VALUE=DATE:20270514'],
      ['2027-05-14', '2027-05-14', ''],
    ],
    [
      'of days, the end being the day after',
      ['DTSTART;VALUE=DATE:20270514', 'DTEND;VALUE=DATE:20270517'],
      ['2027-05-14', '2027-05-16', ''],
    ],
    [
      'of a day that ends where it begins, the whole day',
      ['DTSTART;VALUE=DATE:20270514', 'DTEND;VALUE=DATE:20270514'],
      ['2027-05-14', '2027-05-14', ''],
    ],
    [
      'of a day that ends at a time, up to the day before',
      ['DTSTART;VALUE=DATE:20270514', 'DTEND:20270516T120000Z'],
      ['2027-05-14', '2027-05-15', ''],
    ],
    [
      'of days that last some hours, one day at least',
      ['DTSTART;VALUE=DATE:20270514', 'DURATION:PT5H'],
      ['2027-05-14', '2027-05-14', ''],
    ],
    [
      'of days that last a week',
      ['DTSTART;VALUE=DATE:20270514', 'DURATION:P1W'],
      ['2027-05-14', '2027-05-20', ''],
    ],
    [
      'with an end as well as a length, the end',
      ['DTSTART:20270514T180000Z', 'DTEND:20270514T190000Z', 'DURATION:PT5H'],
      ['2027-05-14T18:00:00Z', '2027-05-14T19:00:00Z', 'UTC'],
    ],
    [
      'of someone who cancels what was, without a start',
      ['STATUS:CANCELLED', 'DTSTART:', 'RECURRENCE-ID:20270514T180000Z'],
      ['2027-05-14T18:00:00Z', '2027-05-14T18:00:00Z', 'UTC'],
    ],
  ] as const) {
    it(`reads the times of a record ${what}`, () => {
      expect(times(...lines)).to.deep.equal(wanted);
    });
  }
});

describe('the length of a record of whole days', () => {
  for (const [lines, days] of [
    [[], 1],
    [['DTEND;VALUE=DATE:20270514'], 1],
    [['DTEND;VALUE=DATE:20270517'], 3],
    [['DTEND:20270516T120000Z'], 2],
    [['DTEND;VALUE=DATE:20270513'], 1],
    [['DURATION:PT5H'], 1],
    [['DURATION:P1W'], 7],
  ] as const) {
    it(`reads a length of ${String(days)} days from ${lines[0] ?? 'no end'}`, () => {
      const { duration } = read('DTSTART;VALUE=DATE:20270514', ...lines);
      expect(duration).to.deep.equal({ days, ms: 0 });
    });
  }
});

describe('a record', () => {
  const raw = (...lines: readonly string[]) => {
    const [event] = readCalendarFile(ics(vevent(...lines)))?.events ?? [];
    if (event === undefined) throw new Error('no event');
    return event;
  };
  const clock = findTimeZone('UTC');
  if (clock === undefined) throw new Error('there is no UTC');
  const context = {
    zones: new FileZones([], { steps: 0 }).within(0),
    defaultZone: { clock, nameAt: () => 'UTC' },
  };

  it('keeps the index of the record, and is cancelled by METHOD or STATUS', () => {
    expect(readEvent({ ...raw(), index: 7 }, context)).to.include({ index: 7, isCancelled: false });
    expect(readEvent({ ...raw(), method: 'CANCEL' }, context)).to.include({ isCancelled: true });
    expect(readEvent({ ...raw('STATUS: cancelled '), index: 1 }, context)).to.include({ isCancelled: true });
  });

  it('refuses a record if the file has a fault in it', () => {
    const broken = readEvent({ ...raw('SUMMARY: Walk '), index: 7, fault: 'is too long' }, context);
    expect(broken).to.deep.include({ index: 7, title: 'Walk' });
    expect(broken).to.deep.include({ faults: [{ field: 'VEVENT', reason: 'is too long' }] });
  });

  it('refuses a record if its zone has too many changes', () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Own', 'BEGIN:STANDARD', 'DTSTART:20000101T000000', 'TZOFFSETFROM:+0100'],
      ...['TZOFFSETTO:+0200', 'RRULE:FREQ=DAILY', 'END:STANDARD', 'END:VTIMEZONE'],
    ];
    const zones = new FileZones(readCalendarFile(ics(...zone))?.calendars ?? [], { steps: 10 }).within(0);
    const record = readEvent(raw('DTSTART;TZID=Own:20270514T180000', 'DTEND:'), { ...context, zones });
    expect(record).to.deep.equal({
      ...{ index: 0, uid: 'walk@club.example', title: 'Evening Walk' },
      faults: [{ field: 'DTSTART', reason: 'is in a zone with too many changes' }],
    });
  });
});

describe('the version of a record', () => {
  it('derives the version of a record from its content and from whether it is all-day', () => {
    for (const [line, isAllDay] of [
      ['DTSTART:20270514T180000Z', false],
      ['DTSTART;VALUE=DATE:20270514', true],
    ] as const) {
      const { start, duration, content } = read(line, 'SUMMARY:Walk', 'LOCATION:Quay');
      const version = versionOf(content, { recurrenceId: '', start, duration });
      expect(version).to.deep.include({ ...content, isAllDay });
      expect(version).to.include({ title: 'Walk', location: 'Quay' });
    }
  });
});

describe('a record with a fault', () => {
  const many = (count: number, text: string): string => Array.from({ length: count }, () => text).join(',');
  for (const [lines, field, reason] of [
    [['DTSTART:'], 'DTSTART', /^is missing$/],
    [['DTSTART:tomorrow'], 'DTSTART', /^is not a date and time$/],
    [['DTSTART:20270230T180000'], 'DTSTART', /^is not a date and time$/],
    [
      ['DTSTART;TZID=Middle/Earth:20270514T180000'],
      'DTSTART',
      /Middle\/Earth, which is not a known time zone$/,
    ],
    [['DTEND;TZID=Middle/Earth:20270514T180000'], 'DTEND', /not a known time zone$/],
    [
      [`DTSTART;TZID=${'Z'.repeat(150)}:20270514T180000`],
      'DTSTART',
      /^is in Z{100}, which is not a known time zone$/,
    ],
    [['DTEND:later'], 'DTEND', /^is not a date and time$/],
    [['RECURRENCE-ID:once'], 'RECURRENCE-ID', /^is not a date and time$/],
    [['SUMMARY:'], 'SUMMARY', /^is missing$/],
    [['SUMMARY: \\n '], 'SUMMARY', /^is missing$/],
    [['DTSTART:00010101T000000Z'], 'DTSTART', /^is too far away$/],
    [['DTSTART:00010102T235959Z'], 'DTSTART', /^is too far away$/],
    [['DTSTART:99991231T120000Z'], 'DTSTART', /^is too far away$/],
    [['DTSTART:99991230T000000Z'], 'DTSTART', /^is too far away$/],
    [['DTSTART:99991201T120000Z', 'DURATION:P60D'], 'DTSTART', /^is too far away$/],
    [[`UID:${'u'.repeat(1001)}`], 'UID', /^is too long$/],
    [['RRULE:FREQ=DAILY;INTERVAL=0'], 'RRULE', /^has an impossible INTERVAL$/],
    [['RRULE:FREQ=DAILY;COUNT=1000001'], 'RRULE', /^has an impossible COUNT$/],
    [['RRULE:FREQ=DAILY;UNTIL=soon'], 'RRULE', /^has an UNTIL that is not a date or time$/],
    [['RRULE:FREQ=YEARLY;BYMONTHDAY=0'], 'RRULE', /^has an impossible BYMONTHDAY$/],
    [['RRULE:FREQ=YEARLY;BYDAY=54MO'], 'RRULE', /^has an impossible BYDAY$/],
    [[`RRULE:FREQ=YEARLY;BYDAY=${many(1001, 'MO')}`], 'RRULE', /^has a list that is too long$/],
    [Array.from({ length: 11 }, () => 'RRULE:FREQ=DAILY'), 'RRULE', /^occurs too often$/],
    [[`RDATE:${many(1000, '20270514')}`, `RDATE:${many(1001, '20270514')}`], 'RDATE', /^has too many dates$/],
    [[`EXDATE:${many(2001, '20270514')}`], 'EXDATE', /^has too many dates$/],
    [['EXDATE:never'], 'EXDATE', /^is not a date and time$/],
    [['RDATE;VALUE=PERIOD:20270514T100000Z/20270514T090000Z'], 'RDATE', /^has a period that ends before/],
    [['RDATE;VALUE=PERIOD:20270514/20270513'], 'RDATE', /^has a period that ends before/],
  ] as const) {
    it(`reports that ${field} ${reason.source.replace(/[\\^$]/g, '')}: ${lines.join(' ').slice(0, 60)}`, () => {
      const record = readAny(...lines);
      if (!('faults' in record)) throw new Error('it was taken');
      expect(record.faults).to.have.length(1);
      expect(record.faults[0]).to.include({ field });
      expect(record.faults[0]?.reason).to.match(reason);
    });
  }

  it('keeps index, UID and title of a refused record', () => {
    const refused = { index: 0, uid: 'walk@club.example', title: 'Evening, Walk' };
    for (const line of ['DTSTART:', 'RRULE:FREQ=SOMETIMES']) {
      expect(readAny('SUMMARY:Evening\\, Walk', line), line).to.deep.include(refused);
    }
    expect(readAny(`UID:${'u'.repeat(1001)}`)).to.deep.include({ uid: 'u'.repeat(1000) });
  });

  it('accepts values at their limits', () => {
    const dates = Array.from({ length: 2000 }, () => '20270514T160000Z').join(',');
    const rules = Array.from({ length: 10 }, () => 'RRULE:FREQ=DAILY;COUNT=2');
    const { recurrence, uid } = read(`UID:${'u'.repeat(1000)}`, `RDATE:${dates}`, ...rules);
    expect([recurrence?.dates.length, recurrence?.rules.length, uid.length]).to.deep.equal([2000, 10, 1000]);
    for (const start of ['00010103T000000Z', '99991229T235959Z']) {
      expect(readAny(`DTSTART:${start}`), start).to.not.have.property('faults');
    }
  });
});

describe('the content of a record', () => {
  it('reads SEQUENCE as a number, else as 0', () => {
    for (const [text, wanted] of [
      ['7', 7],
      [' 7 ', 7],
      ['-1', 0],
      ['1.5', 0],
      ['x', 0],
      ['9999999999', 2_147_483_647],
      ['99999999999', 0],
    ] as const) {
      expect(read(`SEQUENCE:${text}`).sequence, text).to.equal(wanted);
    }
    expect(read().sequence).to.equal(0);
  });

  it('reads the time stamp from LAST-MODIFIED, else from DTSTAMP', () => {
    const stamp = 'DTSTAMP:20260901T100000Z';
    const at = (...lines: string[]): string | undefined => {
      const { stampMs } = read(...lines);
      return stampMs === undefined ? undefined : new Date(stampMs).toISOString().slice(0, 16);
    };
    expect(at(stamp, 'LAST-MODIFIED:20260801T100000Z')).to.equal('2026-08-01T10:00');
    expect(at(stamp, 'LAST-MODIFIED:20260801T100000')).to.equal('2026-08-01T10:00');
    expect(at(stamp, 'LAST-MODIFIED:lately')).to.equal('2026-09-01T10:00');
    expect(at('DTSTAMP:')).to.equal(undefined);
  });

  it('derives a stable UID from start, title and location if there is none', () => {
    const uids = [
      ['SUMMARY:A'],
      ['SUMMARY:A', 'DESCRIPTION:Else'],
      ['SUMMARY:B'],
      ['SUMMARY:A', 'LOCATION:There'],
      ['SUMMARY:A', 'DTSTART:20270515T160000Z'],
    ].map((lines) => read('UID:', ...lines).uid);
    expect(uids[0]).to.match(/^unnamed-[0-9a-f]{32}$/);
    expect(new Set(uids).size).to.equal(4);
    expect(uids[1]).to.equal(uids[0]);
    expect(read('UID: a\\,b ').uid).to.equal('a,b');
  });

  it('reads a cancellation from STATUS in any case', () => {
    for (const [line, wanted] of [
      ['STATUS:cancelled', true],
      ['STATUS:CONFIRMED', false],
      ['STATUS:TENTATIVE', false],
    ] as const) {
      expect(read(line).isCancelled, line).to.equal(wanted);
    }
    expect(read('STATUS:CANCELLED', 'SUMMARY:').content.title).to.equal('');
    expect(read('STATUS:CANCELLED', 'DTSTART:').isCancelled).to.equal(true);
  });

  it('reads CLASS and a tentative STATUS', () => {
    const { isPrivate, isTentative } = read('CLASS:confidential', 'STATUS:tentative').content;
    expect([isPrivate, isTentative]).to.deep.equal([true, true]);
    expect(read('CLASS:PRIVATE').content.isPrivate).to.be.true;
    expect(read('CLASS:PUBLIC').content).to.include({ isPrivate: false, isTentative: false });
  });

  it('unescapes texts, and puts a title on one line', () => {
    const { content } = read('SUMMARY:  Evening\\n  Walk\\,  long ', 'DESCRIPTION: One\\NTwo\\; three\\\\ ');
    expect(content.title).to.equal('Evening Walk, long');
    expect(content.description).to.equal('One\nTwo; three\\');
  });

  it('prefers an HTML description', () => {
    const lines = ['DESCRIPTION:Plain', 'X-ALT-DESC;FMTTYPE=TEXT/HTML:<p>Rich</p>'];
    expect(read(...lines).content.description).to.equal('<p>Rich</p>');
    const odd = ['DESCRIPTION:Plain', 'X-ODD;FMTTYPE=text/html:<p>Odd</p>'];
    expect(read(...odd).content.description).to.equal('Plain');
    const [marked] = ['DESCRIPTION;FMTTYPE=text/html:<p>Odd</p>'].map((line) => read(line).content);
    expect(marked?.description).to.equal(read('DESCRIPTION:<p>Odd</p>').content.description);
    const others = ['DESCRIPTION:Plain', 'X-ALT-DESC;FMTTYPE=text/rtf:rtf', 'X-ALT-DESC;FMTTYPE=text/html: '];
    expect(read(...others).content.description).to.equal('Plain');
  });

  it('reads name and address of the organizer, or uses one for both', () => {
    for (const [line, wanted] of [
      ['ORGANIZER;CN=Club:mailto:club@a.example', { name: 'Club', email: 'club@a.example' }],
      ['ORGANIZER;CN="Doe, J":MAILTO:j%40a.example', { name: 'Doe, J', email: 'j@a.example' }],
      ['ORGANIZER:mailto:club@a.example', { name: 'club@a.example', email: 'club@a.example' }],
      ['ORGANIZER;CN=Club:https://a.example', { name: 'Club', email: '' }],
      ['ORGANIZER;CN=Club:x-mailto:club@a.example', { name: 'Club', email: '' }],
      ['ORGANIZER;cn=" Club ": mailto: club@a.example ', { name: 'Club', email: 'club@a.example' }],
      [
        "ORGANIZER;CN=Tea^nat ^^5 ^'o' ^x:mailto:a@b.example",
        { name: 'Tea\nat ^5 "o\' ^x', email: 'a@b.example' },
      ],
      ['ORGANIZER;CN=Club:mailto:%ZZ', { name: 'Club', email: '%ZZ' }],
      ['ORGANIZER;CN=:invalid:nomail', null],
      ['ORGANIZER;CN=" ":mailto: ', null],
      ['ORGANIZER;CN=0:mailto:club@a.example', { name: 'club@a.example', email: 'club@a.example' }],
    ] as const) {
      const { content, notices } = read(line);
      expect([content.organizer, notices], line).to.deep.equal([wanted, []]);
    }
  });

  it('reads categories without duplicates', () => {
    const { content } = read('CATEGORIES:A,B\\,C, ,A', 'CATEGORIES:D');
    expect(content.categories).to.deep.equal(['A', 'B,C', 'D']);
    const all = Array.from({ length: 101 }, (_none, index) => `C${index}`);
    const full = read(`CATEGORIES:${all.slice(0, 100).join(',')}`);
    expect([full.content.categories.length, full.notices]).to.deep.equal([100, []]);
    const over = read(`CATEGORIES:${all.join(',')}`);
    expect(over.content.categories).to.deep.equal(all.slice(0, 100));
    expect(over.notices).to.deep.equal([{ field: 'CATEGORIES', reason: 'has more than 100 names' }]);
  });

  it('reads a location, a position or a web address', () => {
    expect(read('LOCATION: Hall\\, 1 Main St ', 'GEO:43.65;-70.25').content).to.deep.include({
      location: 'Hall, 1 Main St',
      position: { latitude: 43.65, longitude: -70.25 },
      url: '',
    });
    const online = ['LOCATION:https://meet.example/a', 'URL:https://walk.example/'];
    expect(read(...online).content).to.include({ location: '', url: 'https://walk.example/' });
    expect(read(...online.slice(0, 1)).content).to.include({ location: '', url: 'https://meet.example/a' });
    for (const [line, isPlace] of [
      ['GEO:90;180', true],
      ['GEO:-90;-180', true],
      ['GEO:90.1;0', false],
      ['GEO:0;-180.1', false],
      ['GEO:0', false],
      ['GEO:;', false],
      ['GEO:43.65; ', false],
      ['GEO:43.65; ;1', false],
      ['GEO:north;east', false],
    ] as const) {
      const { content, notices } = read(line);
      expect([content.position !== null, notices.map(({ field }) => field)], line).to.deep.equal([
        ...[isPlace, isPlace ? [] : ['GEO']],
      ]);
    }
  });
});

describe('a notice of a record', () => {
  for (const [lines, field, reason] of [
    [['DTEND:20270514T150000Z'], 'DTEND', 'is before DTSTART and was left out'],
    [['DURATION:-PT1H'], 'DURATION', 'is not a duration and was left out'],
    [['DURATION:long'], 'DURATION', 'is not a duration and was left out'],
    [['GEO:0'], 'GEO', 'is not a valid position and was left out'],
    [['URL:walk.example'], 'URL', 'is not a web address and was left out'],
    [['LOCATION:0'], 'LOCATION', 'is not a name and was left out'],
    [['ORGANIZER;CN=0:mailto:0'], 'ORGANIZER', 'has no name and was left out'],
    [
      ['EXRULE:FREQ=DAILY', 'RRULE:FREQ=DAILY;COUNT=2'],
      'EXRULE',
      'is no longer part of iCalendar and was left out',
    ],
    [
      ['RECURRENCE-ID;RANGE=THISANDFUTURE:20270514T160000Z'],
      'RECURRENCE-ID',
      'has a RANGE: only this occurrence was changed',
    ],
  ] as const) {
    it(`gives a notice that ${field} ${reason}: ${lines[0]}`, () => {
      expect(read(...lines).notices).to.deep.equal([{ field, reason }]);
    });
  }

  it('reads an invalid duration as none', () => {
    for (const line of ['DTEND:20270514T150000Z', 'DURATION:long']) {
      expect(read(line).duration, line).to.deep.equal({ days: 0, ms: 0 });
    }
  });
});

describe('the recurrence of a record', () => {
  it('reads dates and exceptions of a recurrence, and none from exceptions alone', () => {
    expect(read('EXDATE:20270514T160000Z').recurrence).to.equal(undefined);
    const { recurrence } = read(
      'RDATE;VALUE=PERIOD:20270601T100000Z/PT30M, 20270602T100000Z/20270602T110000Z',
      'RDATE;TZID=Europe/Berlin:20270603T100000,20270604T100000/PT0S',
      'EXDATE:20270514T160000Z,, ',
    );
    const dates = recurrence?.dates.map(({ start, duration }) => [
      start.isAllDay ? 'day' : new Date(start.epochMs).toISOString().slice(5, 16),
      duration?.ms,
    ]);
    expect(dates).to.deep.equal([
      ['06-01T10:00', 1_800_000],
      ['06-02T10:00', 3_600_000],
      ['06-03T08:00', undefined],
      ['06-04T08:00', 0],
    ]);
    expect(recurrence?.exceptions).to.have.length(1);
  });

  it('ignores the recurrence of a record that replaces one occurrence', () => {
    const record = read('RECURRENCE-ID:20270514T160000Z', 'RRULE:FREQ=SOMETIMES');
    expect([record.recurrence, record.replaces?.wall]).to.deep.equal([undefined, Date.UTC(2027, 4, 14, 16)]);
  });
});
