import { expect } from 'chai';
import { FileZones } from '../../../../../server/events/calendar/read/file-zones.js';
import { readEvent } from '../../../../../server/events/calendar/read/read-event.js';
import { readCalendarFile } from '../../../../../server/events/calendar/read/read-file.js';
import { expandSeries, type Series } from '../../../../../server/events/calendar/read/series.js';
import { findTimeZone } from '../../../../../server/events/time-zone.js';
import { ics, vevent } from '../sample-lines.js';

const NOW = Date.parse('2026-09-02T14:00:00Z');

function expand(...lines: readonly string[]): Series {
  const file = readCalendarFile(ics(vevent(...lines)));
  const clock = findTimeZone('America/New_York');
  const [raw] = file?.events ?? [];
  if (raw === undefined || clock === undefined) throw new Error('no event');
  const defaultZone = { clock, nameAt: () => clock.name };
  const record = readEvent(raw, { zones: new FileZones([], { steps: 0 }), defaultZone });
  if ('faults' in record) throw new Error(JSON.stringify(record.faults));
  return expandSeries(record, NOW, { steps: 1e7 });
}

const idsOf = ({ occurrences }: Series): string[] => occurrences.map(({ recurrenceId }) => recurrenceId);

describe('series', () => {
  it('of very many times keep the next 500', () => {
    const series = expand('DTSTART:20000101T100000Z', 'RRULE:FREQ=DAILY');
    expect([series.occurrences.length, idsOf(series)[0]]).to.deep.equal([500, '20260903T100000Z']);
    expect(series.notices[0]?.reason).to.match(/^has many occurrences: 500 of \d+ became events$/);
    expect(series.isComplete).to.be.true;
  });

  it('count an occurrence that is still running as one to come', () => {
    const series = expand('DTSTART:20000101T100000Z', 'DTEND:20000101T180000Z', 'RRULE:FREQ=DAILY');
    expect(idsOf(series)[0]).to.equal('20260902T100000Z');
  });

  it('that are over keep the latest 500', () => {
    const series = expand('DTSTART:20200101T100000Z', 'RRULE:FREQ=DAILY;UNTIL=20260831T000000Z');
    expect([series.occurrences.length, idsOf(series).at(-1)]).to.deep.equal([500, '20260830T100000Z']);
  });

  it('with few times to come are filled up with those that are over', () => {
    const series = expand('DTSTART:20200101T100000Z', 'RRULE:FREQ=DAILY;UNTIL=20260910T000000Z');
    expect([series.occurrences.length, idsOf(series).at(-1)]).to.deep.equal([500, '20260909T100000Z']);
  });

  it('without an end go on for two years', () => {
    const series = expand('DTSTART:20260901T100000Z', 'RRULE:FREQ=MONTHLY');
    expect([series.occurrences.length, idsOf(series).at(-1)]).to.deep.equal([25, '20280901T100000Z']);
  });

  it('keep a start that is further away', () => {
    expect(idsOf(expand('DTSTART:20400101T100000Z', 'DTEND:', 'RRULE:FREQ=DAILY'))).to.deep.equal([
      '20400101T100000Z',
    ]);
  });

  it('that repeat for ever and ever end, and say so', () => {
    for (const rule of [
      ...[
        'FREQ=SECONDLY',
        'FREQ=SECONDLY;BYMONTH=2;BYHOUR=3;BYMINUTE=7;BYSECOND=1',
        'FREQ=MINUTELY;INTERVAL=7',
      ],
      'FREQ=YEARLY;BYMONTHDAY=31;BYMONTH=2;BYHOUR=1,2,3',
    ]) {
      const series = expand('DTSTART:20000101T100000Z', 'DTEND:', `RRULE:${rule}`);
      expect(series.occurrences.length, rule).to.be.at.most(500);
      if (!rule.startsWith('FREQ=YEARLY')) expect(series.isComplete, rule).to.be.false;
    }
  });
});
