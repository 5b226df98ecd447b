import { expect } from 'chai';
import type { Budget } from '../../../../../server/events/calendar/read/expand-rule.js';
import { FileZones } from '../../../../../server/events/calendar/read/file-zones.js';
import { readEvent } from '../../../../../server/events/calendar/read/read-event.js';
import { readCalendarFile } from '../../../../../server/events/calendar/read/read-file.js';
import { expandSeries, type Series } from '../../../../../server/events/calendar/read/series.js';
import { findTimeZone } from '../../../../../server/lib/time/time-zone.js';
import { ics, vevent } from '../sample-lines.js';

const NOW = Date.parse('2026-09-02T14:00:00Z');

function expand(...lines: readonly string[]): Series {
  return expandWithin({ steps: 1e7 }, ...lines);
}

function expandWithin(budget: Budget, ...lines: readonly string[]): Series {
  const file = readCalendarFile(ics(vevent(...lines)));
  const clock = findTimeZone('America/New_York');
  const [raw] = file?.events ?? [];
  if (raw === undefined || clock === undefined) throw new Error('no event');
  const defaultZone = { clock, nameAt: () => clock.name };
  const record = readEvent(raw, { zones: new FileZones([], { steps: 0 }).within(0), defaultZone });
  if ('faults' in record) throw new Error(JSON.stringify(record.faults));
  return expandSeries(record, NOW, budget);
}

const idsOf = ({ occurrences }: Series): string[] => occurrences.map(({ recurrenceId }) => recurrenceId);

