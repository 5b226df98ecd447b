import { expect } from 'chai';
import { BudgetError } from '../../../../../server/events/calendar/read/expand-rule.js';
import { type FileZone, FileZones } from '../../../../../server/events/calendar/read/file-zones.js';
import { readCalendarFile } from '../../../../../server/events/calendar/read/read-file.js';
import { ics } from '../sample-lines.js';

const SUMMER = Date.parse('2027-07-01T12:00:00Z');
const WINTER = Date.parse('2027-01-01T12:00:00Z');

function observance(
  kind: string,
  start: string,
  from: string,
  to: string,
  ...more: readonly string[]
): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    ...more,
    `END:${kind}`,
  ];
}

/** A zone as a file has it. */
function find(id: string, ...component: readonly string[]): FileZone | undefined {
  const lines =
    component.length === 0 ? [] : ['BEGIN:VTIMEZONE', `TZID:${id}`, ...component, 'END:VTIMEZONE'];
  return new FileZones(readCalendarFile(ics(...lines))?.calendars ?? [], { steps: 10_000 })
    .within(0)
    .find(id);
}

/** Returns the names of a zone in summer and in winter. */
function names(id: string, ...component: readonly string[]): [string, string] | undefined {
  const zone = find(id, ...component);
  return zone && [zone.nameAt(SUMMER), zone.nameAt(WINTER)];
}

/** The hours that clocks are ahead at an instant. */
function hoursAt(instant: string, ...component: readonly string[]): number {
  return (find('Own', ...component)?.clock.offsetAt(Date.parse(instant)) ?? NaN) / 3_600_000;
}

