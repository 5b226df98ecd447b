import { expect } from 'chai';
import { resolveEventTimes } from '../../../../server/events/records/event-time.js';
import { type ParsedTime, parseTime } from '../../../../server/lib/time/parse-time.js';
import { findTimeZone } from '../../../../server/lib/time/time-zone.js';
import { formatWallClock } from '../../../../server/lib/time/wall-clock.js';

const zone = findTimeZone('America/New_York')!;
const read = (text: string): ParsedTime => parseTime(text, { zone, nowMs: 0 })!;

function resolve(start: string, end: string, isAllDay = false): string[] {
  const times = resolveEventTimes(read(start), read(end), zone, isAllDay);
  return [times.start, times.end].flatMap(({ wall, epochMs }) => [
    formatWallClock(wall),
    formatWallClock(epochMs),
  ]);
}

describe('resolveEventTimes', () => {
  it('keeps the clock of the zone and the instant', () => {
    expect(resolve('2027-05-14 18:00', '2027-05-14 21:00')).to.deep.equal([
      ...['2027-05-14 18:00:00', '2027-05-14 22:00:00', '2027-05-14 21:00:00', '2027-05-15 01:00:00'],
    ]);
  });

  it('turns a time with an offset to the clock of the zone', () => {
    expect(resolve('2027-05-14T22:00:00Z', '2027-05-15T03:00:00+02:00')).to.deep.equal([
      ...['2027-05-14 18:00:00', '2027-05-14 22:00:00', '2027-05-14 21:00:00', '2027-05-15 01:00:00'],
    ]);
  });

  it('shows the hour to which a skipped one is moved', () => {
    expect(resolve('2027-03-14 02:30', '2027-03-14 05:00')[0]).to.equal('2027-03-14 03:30:00');
  });

  it('moves an end before the start to the start, in both clocks', () => {
    const [start, startUtc, end, endUtc] = resolve('2027-05-14 18:00', '2027-05-13 21:00');
    expect([end, endUtc]).to.deep.equal([start, startUtc]);
  });

  it('moves an end on a day before the start to that day, of an all-day event, too', () => {
    expect(resolve('2027-05-21 15:00', '2027-05-19 09:00', true)).to.deep.equal([
      ...['2027-05-21 00:00:00', '2027-05-21 04:00:00', '2027-05-21 23:59:59', '2027-05-22 03:59:59'],
    ]);
  });

  it('stretches an all-day event over its days', () => {
    expect(resolve('2027-05-21 15:00', '2027-05-23 09:00', true)).to.deep.equal([
      ...['2027-05-21 00:00:00', '2027-05-21 04:00:00', '2027-05-23 23:59:59', '2027-05-24 03:59:59'],
    ]);
  });
});
