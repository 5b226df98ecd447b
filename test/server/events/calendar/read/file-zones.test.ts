import { expect } from 'chai';
import { FileZones } from '../../../../../server/events/calendar/read/file-zones.js';
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

/** A zone as a file has it: what it is called in summer and in winter. */
function names(id: string, ...component: readonly string[]): [string, string] | undefined {
  const lines =
    component.length === 0 ? [] : ['BEGIN:VTIMEZONE', `TZID:${id}`, ...component, 'END:VTIMEZONE'];
  const zones = new FileZones(readCalendarFile(ics(...lines))?.zones ?? [], { steps: 10_000 });
  const zone = zones.find(id);
  return zone && [zone.nameAt(SUMMER), zone.nameAt(WINTER)];
}

const NEW_YORK = [
  ...observance('DAYLIGHT', '20070311T020000', '-0500', '-0400', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU'),
  ...observance('STANDARD', '20071104T020000', '-0400', '-0500', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'),
];

describe('zones of a file', () => {
  it('are regions, in any case and however they are wrapped', () => {
    for (const [id, name] of [
      ['Europe/Berlin', 'Europe/Berlin'],
      ['america/new_york', 'america/new_york'],
      ['/mozilla.org/20050126_1/Europe/Berlin', 'Europe/Berlin'],
      ['/freeassociation.sourceforge.net/America/Argentina/Ushuaia', 'America/Argentina/Ushuaia'],
      ['W. Europe Standard Time', 'Europe/Berlin'],
      ['eastern standard time', 'America/New_York'],
      ['UTC', 'UTC'],
      ['UTC+5.5', 'UTC+5.5'],
      ['+0530', '+0530'],
    ] as const) {
      expect(names(id), id).to.deep.equal([name, name]);
    }
  });

  it('are what their location says', () => {
    expect(names('Home', 'X-LIC-LOCATION:Asia/Tokyo')).to.deep.equal(['Asia/Tokyo', 'Asia/Tokyo']);
  });

  it('are the offsets of their own rules when nobody knows the name', () => {
    expect(names('Office', ...NEW_YORK)).to.deep.equal(['UTC-4', 'UTC-5']);
    const odd = observance('STANDARD', '19700101T000000', '+0545', '+0545');
    expect(names('Somewhere', ...odd)).to.deep.equal(['UTC+5:45', 'UTC+5:45']);
  });

  it('go by the last rule that began, also by single dates and rules that have ended', () => {
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

  it('are not what an abbreviation means where the file says something else', () => {
    expect(names('EST')).to.deep.equal(['EST', 'EST']);
    expect(names('EST', ...NEW_YORK)).to.deep.equal(['UTC-4', 'EST']);
  });

  it('are none when nothing is known of them', () => {
    expect(names('Middle/Earth')).to.equal(undefined);
    expect(names('Broken', ...observance('STANDARD', 'never', '+0100', '+0100'))).to.equal(undefined);
    expect(names('Absurd', ...observance('STANDARD', '20000101T000000', '+0100', '+2300'))).to.equal(
      undefined,
    );
  });
});