describe('expandSeries', () => {
  it('keeps the next 500 occurrences of a long series', () => {
    const series = expand('DTSTART:20000101T100000Z', 'RRULE:FREQ=DAILY');
    expect([series.occurrences.length, idsOf(series)[0]]).to.deep.equal([500, '20260903T100000Z']);
    expect(series.notices[0]?.reason).to.match(/^has many occurrences; only 500 of \d+ became events$/);
    expect(series.isComplete).to.be.true;
  });

  it('counts an occurrence in progress as a future one', () => {
    const series = expand('DTSTART:20000101T100000Z', 'DTEND:20000101T180000Z', 'RRULE:FREQ=DAILY');
    expect(idsOf(series)[0]).to.equal('20260902T100000Z');
    for (const [end, first] of [
      ['140000Z', '20260902T100000Z'],
      ['135959Z', '20260903T100000Z'],
    ] as const) {
      const until = expand('DTSTART:20260801T100000Z', `DTEND:20260801T${end}`, 'RRULE:FREQ=DAILY');
      expect(idsOf(until)[0], end).to.equal(first);
    }
  });

  it('keeps the latest 500 occurrences of a past series', () => {
    const series = expand('DTSTART:20200101T100000Z', 'RRULE:FREQ=DAILY;UNTIL=20260831T000000Z');
    expect([series.occurrences.length, idsOf(series).at(-1)]).to.deep.equal([500, '20260830T100000Z']);
  });

  it('adds past occurrences if fewer than 500 are ahead', () => {
    const series = expand('DTSTART:20200101T100000Z', 'RRULE:FREQ=DAILY;UNTIL=20260910T000000Z');
    expect([series.occurrences.length, idsOf(series).at(-1)]).to.deep.equal([500, '20260909T100000Z']);
  });

  it('expands a series without an end for two years', () => {
    const series = expand('DTSTART:20260901T100000Z', 'RRULE:FREQ=MONTHLY');
    expect([series.occurrences.length, idsOf(series).at(-1)]).to.deep.equal([25, '20280901T100000Z']);
  });

  it('keeps a start that is more than two years ahead', () => {
    expect(idsOf(expand('DTSTART:20400101T100000Z', 'DTEND:', 'RRULE:FREQ=DAILY'))).to.deep.equal([
      '20400101T100000Z',
    ]);
  });

  it('stops series of endless or very frequent rules, and marks them incomplete', () => {
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

  it('takes its steps from the budget of the file, up to the limit of one series', () => {
    const daily = ['DTSTART:20270514T160000Z', 'RRULE:FREQ=DAILY;COUNT=3'];
    const budget = { steps: 100 };
    expect(idsOf(expandWithin(budget, ...daily))).to.have.length(3);
    // Three for each day: for the day, that it is looked at, and its time.
    expect(budget.steps).to.equal(91);
    const { isComplete, notices, occurrences } = expandWithin({ steps: 8 }, ...daily);
    expect([isComplete, occurrences.length]).to.deep.equal([false, 2]);
    expect(notices).to.deep.equal([
      { field: 'RRULE', reason: 'repeats too often; only some occurrences were read' },
    ]);
    const file = { steps: 1e7 };
    expandWithin(file, 'DTSTART:20270514T160000Z', 'RRULE:FREQ=SECONDLY;BYMINUTE=7;BYSECOND=1;BYSETPOS=2');
    expect(1e7 - file.steps).to.be.within(200_001, 200_010);
    const often = expand('DTSTART:20260901T100000Z', 'DTEND:', 'RRULE:FREQ=SECONDLY');
    expect([often.ids.size, often.isComplete]).to.deep.equal([30_000, false]);
  });

  it('expands across clock changes', () => {
    expect(idsOf(expand('DTSTART:20270313T023000', 'RRULE:FREQ=DAILY;COUNT=3'))).to.deep.equal([
      ...['20270313T073000Z', '20270314T073000Z', '20270315T063000Z'],
    ]);
    expect(idsOf(expand('DTSTART:20271106T013000', 'RRULE:FREQ=DAILY;COUNT=3'))).to.deep.equal([
      ...['20271106T053000Z', '20271107T053000Z', '20271108T063000Z'],
    ]);
  });

  it('ends at an UNTIL that is a date, a local time or UTC', () => {
    for (const [until, count] of [
      ['20270515', 2],
      ['20270514', 1],
      ['20270515T180000', 2],
      ['20270515T175959', 1],
      ['20270515T220000Z', 2],
      ['20270515T215959Z', 1],
    ] as const) {
      const series = expand('DTSTART:20270514T180000', `RRULE:FREQ=DAILY;UNTIL=${until}`);
      expect(idsOf(series).length, until).to.equal(count);
    }
    const days = expand('DTSTART;VALUE=DATE:20270514', 'RRULE:FREQ=DAILY;UNTIL=20270516');
    expect(idsOf(days)).to.deep.equal(['20270514', '20270515', '20270516']);
  });

  it('merges several rules and dates without duplicates, and removes the exceptions', () => {
    const series = expand(
      'DTSTART:20270514T160000Z',
      'RRULE:FREQ=DAILY;COUNT=2',
      'RRULE:FREQ=WEEKLY;COUNT=2',
      'RDATE:20270515T160000Z,20270530T160000Z',
      'EXDATE:20270521T160000Z',
    );
    expect(idsOf(series)).to.deep.equal(['20270514T160000Z', '20270515T160000Z', '20270530T160000Z']);
    const without = expand('DTSTART:20270514T160000Z', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20270514T160000Z');
    expect(idsOf(without)).to.deep.equal(['20270515T160000Z']);
  });

  it('applies an EXDATE by day if only one side has a time', () => {
    const daily = ['DTSTART:20270514T160000Z', 'RRULE:FREQ=DAILY;COUNT=3'];
    expect(idsOf(expand(...daily, 'EXDATE;VALUE=DATE:20270515'))).to.deep.equal([
      ...['20270514T160000Z', '20270516T160000Z'],
    ]);
    // Several times on one day: the date excludes the first.
    const twice = ['DTSTART:20270514T100000Z', 'RRULE:FREQ=HOURLY;INTERVAL=4;COUNT=2'];
    expect(idsOf(expand(...twice, 'EXDATE;VALUE=DATE:20270514'))).to.deep.equal(['20270514T140000Z']);
    for (const none of ['EXDATE:20270515T170000Z', 'EXDATE:20280515T160000Z']) {
      expect(idsOf(expand(...daily, none)), none).to.have.length(3);
    }
    const days = ['DTSTART;VALUE=DATE:20270514', 'RRULE:FREQ=DAILY;COUNT=3'];
    expect(idsOf(expand(...days, 'EXDATE:20270515T000000'))).to.deep.equal(['20270514', '20270516']);
    // Unless there is one at that time, too.
    const both = expand(...days, 'RDATE:20270515T160000Z', 'EXDATE:20270515T160000Z');
    expect(idsOf(both)).to.deep.equal(['20270514', '20270515', '20270516']);
  });

  it('orders occurrences by start and keeps the duration of a period', () => {
    const dates = 'RDATE;VALUE=PERIOD:20270520T160000Z/PT2H,20270516T160000Z/PT30M';
    const plain = 'RDATE:20270518T160000Z';
    const series = expand('DTSTART:20270514T160000Z', 'DTEND:20270514T170000Z', dates, plain);
    expect(idsOf(series)).to.deep.equal([
      ...['20270514T160000Z', '20270516T160000Z', '20270518T160000Z', '20270520T160000Z'],
    ]);
    const hours = series.occurrences.map(({ duration }) => duration.ms / 3_600_000);
    expect(hours).to.deep.equal([1, 0.5, 1, 2]);
    expect([...series.ids].toSorted()).to.deep.equal(idsOf(series));
    expect(series.days.get('20270516')).to.equal('20270516T160000Z');
    expect([series.isComplete, series.notices]).to.deep.equal([true, []]);
  });

  it('returns one occurrence with an empty id for a single event', () => {
    const { occurrences, ids, days, isComplete, notices } = expand('DTSTART:20270514T160000Z');
    expect(occurrences.map(({ recurrenceId }) => recurrenceId)).to.deep.equal(['']);
    expect([[...ids], days.size, isComplete, notices]).to.deep.equal([[''], 0, true, []]);
  });

  it('drops RDATEs that are more than two years ahead', () => {
    const series = expand('DTSTART:20270514T160000Z', 'RDATE:20280902T140000Z,20280902T140001Z');
    expect(idsOf(series)).to.deep.equal(['20270514T160000Z', '20280902T140000Z']);
  });
});
