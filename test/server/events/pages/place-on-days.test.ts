import { expect } from 'chai';
import { findTimeZone } from '../../../../server/lib/time/time-zone.js';
import { describeWhen, formatDay } from '../../../../server/events/pages/date-words.js';
import { timeOn } from '../../../../server/events/pages/event-entry.js';
import type { Schemas } from '../../../../server/events/pages/page-deps.js';
import { groupByDay, placeEvent } from '../../../../server/events/pages/place-on-days.js';

function zoneOf(name: string) {
  const zone = findTimeZone(name);
  if (zone === undefined) throw new Error(name);
  return zone;
}

const NEW_YORK = zoneOf('America/New_York');

/** Makes an event from its times in UTC and in its own zone. */
function makeEvent(
  id: number,
  utc: readonly [string, string],
  own: readonly [string, string] = utc,
  more: Partial<Schemas['Event']> = {},
): Schemas['Event'] {
  const times = {
    start_date: own[0],
    end_date: own[1],
    utc_start_date: utc[0],
    utc_end_date: utc[1],
    timezone: 'UTC',
    all_day: false,
  };
  return { id, title: `Event ${String(id)}`, ...times, ...more } as unknown as Schemas['Event'];
}

/** Returns the days on which an event runs, with the time that each shows. */
function daysOf(event: Schemas['Event']): [string, string][] {
  const placed = placeEvent(event, NEW_YORK);
  const range = { first: Date.UTC(2027, 4, 10), last: Date.UTC(2027, 4, 16) };
  return [...groupByDay([placed], range)].flatMap(([day, events]): [string, string][] =>
    events.length === 0 ? [] : [[formatDay(day), timeOn(placed, day)]],
  );
}

describe('events on the days of a calendar', () => {
  it('places an event on the day of the site’s clock', () => {
    expect(daysOf(makeEvent(1, ['2027-05-14 02:00:00', '2027-05-14 03:00:00']))).to.deep.equal([
      ['2027-05-13', '22:00'],
    ]);
  });

  it('shows an event across midnight on both days', () => {
    expect(daysOf(makeEvent(1, ['2027-05-15 00:00:00', '2027-05-15 06:00:00']))).to.deep.equal([
      ['2027-05-14', '20:00'],
      ['2027-05-15', 'until 02:00'],
    ]);
  });

  it('does not show an event on the day that begins when it ends', () => {
    expect(daysOf(makeEvent(1, ['2027-05-14 22:00:00', '2027-05-15 04:00:00']))).to.deep.equal([
      ['2027-05-14', '18:00'],
    ]);
  });

  it('shows an event without a duration at midnight on the day that begins then', () => {
    expect(daysOf(makeEvent(1, ['2027-05-14 04:00:00', '2027-05-14 04:00:00']))).to.deep.equal([
      ['2027-05-14', '00:00'],
    ]);
  });

  it('keeps the dates of an all-day event of another zone', () => {
    const utc = ['2027-05-12 10:00:00', '2027-05-14 09:59:59'] as const;
    const own = ['2027-05-13 00:00:00', '2027-05-14 23:59:59'] as const;
    expect(daysOf(makeEvent(1, utc, own, { all_day: true, timezone: 'Pacific/Kiritimati' }))).to.deep.equal([
      ['2027-05-13', 'All day'],
      ['2027-05-14', 'All day'],
    ]);
  });

  it('shows an event of several years on the days of the range only', () => {
    const days = daysOf(makeEvent(1, ['2020-01-01 00:00:00', '2030-01-01 00:00:00']));
    expect(days.map(([, time]) => time)).to.deep.equal(Array.from({ length: 7 }, () => 'All day'));
  });

  it('sorts the program of a day: sticky, whole days, then by start', () => {
    const events = [
      makeEvent(1, ['2027-05-14 22:00:00', '2027-05-14 23:00:00']),
      makeEvent(2, ['2027-05-14 13:00:00', '2027-05-14 14:00:00']),
      makeEvent(
        3,
        ['2027-05-14 04:00:00', '2027-05-15 03:59:59'],
        ['2027-05-14 00:00:00', '2027-05-14 23:59:59'],
        {
          all_day: true,
        },
      ),
      makeEvent(4, ['2027-05-14 23:00:00', '2027-05-15 01:00:00'], undefined, { sticky: true }),
    ];
    const day = Date.UTC(2027, 4, 14);
    const placed = events.map((event) => placeEvent(event, NEW_YORK));
    const program = groupByDay(placed, { first: day, last: day }).get(day) ?? [];
    expect(program.map(({ event }) => event.id)).to.deep.equal([4, 3, 2, 1]);
  });

  it('tells the time in the event’s zone, and in the site’s zone where its clocks differ', () => {
    const utc = ['2027-05-13 13:00:00', '2027-05-13 14:00:00'] as const;
    const own = ['2027-05-13 15:00:00', '2027-05-13 16:00:00'] as const;
    expect(describeWhen(makeEvent(1, utc, own, { timezone: 'Europe/Oslo' }), NEW_YORK)).to.deep.equal({
      own: 'Thursday 13 May 2027, 15:00–16:00 CEST',
      site: 'Thursday 13 May 2027, 09:00–10:00 EDT',
    });
    const toronto = ['2027-05-13 09:00:00', '2027-05-13 10:00:00'] as const;
    expect(describeWhen(makeEvent(1, utc, toronto, { timezone: 'America/Toronto' }), NEW_YORK).site).to.equal(
      undefined,
    );
  });
});