const NEW_YORK = [
  ...observance('DAYLIGHT', '20070311T020000', '-0500', '-0400', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU'),
  ...observance('STANDARD', '20071104T020000', '-0400', '-0500', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'),
];

describe('zones of a file', () => {
  it('finds regions in any case and with any prefix or quotes', () => {
    for (const [id, name] of [
      ['Europe/Berlin', 'Europe/Berlin'],
      ['america/new_york', 'america/new_york'],
      ['/Europe/Berlin', 'Europe/Berlin'],
      ['/mozilla.org/20050126_1/Europe/Berlin', 'Europe/Berlin'],
      ['/freeassociation.sourceforge.net/America/Argentina/Ushuaia', 'America/Argentina/Ushuaia'],
      ['W. Europe Standard Time', 'Europe/Berlin'],
      ['eastern standard time', 'America/New_York'],
      ['UTC', 'UTC'],
      ['UTC+5.5', 'UTC+5.5'],
      // A name of Windows, as well.
      ['UTC+12', 'UTC+12'],
      ['+0530', '+0530'],
      ['"Europe/Berlin"', 'Europe/Berlin'],
      [' Europe/Berlin ', 'Europe/Berlin'],
      ['/Europe//Berlin/Europe/Berlin/', 'Europe/Berlin'],
    ] as const) {
      expect(names(id), id).to.deep.equal([name, name]);
    }
  });

  it('uses the offsets of the zone that an alias names', () => {
    const hours = (id: string): number => (find(id)?.clock.offsetAt(SUMMER) ?? NaN) / 3_600_000;
    expect(['Europe/Berlin', 'EST', 'UTC-4.5', 'Tokyo Standard Time'].map(hours)).to.deep.equal([
      2, -5, -4.5, 9,
    ]);
  });

  it('uses the VTIMEZONE of a name that is not a region, if there is one', () => {
    for (const id of [
      'UTC',
      'GMT',
      'gmt',
      'Z',
      'Etc/GMT-1',
      'Etc/UTC',
      'Greenwich',
      'GMT0',
      'UTC+2',
      '+0200',
    ]) {
      expect(names(id, ...NEW_YORK), id).to.deep.equal(['UTC-4', 'UTC-5']);
      expect(names(id), id).to.deep.equal([id, id]);
    }
    for (const id of ['NZ', 'Zulu', 'CET', 'UTC-11'])
      expect(names(id, ...NEW_YORK), id).to.deep.equal(['UTC-4', 'UTC-5']);
    expect(names('EST5EDT', ...NEW_YORK)).to.deep.equal(['EST5EDT', 'EST5EDT']);
    for (const id of ['Europe/Berlin', '/x.example/1/Europe/Berlin', 'W. Europe Standard Time'])
      expect(names(id, ...NEW_YORK), id).to.deep.equal(['Europe/Berlin', 'Europe/Berlin']);
  });

  it('reads GMT as British time if its VTIMEZONE does', () => {
    const british = [
      ...observance(
        'STANDARD',
        '20001029T030000',
        '+0100',
        '+0000',
        'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
      ),
      ...observance(
        'DAYLIGHT',
        '20000326T020000',
        '+0000',
        '+0100',
        'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
      ),
    ];
    expect(names('GMT', ...british)).to.deep.equal(['UTC+1', 'GMT']);
  });

  it('matches a zone name that is escaped in one place and quoted in another', () => {
    const lines = ['BEGIN:VTIMEZONE', 'TZID:(UTC-05:00) Here\\, and there', ...NEW_YORK, 'END:VTIMEZONE'];
    const zones = new FileZones(readCalendarFile(ics(...lines))?.calendars ?? [], { steps: 10_000 }).within(
      0,
    );
    expect(zones.find('(UTC-05:00) Here, and there')?.nameAt(SUMMER)).to.equal('UTC-4');
  });

  it('uses summer time for abbreviations such as CET, by the tz database', () => {
    const hours = (id: string, at: number): number => (find(id)?.clock.offsetAt(at) ?? NaN) / 3_600_000;
    for (const [id, summer, winter] of [
      ['CET', 2, 1],
      ['cet', 2, 1],
      ['EET', 3, 2],
      ['WET', 1, 0],
      ['MET', 2, 1],
      ['EST5EDT', -4, -5],
      ['PST8PDT', -7, -8],
      ['EST', -5, -5],
    ] as const)
      expect([hours(id, SUMMER), hours(id, WINTER)], id).to.deep.equal([summer, winter]);
  });

  it('limits offsets to 14 hours from UTC', () => {
    const far = (to: string): [string, string] | undefined =>
      names('Far', ...observance('STANDARD', '20000101T000000', '+0100', to));
    expect([far('+1400'), far('-1400')]).to.deep.equal([
      ['UTC+14', 'UTC+14'],
      ['UTC-14', 'UTC-14'],
    ]);
    expect([far('+1401'), far('-1401')]).to.deep.equal([undefined, undefined]);
  });

  it('uses the region of X-LIC-LOCATION', () => {
    expect(names('Home', 'X-LIC-LOCATION: Asia/Tokyo ')).to.deep.equal(['Asia/Tokyo', 'Asia/Tokyo']);
    expect(names('Home', 'X-LIC-LOCATION:Nowhere', ...NEW_YORK)).to.deep.equal(['UTC-4', 'UTC-5']);
  });

  it('uses the rules of the file for a zone of an unknown name', () => {
    expect(names('Office', ...NEW_YORK)).to.deep.equal(['UTC-4', 'UTC-5']);
    const odd = observance('STANDARD', '19700101T000000', '+0545', '+0545');
    expect(names('Somewhere', ...odd)).to.deep.equal(['UTC+5:45', 'UTC+5:45']);
    const early = observance('STANDARD', '19700101T000000', '-0105', '-0105');
    expect(names('Somewhere', ...early)).to.deep.equal(['UTC-1:05', 'UTC-1:05']);
  });

  it('applies the rule that began last, including RDATEs and rules that have ended', () => {
    const ended = [
      ...observance('STANDARD', '20000101T000000', '+0000', '+0000'),
      ...observance(
        'DAYLIGHT',
        '20000601T000000',
        '+0000',
        '+0100',
        'RRULE:FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=1;UNTIL=20260601T000000Z',
      ),
      ...observance('STANDARD', '20000901T000000', '+0100', '+0000', 'RDATE:20260901T000000'),
    ];
    expect(names('Ended', ...ended)).to.deep.equal(['UTC+0', 'UTC+0']);
    const last = [...ended, ...observance('STANDARD', '20270301T000000', '+0000', '+0300')];
    expect(names('Moved', ...last)).to.deep.equal(['UTC+3', 'UTC+0']);
  });

  it('prefers the VTIMEZONE to the abbreviation of the same name', () => {
    expect(names('EST')).to.deep.equal(['EST', 'EST']);
    expect(names('EST', ...NEW_YORK)).to.deep.equal(['UTC-4', 'EST']);
  });

  it('changes offsets at the times of the rules, on the clock before the change', () => {
    for (const [instant, hours] of [
      ['2007-03-11T06:59:59Z', -5],
      ['2007-03-11T07:00:00Z', -4],
      ['2027-03-14T06:59:59Z', -5],
      ['2027-03-14T07:00:00Z', -4],
      ['2027-11-07T05:59:59Z', -4],
      ['2027-11-07T06:00:00Z', -5],
    ] as const) {
      expect(hoursAt(instant, ...NEW_YORK), instant).to.equal(hours);
    }
  });

  it('uses the offset before the first change until it happens', () => {
    const later = observance('STANDARD', '20200101T000000', '+0100', '+0300');
    expect(hoursAt('2019-12-31T22:59:59Z', ...later)).to.equal(1);
    expect(hoursAt('2019-12-31T23:00:00Z', ...later)).to.equal(3);
    const earlier = observance('STANDARD', '20190101T000000', '+0500', '+0100');
    expect(hoursAt('2018-01-01T00:00:00Z', ...later, ...earlier)).to.equal(5);
  });

  it('changes offsets on RDATEs, and on the last day of a rule, given as a date or in UTC', () => {
    const from = (...more: readonly string[]): string[] =>
      observance('STANDARD', '20200101T000000', '-0300', '-0200', ...more).concat(
        observance(
          'DAYLIGHT',
          '20200601T000000',
          '-0200',
          '-0300',
          'RRULE:FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=1',
        ),
      );
    const dates = from(
      ...['RDATE:20210101T000000,20220101T000000Z,20230101', 'RDATE:20240101T000000'],
      'X-ODD:20250101T000000',
    );
    expect(
      [2021, 2022, 2023, 2024, 2025].map((year) => hoursAt(`${year}-02-01T00:00:00Z`, ...dates)),
    ).to.deep.equal([-2, -3, -3, -2, -3]);
    for (const [until, last] of [
      ['20220101', 2022],
      ['20211231', 2021],
      ['20220101T030000Z', 2022],
      ['20220101T025959Z', 2021],
      ['20220101T000000', 2022],
      ['20211231T235959', 2021],
    ] as const) {
      const rule = from(`RRULE:FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1;UNTIL=${until}`);
      for (const year of [2021, 2022, 2023])
        expect(hoursAt(`${year}-02-01T00:00:00Z`, ...rule), until).to.equal(year <= last ? -2 : -3);
    }
  });

  it('includes the whole last day of a rule', () => {
    const noon = [
      ...observance(
        ...(['STANDARD', '20200101T120000', '-0300', '-0200'] as const),
        'RRULE:FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1;UNTIL=20220101',
      ),
      ...observance(
        ...(['DAYLIGHT', '20200601T000000', '-0200', '-0300'] as const),
        'RRULE:FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=1',
      ),
    ];
    const years = [2021, 2022, 2023].map((year) => hoursAt(`${year}-02-01T00:00:00Z`, ...noon));
    expect(years).to.deep.equal([-2, -2, -3]);
  });

  it('throws, instead of falling back, if rules of a zone exceed the budget', () => {
    const lines = ['BEGIN:VTIMEZONE', 'TZID:Own', ...NEW_YORK, 'END:VTIMEZONE'];
    const zones = new FileZones(readCalendarFile(ics(...lines))?.calendars ?? [], { steps: 3 }).within(0);
    expect(() => zones.find('Own')).to.throw(BudgetError);
  });

  it('ignores an invalid rule and an incomplete observance', () => {
    const [first, second] = ['2021-01-01T00:00:00Z', '2022-01-01T00:00:00Z'];
    const once = observance('STANDARD', '20200601T000000', '+0100', '+0200', 'RRULE:FREQ=SOMETIMES');
    expect([hoursAt(first, ...once), hoursAt(second, ...once)]).to.deep.equal([2, 2]);
    for (const missing of ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO']) {
      const part = observance('STANDARD', '20210601T000000', '+0200', '+0400');
      const less = part.filter((line) => !line.startsWith(missing));
      const later = observance('STANDARD', '20220601T000000', '+0200', '+0500');
      const all = [...once, ...less, ...later];
      expect([first, second, '2023-01-01T00:00:00Z'].map((at) => hoursAt(at, ...all))).to.deep.equal([
        2, 2, 5,
      ]);
    }
  });

  it('keeps the zones of each calendar in a file apart', () => {
    const fixed = (id: string, offset: string): string[] => [
      ...['BEGIN:VTIMEZONE', `TZID:${id}`],
      ...observance('STANDARD', '19700101T000000', offset, offset),
      'END:VTIMEZONE',
    ];
    const text = [
      ics(...fixed('Own', '+0100'), ...fixed('GMT', '+0100')),
      ics(...fixed('Own', '-0500')),
      ics(),
    ];
    const zones = new FileZones(readCalendarFile(text.join(''))?.calendars ?? [], { steps: 10_000 });
    const hours = (id: string): (number | undefined)[] =>
      [0, 1].map((index) => (zones.within(index).find(id)?.clock.offsetAt(SUMMER) ?? NaN) / 3_600_000);
    expect(hours('Own')).to.deep.equal([1, -5]);
    expect(hours('GMT')).to.deep.equal([1, 0]);
    // A name that its own calendar forgot is explained by another.
    expect(zones.within(2).find('Own')).not.to.equal(undefined);
  });

  it('looks each zone up once', () => {
    const zones = new FileZones([], { steps: 0 }).within(0);
    expect(zones.find('Asia/Tokyo')).to.equal(zones.find('Asia/Tokyo')).and.not.equal(undefined);
    const lines = ['BEGIN:VTIMEZONE', 'TZID:Own', ...NEW_YORK, 'END:VTIMEZONE'];
    const budget = { steps: 10_000 };
    const own = new FileZones(readCalendarFile(ics(...lines))?.calendars ?? [], budget).within(0);
    own.find('Own');
    const { steps } = budget;
    own.find('Own');
    expect(budget.steps).to.equal(steps).and.below(10_000);
  });

  it('returns undefined for an unknown zone', () => {
    for (const id of ['Middle/Earth', 'Euro"pe/Berlin', '/EST']) expect(names(id), id).to.equal(undefined);
    expect(names('Broken', ...observance('STANDARD', 'never', '+0100', '+0100'))).to.equal(undefined);
    expect(names('Absurd', ...observance('STANDARD', '20000101T000000', '+0100', '+2300'))).to.equal(
      undefined,
    );
  });
});
