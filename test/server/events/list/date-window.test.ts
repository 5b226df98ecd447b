import { expect } from 'chai';
import {
  type DateFilters,
  describeBounds,
  listClockOf,
  resolveDateWindow,
} from '../../../../server/events/list/date-window.js';
import { findTimeZone } from '../../../../server/lib/time/time-zone.js';

function resolve(wishes: DateFilters, zone = 'America/New_York', now = '2026-11-21T12:00:00Z') {
  const { window, isExact, faults } = resolveDateWindow(wishes, {
    siteZone: findTimeZone(zone)!,
    nowMs: Date.parse(now),
  });
  return { bounds: Object.fromEntries(describeBounds(window)), isExact, faults };
}

describe('resolveDateWindow', () => {
  for (const [zone, now, start] of [
    ['UTC', '2026-11-21T12:00:00Z', '2026-11-20 00:00:00'],
    ['America/New_York', '2026-11-21T12:00:00Z', '2026-11-20 00:00:00'],
    ['Asia/Tokyo', '2026-11-21T12:00:00Z', '2026-11-21 00:00:00'],
    ['UTC+5', '2026-11-21T12:00:00Z', '2026-11-21 00:00:00'],
    // Late in the evening in New York it is the next day in UTC already.
    ['America/New_York', '2026-11-22T02:00:00Z', '2026-11-21 00:00:00'],
  ] as const) {
    it(`starts by default on ${start} at ${now} in ${zone}`, () => {
      expect(resolve({}, zone, now).bounds['start_date']).to.equal(start);
    });
  }

  it('ends by default with today in two years', () => {
    expect(resolve({}).bounds['end_date']).to.equal('2028-11-21 23:59:59');
    // Today in UTC, wherever the site is.
    const inNewYork = resolve({}, 'America/New_York', '2026-11-22T02:00:00Z');
    expect(inNewYork.bounds['end_date']).to.equal('2028-11-22 23:59:59');
    const inTokyo = resolve({}, 'Asia/Tokyo', '2026-11-21T20:00:00Z');
    expect(inTokyo.bounds['end_date']).to.equal('2028-11-21 23:59:59');
  });

  it('reads words by the current day of the site', () => {
    const { bounds } = resolve({ ends_after: 'today' }, 'America/New_York', '2026-11-22T02:00:00Z');
    expect(bounds).to.deep.equal({ ends_after: '2026-11-21 23:59:59' });
  });

  for (const [wishes, bounds] of [
    [
      { start_date: '2027-05-14 18:00' },
      { start_date: '2027-05-14 00:00:00', end_date: '2028-11-21 23:59:59' },
    ],
    [
      { end_date: '2027-05-14 18:00' },
      { start_date: '2026-11-20 00:00:00', end_date: '2027-05-14 23:59:59' },
    ],
    [
      { start_date: '0001-01-01', end_date: '9999-12-31' },
      { start_date: '0001-01-01 00:00:00', end_date: '9999-12-31 23:59:59' },
    ],
    [{ starts_before: '2027-05-14' }, { starts_before: '2027-05-14 23:59:59' }],
    [{ starts_after: '2027-05-14 18:00' }, { starts_after: '2027-05-14 23:59:59' }],
    [{ ends_before: '2027-05-14' }, { ends_before: '2027-05-14 23:59:59' }],
    [{ ends_after: 'yesterday' }, { ends_after: '2026-11-20 23:59:59' }],
    [
      { ends_after: '2027-05-14', start_date: '2027-05-01' },
      { start_date: '2027-05-01 00:00:00', ends_after: '2027-05-14 23:59:59' },
    ],
    // An instant counts with its day in UTC.
    [{ starts_after: '2027-05-10T23:30:00-05:00' }, { starts_after: '2027-05-11 23:59:59' }],
    [{ starts_after: '1767225600' }, { starts_after: '2026-01-01 23:59:59' }],
    [{ strict_dates: true, starts_before: '2027-06-10 19:00' }, { starts_before: '2027-06-10 19:00:00' }],
    [{ strict_dates: true, starts_before: '2027-06-10T23:00:00Z' }, { starts_before: '2027-06-10 19:00:00' }],
  ] as const) {
    it(`resolves ${JSON.stringify(wishes)}`, () => {
      expect(resolve(wishes)).to.deep.include({ bounds, isExact: false });
    });
  }

  // It is 07:00 in New York.
  for (const [wishes, bounds] of [
    [{ starts_after: 'now' }, { starts_after: '2026-11-21 07:00:00' }],
    [{ starts_before: 'Now' }, { starts_before: '2026-11-21 07:00:00' }],
    [{ ends_before: '+90 minutes' }, { ends_before: '2026-11-21 08:30:00' }],
    [{ ends_after: '2 hours ago' }, { ends_after: '2026-11-21 05:00:00' }],
    [{ starts_after: 'now +5 days' }, { starts_after: '2026-11-26 07:00:00' }],
    [{ starts_after: 'now Asia/Tokyo' }, { starts_after: '2026-11-21 07:00:00' }],
    [
      { runs_after: 'now', runs_before: 'now' },
      { runs_after: '2026-11-21 07:00:00', runs_before: '2026-11-21 07:00:00' },
    ],
    [
      { starts_after: 'now', start_date: '2026-11-01', ends_before: '2026-12-01' },
      {
        start_date: '2026-11-01 00:00:00',
        starts_after: '2026-11-21 07:00:00',
        ends_before: '2026-12-01 23:59:59',
      },
    ],
  ] as const) {
    it(`keeps the exact moments of ${JSON.stringify(wishes)}`, () => {
      expect(resolve(wishes)).to.deep.include({ bounds, isExact: true });
    });
  }

  for (const [wishes, bounds] of [
    [{ starts_after: '+5 days' }, { starts_after: '2026-11-26 23:59:59' }],
    [{ ends_after: 'today +2 hours' }, { ends_after: '2026-11-21 23:59:59' }],
    [{ ends_after: 'tomorrow 9am' }, { ends_after: '2026-11-22 23:59:59' }],
    [
      { start_date: 'now', end_date: '+2 hours' },
      { start_date: '2026-11-21 00:00:00', end_date: '2026-11-21 23:59:59' },
    ],
  ] as const) {
    it(`widens ${JSON.stringify(wishes)} to whole days`, () => {
      expect(resolve(wishes)).to.deep.include({ bounds, isExact: false });
    });
  }

  it("compares instants on a site that runs on UTC, and the events' own clocks elsewhere", () => {
    const clocks = ['UTC', 'UTC+0', 'Europe/London', 'UTC+2', 'America/New_York'].map((zone) =>
      listClockOf(findTimeZone(zone)!),
    );
    expect(clocks).to.deep.equal(['utc', 'utc', 'wall', 'wall', 'wall']);
  });

  it('names every filter that is not a time', () => {
    const { faults } = resolve({ start_date: 'foo', end_date: '2027-01-01', ends_after: '2027-13-01' });
    expect(faults).to.deep.equal(['start_date', 'ends_after']);
  });
});
