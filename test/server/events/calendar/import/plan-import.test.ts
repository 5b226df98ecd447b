import { expect } from 'chai';
import { planImport } from '../../../../../server/events/calendar/import/plan-import.js';
import { FileZones } from '../../../../../server/events/calendar/read/file-zones.js';
import { readCalendarFile } from '../../../../../server/events/calendar/read/read-file.js';
import { findTimeZone } from '../../../../../server/lib/time/time-zone.js';
import { ics, vevent } from '../sample-lines.js';

function plan(
  file: string,
  steps = 1e7,
): { kind: string; uid: string; recurrenceId: string; reasons: string[] }[] {
  const raw = readCalendarFile(file);
  const clock = findTimeZone('UTC');
  if (raw === undefined || clock === undefined) throw new Error('no calendar');
  const budget = { steps };
  const zones = new FileZones(raw.calendars, budget).within(0);
  const context = { zones, defaultZone: { clock, nameAt: () => 'UTC' } };
  const nowMs = Date.parse('2026-09-02T14:00:00Z');
  return [...planImport(raw, { contextOf: () => context, budget, nowMs })].map(
    ({ kind, uid, recurrenceId, notices }) => {
      return { kind, uid, recurrenceId, reasons: notices.map(({ reason }) => reason) };
    },
  );
}

describe('plan of an import', () => {
  it('keeps the records of one UID together, in the order of the file', () => {
    const file = ics(
      vevent('UID:a'),
      vevent('UID:b'),
      vevent('UID:a', 'SEQUENCE:1'),
      vevent('UID:c', 'DTSTART:'),
    );
    expect(plan(file).map(({ kind, uid }) => `${uid} ${kind}`)).to.deep.equal([
      ...['a put', 'a prune', 'a put', 'a prune', 'b put', 'b prune', 'c refuse'],
    ]);
  });

  it('refuses the events of a file beyond 20,000', () => {
    const series = Array.from({ length: 41 }, (_, index) =>
      vevent(`UID:${index}`, 'DTSTART:20260903T100000Z', 'RRULE:FREQ=DAILY;COUNT=500'),
    );
    const steps = plan(ics(...series));
    expect(steps.filter(({ kind }) => kind === 'put').length).to.equal(20_000);
    const refused = steps.filter(({ kind }) => kind === 'refuse');
    expect([refused.length, refused[0]?.reasons[0]]).to.deep.equal([
      ...[500, 'exceeds the limit of 20000 events per file'],
    ]);
  });

  it('spends no more steps than the budget of the file on all series', () => {
    const series = Array.from({ length: 2000 }, (_, index) =>
      vevent(`UID:${index}`, 'DTSTART:20000101T100000Z', 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYHOUR=3;BYMINUTE=1'),
    );
    const steps = plan(ics(...series), 300_000);
    expect(steps.at(-1)?.reasons).to.deep.equal(['repeats too often; only some occurrences were read']);
    // A series that is not known whole deletes nothing.
    expect(steps.some(({ kind }) => kind === 'prune')).to.be.false;
  });
});
