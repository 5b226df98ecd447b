import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { FileZones } from '../../../../../server/events/calendar/read/file-zones.js';
import { BudgetError } from '../../../../../server/events/calendar/read/expand-rule.js';
import { decodeCalendar } from '../../../../../server/events/calendar/read/decode.js';
import { readProperty } from '../../../../../server/events/calendar/read/property.js';
import {
  type RawFile,
  type RawZone,
  readCalendarFile,
} from '../../../../../server/events/calendar/read/read-file.js';
import { readDuration, readTexts, readTime } from '../../../../../server/events/calendar/read/values.js';
import { programArguments } from '../../../../support/typescript.js';
import { ics, vevent } from '../sample-lines.js';

function read(text: string): RawFile {
  const file = readCalendarFile(text);
  if (file === undefined) throw new Error('no calendar');
  return file;
}

const zonesOf = ({ calendars }: RawFile): RawZone[] => calendars.flatMap(({ zones }) => zones);
const uidsOf = ({ events }: RawFile): (string | undefined)[] =>
  events.map(({ properties }) => properties[0]?.value);

const fill = (piece: string, share = 1): string => piece.repeat(Math.ceil(3_000_000 / share / piece.length));
const count = (length: number, item: (index: number) => string): string =>
  Array.from({ length }, (_, index) => item(index)).join('');
const inEvent = (line: string): string => `BEGIN:VEVENT\r\n${line}\r\nEND:VEVENT`;

