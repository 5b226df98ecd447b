import { expect } from 'chai';
import fc from 'fast-check';
import {
  DATE_FILTERS,
  type DateFilter,
  listClockOf,
  resolveDateWindow,
} from '../../../../server/events/list/date-window.js';
import { type EventTimes, resolveEventTimes } from '../../../../server/events/records/event-time.js';
import { findEventOrder } from '../../../../server/events/list/event-list-repository.js';
import type { ParsedTime } from '../../../../server/lib/time/parse-time.js';
import { findTimeZone, type TimeZone } from '../../../../server/lib/time/time-zone.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { insertEvents } from '../support/event-rows.js';

// Zones with and without summer time, by half hours, on both sides of the date line, and as offsets.
const ZONES = [
  ...['UTC', 'America/New_York', 'Europe/Rome', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Pacific/Kiritimati'],
  ...[
    'Pacific/Pago_Pago',
    'Pacific/Apia',
    'Africa/Casablanca',
    'UTC-4.5',
    'UTC+5:30',
    'EST',
    'UTC+14',
    'UTC-12',
  ],
];
const SITES = ['UTC', 'UTC+0', 'America/New_York', 'Asia/Tokyo', 'UTC-4.5', 'Europe/London'];
const NOW = Date.parse('2026-11-21T12:00:00Z');
// Clocks change in these nights: New York, Rome, Lord Howe; Apia once left out a day.
const EDGES = [
  '2026-11-01',
  '2027-03-14',
  '2027-03-28',
  '2026-10-04',
  '2027-04-04',
  '2011-12-30',
  '2026-11-20',
];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Model {
  readonly id: number;
  readonly times: EventTimes;
  readonly isAllDay: boolean;
}

const zoneOf = (name: string): TimeZone => {
  const zone = findTimeZone(name);
  if (zone === undefined) throw new Error(name);
  return zone;
};
/** A wall clock within two days of an edge, in half hours or a second off. */
const wall = fc
  .tuple(fc.constantFrom(...EDGES), fc.integer({ min: -96, max: 96 }), fc.constantFrom(0, 0, 0, -1000, 1000))
  .map(([day, halves, off]) => Date.parse(`${day}T00:00:00Z`) + (halves * HOUR) / 2 + off);

const event = fc
  .record({
    start: wall,
    hours: fc.constantFrom(0, 0.5, 1, 2, 3, 23, 24, 25, 49),
    isAllDay: fc.boolean(),
    zone: fc.constantFrom(...ZONES),
    isInstant: fc.boolean(),
  })
  .map(({ start, hours, isAllDay, zone, isInstant }) => {
    const end = start + hours * HOUR;
    const given = (at: number) =>
      isInstant ? ({ kind: 'instant', epochMs: at } as const) : ({ kind: 'wall', wall: at } as const);
    return { zone, isAllDay, times: resolveEventTimes(given(start), given(end), zoneOf(zone), isAllDay) };
  });

/** Ends when clocks show less than at its start, since they were put back in between. */
function overlap(): { zone: string; isAllDay: boolean; times: EventTimes } {
  const zone = 'America/New_York';
  const [start, end] = ['2026-11-01T05:30:00Z', '2026-11-01T06:15:00Z'].map((instant) => {
    return { kind: 'instant', epochMs: Date.parse(instant) } as const;
  }) as [ParsedTime, ParsedTime];
  return { zone, isAllDay: false, times: resolveEventTimes(start, end, zoneOf(zone), false) };
}

const text = (at: number): string => new Date(at).toISOString().slice(0, 19);
const value = fc.oneof(
  wall.map((at) => text(at).replace('T', ' ')),
  wall.map((at) => text(at).slice(0, 10)),
  fc.tuple(wall, fc.constantFrom('Z', '-05:00', '+09:30', '+14:00')).map(([at, zone]) => text(at) + zone),
  wall.map((at) => String(Math.floor(at / 1000))),
);
const wishes = fc.record(
  { ...Object.fromEntries(DATE_FILTERS.map((name) => [name, value])), strict_dates: fc.boolean() } as Record<
    DateFilter,
    typeof value
  > & { strict_dates: fc.Arbitrary<boolean> },
  { requiredKeys: [] },
);
type Wishes = typeof wishes extends fc.Arbitrary<infer T> ? T : never;

/** The clock that a site compares an event by: a whole day is its date everywhere. */
function clockFor({ isAllDay }: Pick<Model, 'isAllDay'>, site: string): 'epochMs' | 'wall' {
  const isUtc = site.startsWith('UTC') && zoneOf(site).offsetAt(0) === 0;
  return isUtc && !isAllDay ? 'epochMs' : 'wall';
}

/** The rules of the reference in words of their own: texts are compared, as people would. */
function isListed(model: Model, given: Wishes, site: string): boolean {
  const { times, isAllDay } = model;
  const zone = zoneOf(site);
  const show = (at: number): string => text(at);
  const clock = clockFor(model, site);
  const [start, end] = [show(times.start[clock]), show(times.end[clock])];
  const read = (name: DateFilter): string | undefined => {
    const said = given[name];
    if (said === undefined) return undefined;
    const isStamp = /^\d+$/.test(said);
    const hasZone = isStamp || said.endsWith('Z') || /[+-]\d\d:\d\d$/.test(said);
    const instant = isStamp ? Number(said) * 1000 : Date.parse(said);
    const local = said.replace(' ', 'T').padEnd(19, 'T00:00:00').slice(0, 19);
    if (given.strict_dates === true) return hasZone ? show(instant + zone.offsetAt(instant)) : local;
    const day = (hasZone ? show(instant) : local).slice(0, 10);
    return name === 'start_date' || name === 'runs_after' ? `${day}T00:00:00` : `${day}T23:59:59`;
  };
  const others = DATE_FILTERS.some((name) => !name.endsWith('_date') && given[name] !== undefined);
  const today = show(NOW).slice(0, 10);
  const yesterdayLate = Date.parse(today) - 60_000;
  const first = `${show(yesterdayLate + zone.offsetAt(yesterdayLate)).slice(0, 10)}T00:00:00`;
  const last = `${String(Number(today.slice(0, 4)) + 2)}${today.slice(4)}T23:59:59`;
  const from = read('start_date') ?? (others ? '' : first);
  const to = read('end_date') ?? (others ? '9' : last);
  const holds = (name: DateFilter, compare: (bound: string) => boolean): boolean => {
    const bound = read(name);
    return bound === undefined || compare(bound);
  };
  return (
    start >= from &&
    end <= to &&
    holds('starts_before', (bound) => start < bound) &&
    holds('starts_after', (bound) => start > bound) &&
    holds('ends_before', (bound) => end < bound) &&
    holds('ends_after', (bound) => end > bound) &&
    // It runs at some moment of the span; its end is none of its moments.
    holds('runs_after', (bound) => end > bound || (end === bound && (start === end || isAllDay))) &&
    holds('runs_before', (bound) => start <= bound)
  );
}

forEachDatabase('dates of lists for random events and filters', (open) => {
  let database: Database;
  let models: Model[];
  before(async () => {
    ({ events: database } = await open());
    const sketches = [overlap(), ...fc.sample(event, { numRuns: 600, seed: 4 })];
    const ids = await insertEvents(database, sketches);
    models = sketches.map(({ times, isAllDay }, index) => ({ id: ids[index] ?? 0, times, isAllDay }));
  });

  async function follow(given: Wishes, site: string): Promise<void> {
    const { window, faults } = resolveDateWindow(given, { siteZone: zoneOf(site), nowMs: NOW });
    expect(faults).to.deep.equal([]);
    const order = await findEventOrder(database, {
      caller: undefined,
      statuses: ['publish'],
      clock: listClockOf(zoneOf(site)),
      dates: window,
      orderBy: 'start',
      isDescending: false,
    });
    const startOf = (model: Model): number => model.times.start[clockFor(model, site)];
    const expected = models
      .filter((model) => isListed(model, given, site))
      .sort((a, b) => startOf(a) - startOf(b) || a.id - b.id)
      .map(({ id }) => id);
    expect([...order], JSON.stringify(given)).to.deep.equal(expected);
  }

  for (const site of SITES) {
    it(`applies the date rules of lists on a site in ${site}`, async () => {
      await fc.assert(
        fc.asyncProperty(wishes, (given) => follow(given, site)),
        { numRuns: 60, examples: [[{}], [{ strict_dates: true }]] },
      );
    });
  }

  for (const [site, clock] of [
    ['UTC', 'epochMs'],
    ['America/New_York', 'wall'],
  ] as const) {
    it(`applies the date rules to the second at which an event begins or ends on a site in ${site}`, async () => {
      for (const name of DATE_FILTERS) {
        // The first of the models shows less at its end than at its start.
        for (const { times } of models.slice(0, 3)) {
          for (const at of [times.start[clock], times.end[clock]]) {
            for (const off of [-1000, 0, 1000])
              await follow({ [name]: text(at + off), strict_dates: true }, site);
          }
        }
      }
    });
  }

  it('generates starts on both sides of midnight, an event of no length and one of two days', () => {
    const lengths = models.map(({ times }) => times.end.wall - times.start.wall);
    expect(Math.min(...lengths)).to.be.below(0);
    expect(lengths).to.include(0);
    expect(Math.max(...lengths)).to.be.above(2 * DAY);
  });
});