describe('readCalendarFile', () => {
  it('returns undefined for a file without a VCALENDAR', () => {
    for (const text of ['', 'BEGIN:VCARD\nEND:VCARD', 'BEGIN:VEVENT\nUID:a\nEND:VEVENT', '<html></html>'])
      expect(readCalendarFile(text), text).to.equal(undefined);
  });

  it('reads all line ends, names in any case, and several calendars', () => {
    const file = read(
      'begin:vcalendar\nBEGIN:vevent\nuid:a\nend:VEVENT\nEND:VCALENDAR\r\n\r\nBEGIN:VCALENDAR\r\nMETHOD:cancel\r\nBEGIN:VEVENT\r\nUID:b\r\nEND:VEVENT\r\nEND:VCALENDAR',
    );
    expect(uidsOf(file)).to.deep.equal(['a', 'b']);
    expect(file.events.map(({ method }) => method)).to.deep.equal([undefined, 'CANCEL']);
    // As programs leave it that make CRLF of every LF, and so of CRLF.
    const twice = ics(vevent('SUMMARY:Evening\r\n  Walk')).replaceAll('\r\n', '\r\r\n');
    const [event] = read(decodeCalendar(Buffer.from(twice))).events;
    expect(event?.properties.find(({ name }) => name === 'SUMMARY')?.value.trim()).to.equal('Evening Walk');
  });

  it('removes control characters', () => {
    expect(decodeCalendar(Buffer.from('a\u0000b\u0007c\td\u0085\r\n'))).to.equal('abc\td\r\n');
  });

  it('reports events that are cut off, and reads the rest', () => {
    const file = read(
      [
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        'UID:a',
        'BEGIN:VEVENT',
        'UID:b',
        'END:VEVENT',
        'BEGIN:VEVENT',
        'UID:c',
      ].join('\n'),
    );
    expect(file.events.map(({ fault }) => fault)).to.deep.equal(['is cut off', undefined, 'is cut off']);
    const second = ics('BEGIN:VEVENT', 'UID:b', 'END:VEVENT');
    const torn = read(
      `END:VEVENT\nBEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nBEGIN:VALARM\nEND:VCALENDAR\n${second}`,
    );
    expect(uidsOf(torn)).to.deep.equal(['a', 'b']);
    expect(torn.events.map(({ fault }) => fault)).to.deep.equal(['is cut off', undefined]);
  });

  it('keeps the zones of each calendar apart', () => {
    const lines = [[], ['X-WR-TIMEZONE: '], ['X-WR-TIMEZONE: Asia/Tokyo '], ['X-WR-TIMEZONE:Europe/Rome']];
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Here', 'END:VTIMEZONE'];
    const { calendars, events } = read(lines.map((each) => ics(vevent(), ...each, ...zone)).join(''));
    expect(calendars.map(({ defaultZone }) => defaultZone)).to.deep.equal([
      ...[undefined, undefined, 'Asia/Tokyo', 'Europe/Rome'],
    ]);
    expect(events.map(({ calendar }) => calendar)).to.deep.equal([0, 1, 2, 3]);
    expect(calendars.map(({ zones }) => zones.map(({ id }) => id))).to.deep.equal(Array(4).fill(['Here']));
  });

  it('keeps one copy of a zone that many calendars repeat', () => {
    const zone = (id: string): string => ics('BEGIN:VTIMEZONE', `TZID:${id}`, 'END:VTIMEZONE');
    const zones = zonesOf(read(zone('Here').repeat(1000) + zone('There')));
    expect([zones.length, new Set(zones).size, zones.at(-1)?.id]).to.deep.equal([1001, 2, 'There']);
  });

  it('skips nested components and lines that are not properties', () => {
    const file = read(
      ics(
        'BEGIN:VEVENT',
        'UID:a',
        'BEGIN:VALARM',
        'UID:alarm',
        'BEGIN:X',
        'END:X',
        'BEGIN:VEVENT',
        'UID:inner',
        'END:VEVENT',
        'END:VALARM',
        'SUMMARY:after',
        'nonsense',
        'ATTENDEE:x',
        ':',
        ';=',
        'END:VEVENT',
      ),
    );
    expect(file.events[0]?.properties.map(({ value }) => value)).to.deep.equal(['a', 'after']);
    expect(file.events.map(({ fault }) => fault)).to.deep.equal([undefined]);
    const zone = ['BEGIN:VTIMEZONE', 'TZID:X', 'BEGIN:X', 'END:X', 'END:VTIMEZONE'];
    expect(zonesOf(read(ics(...zone))).map(({ observances }) => observances)).to.deep.equal([[]]);
    for (const name of ['VTODO', 'VCALENDAR']) {
      const nested = read(ics(`BEGIN:${name}`, vevent(), ...zone, `END:${name}`));
      expect([nested.events, zonesOf(nested)], name).to.deep.equal([[], []]);
    }
  });

  // Reading is linear in the size of the file: a quadratic step would exceed the time limit of a test.
  for (const [kind, text] of [
    ['events without an end', () => fill('BEGIN:VEVENT\r\n')],
    ['components nested without an end', () => fill('BEGIN:X\r\n')],
    ['components nested and closed', () => `${fill('BEGIN:X\r\n', 2)}${fill('END:X\r\n', 2)}`],
    ['calendars without an end', () => fill('END:VCALENDAR\r\nBEGIN:VCALENDAR\r\n')],
    ['blank lines', () => fill('\r\n')],
    ['properties', () => inEvent(fill('CATEGORIES:a\r\n'))],
    ['equal parameters', () => inEvent(`SUMMARY${fill(';A=B')}:x`)],
    ['different parameters', () => inEvent(`SUMMARY${count(400_000, (n) => `;A${n}=B`)}:x`)],
    ['quoted values of one parameter', () => inEvent(`ATTENDEE;MEMBER=${fill('"a",')}"a":x`)],
    ['quotes', () => inEvent(`SUMMARY;A=${fill('"')}:x`)],
    ['escapes', () => inEvent(`DESCRIPTION:${fill('\\,')}`)],
    ['folds', () => inEvent(`DESCRIPTION:${fill('x\r\n ')}`)],
    ['dates of one property', () => inEvent(`RDATE:${fill('20270101T100000,')}20270101T100000`)],
    ['days of one rule', () => inEvent(`RRULE:FREQ=YEARLY;BYDAY=${fill('MO,')}MO`)],
  ] as const) {
    it(`reads a file with millions of characters of ${kind}`, () => {
      expect(readCalendarFile(decodeCalendar(Buffer.from(ics(text()))))?.events.length).to.be.at.most(10_000);
    });
  }

  it('limits the events of a file and the properties of an event', () => {
    const many = read(ics(...Array.from({ length: 10_001 }, (_, index) => vevent(`UID:${index}`))));
    expect([many.events.length, many.isCut]).to.deep.equal([10_000, true]);
    const long = read(
      ics('BEGIN:VEVENT', ...Array.from({ length: 1001 }, () => 'RDATE:20270101'), 'END:VEVENT'),
    );
    expect(long.events[0]?.fault).to.equal('has too many properties');
    const full = read(
      ics(
        ...['BEGIN:VEVENT', `DESCRIPTION:${'x'.repeat(200_000)}`],
        ...[...Array<string>(999).fill('RDATE:20270101'), 'END:VEVENT'],
      ),
    );
    expect([full.events[0]?.fault, full.events[0]?.properties.length]).to.deep.equal([undefined, 1000]);
    const wide = read(ics('BEGIN:VEVENT', `DESCRIPTION:${'x'.repeat(200_001)}`, 'END:VEVENT'));
    expect(wide.events[0]?.fault).to.equal('has a DESCRIPTION that is too long');
  });

  it('limits the zones of a file and the observances of a zone', () => {
    const zone = (id: number): string[] => ['BEGIN:VTIMEZONE', `TZID:${String(id)}`, 'END:VTIMEZONE'];
    const many = read(ics(...Array.from({ length: 501 }, (_, id) => zone(id)).flat(), ...zone(500)));
    expect([zonesOf(many).length, zonesOf(many).at(-1)?.id]).to.deep.equal([500, '499']);
    expect(zonesOf(read(ics('BEGIN:VTIMEZONE', 'END:VTIMEZONE')))).to.deep.equal([]);
    const parts = Array.from({ length: 201 }, () => ['BEGIN:DAYLIGHT', 'END:DAYLIGHT']).flat();
    const long = read(ics('BEGIN:VTIMEZONE', 'TZID:Long', ...parts, 'END:VTIMEZONE', ...zone(2)));
    expect(zonesOf(long).map(({ observances }) => observances.length)).to.deep.equal([200, 0]);
  });

  it('stops a zone whose rules exceed the budget', () => {
    const observance = [
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=SECONDLY',
      'END:STANDARD',
    ];
    const file = read(ics('BEGIN:VTIMEZONE', 'TZID:Endless', ...observance, 'END:VTIMEZONE'));
    expect(() => new FileZones(file.calendars, { steps: 10_000 }).within(0).find('Endless')).to.throw(
      BudgetError,
    );
  });
});

describe('readProperty', () => {
  it('reads quoted and unquoted parameters', () => {
    const property = readProperty(`attendee;CN="Doe; Jane: ^'J^'";X=a,"b,c":mailto:a;b:c`);
    expect(property?.name).to.equal('ATTENDEE');
    expect(property?.value).to.equal('mailto:a;b:c');
    expect([...(property?.parameters ?? [])]).to.deep.equal([
      ['CN', 'Doe; Jane: "J"'],
      ['X', 'a,b,c'],
    ]);
  });

  it('reads lines of any length, even if V8 interprets regular expressions', async () => {
    const program = programArguments('test/server/events/calendar/read/read-long-lines.ts');
    const args = ['--no-regexp-optimization', ...program];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(stdout).to.equal('');
  });

  it('refuses more than 50 parameters', () => {
    const line = (count: number): string => `SUMMARY${';A=B'.repeat(count)}:x`;
    expect([50, 51].map((count) => readProperty(line(count))?.value)).to.deep.equal(['x', undefined]);
  });

  it('returns undefined for a line without a name or a value', () => {
    for (const line of [
      '',
      'SUMMARY',
      ':x',
      'SUMMARY;X',
      'SUMMARY;X=',
      'SUMMARY;X="a:b',
      ' SUMMARY:x',
      'SUM MARY:x',
    ])
      expect(readProperty(line), line).to.equal(undefined);
  });
});

describe('values', () => {
  it('reads dates and times that exist', () => {
    expect(readTime('20270514T180000Z')).to.deep.equal({ kind: 'utc', epochMs: Date.UTC(2027, 4, 14, 18) });
    expect(readTime('20270514T180060')).to.deep.equal({
      kind: 'local',
      wall: Date.UTC(2027, 4, 14, 18, 0, 59),
    });
    expect(readTime('20270514')).to.deep.equal({ kind: 'date', wall: Date.UTC(2027, 4, 14) });
    for (const text of [
      '',
      '20270230',
      '20271301',
      '20270514T240000',
      '00000101',
      '2027-05-14',
      '20270514T1800',
      'x',
    ])
      expect(readTime(text), text).to.equal(undefined);
  });

  it('reads durations', () => {
    expect(readDuration('P1W')).to.deep.equal({ days: 7, ms: 0 });
    expect(readDuration('P1DT2H3M4S')).to.deep.equal({ days: 1, ms: 7_384_000 });
    for (const text of ['-PT1H', '1H', 'PT', 'P99999W'].filter((text) => text !== 'PT'))
      expect(readDuration(text), text).to.equal(undefined);
  });

  it('reads lists of texts', () => {
    expect(readTexts('a\\, b, c\\;d ,,e\\nf')).to.deep.equal(['a, b', 'c;d', 'e\nf']);
  });
});
