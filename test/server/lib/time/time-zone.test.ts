import { expect } from 'chai';
import fc from 'fast-check';
import {
  findTimeZone,
  type TimeZone,
  toInstantOf,
  toWallClock,
} from '../../../../server/lib/time/time-zone.js';
import { formatWallClock } from '../../../../server/lib/time/wall-clock.js';
import { parseWallClock } from '../../events/support/parse-wall-clock.js';

const zone = (name: string): TimeZone => {
  const found = findTimeZone(name);
  if (found === undefined) throw new Error(`no zone ${name}`);
  return found;
};

const QUARTER_MS = 900_000;
/** Around these, in quarters of an hour since 1970, clocks somewhere change. */
const CHANGES = ['2027-03-14T02:00Z', '2027-11-07T02:00Z', '2027-03-28T02:00Z', '2027-10-03T02:00Z'].map(
  (instant) => Date.parse(instant) / QUARTER_MS,
);

/** The first instant at which clocks show `wall`; in a gap, `wall` by the clock from before it. */
function searchInstant(wall: number, where: TimeZone): number {
  let before = where.offsetAt(wall - 100 * QUARTER_MS);
  for (let instant = wall - 100 * QUARTER_MS; instant <= wall + 100 * QUARTER_MS; instant += QUARTER_MS) {
    const offset = where.offsetAt(instant);
    if (instant + offset === wall) return instant;
    if (instant + offset > wall) return wall - before;
    before = offset;
  }
  throw new Error('clocks never show it');
}

describe('findTimeZone', () => {
  for (const [name, wall, utc, abbreviation] of [
    ['America/New_York', '2027-05-14 18:00:00', '2027-05-14T22:00:00.000Z', 'EDT'],
    ['america/new_york', '2027-01-14 18:00:00', '2027-01-14T23:00:00.000Z', 'EST'],
    ['Europe/Rome', '2027-06-04 19:00:00', '2027-06-04T17:00:00.000Z', 'CEST'],
    ['Asia/Dubai', '2027-06-04 19:00:00', '2027-06-04T15:00:00.000Z', '+04'],
    ['Asia/Kathmandu', '2027-06-04 19:00:00', '2027-06-04T13:15:00.000Z', '+0545'],
    ['Pacific/Pago_Pago', '2027-06-04 19:00:00', '2027-06-05T06:00:00.000Z', 'SST'],
    ['Europe/Jersey', '2027-06-04 19:00:00', '2027-06-04T18:00:00.000Z', 'BST'],
    ['Europe/Jersey', '2027-01-04 19:00:00', '2027-01-04T19:00:00.000Z', 'GMT'],
    ['EST', '2027-06-04 19:00:00', '2027-06-05T00:00:00.000Z', 'EST'],
    // Zones of the tz database under their abbreviations.
    ['CET', '2027-06-04 19:00:00', '2027-06-04T17:00:00.000Z', 'CEST'],
    ['cet', '2027-01-04 19:00:00', '2027-01-04T18:00:00.000Z', 'CET'],
    ['EET', '2027-06-04 19:00:00', '2027-06-04T16:00:00.000Z', 'EEST'],
    ['WET', '2027-06-04 19:00:00', '2027-06-04T18:00:00.000Z', 'WEST'],
    ['MET', '2027-06-04 19:00:00', '2027-06-04T17:00:00.000Z', 'MEST'],
    ['EST5EDT', '2027-06-04 19:00:00', '2027-06-04T23:00:00.000Z', 'EDT'],
    // As the tz database has them, which is what `TZ=… date +%Z` prints.
    ['Antarctica/Casey', '2027-06-04 19:00:00', '2027-06-04T11:00:00.000Z', '+08'],
    ['Antarctica/Troll', '2027-01-04 19:00:00', '2027-01-04T19:00:00.000Z', '+00'],
    ['Antarctica/Troll', '2027-06-04 19:00:00', '2027-06-04T17:00:00.000Z', '+02'],
    ['Antarctica/Vostok', '1950-06-04 19:00:00', '1950-06-04T19:00:00.000Z', '-00'],
    ['Asia/Colombo', '2027-06-04 19:00:00', '2027-06-04T13:30:00.000Z', '+0530'],
    ['Asia/Kolkata', '2027-06-04 19:00:00', '2027-06-04T13:30:00.000Z', 'IST'],
    ['Asia/Calcutta', '2027-06-04 19:00:00', '2027-06-04T13:30:00.000Z', 'IST'],
    ['Europe/Minsk', '2027-06-04 19:00:00', '2027-06-04T16:00:00.000Z', '+03'],
    ['Europe/Minsk', '1995-06-04 19:00:00', '1995-06-04T16:00:00.000Z', 'EEST'],
    ['Europe/Moscow', '2027-06-04 19:00:00', '2027-06-04T16:00:00.000Z', 'MSK'],
    ['Europe/Moscow', '1995-06-04 19:00:00', '1995-06-04T15:00:00.000Z', 'MSD'],
    ['Africa/Casablanca', '2027-06-04 19:00:00', '2027-06-04T18:00:00.000Z', '+01'],
    ['Asia/Seoul', '1988-07-01 19:00:00', '1988-07-01T09:00:00.000Z', 'KDT'],
    ['Etc/GMT', '2027-06-04 19:00:00', '2027-06-04T19:00:00.000Z', 'GMT'],
    ['Etc/GMT+5', '2027-06-04 19:00:00', '2027-06-05T00:00:00.000Z', '-05'],
    ['Etc/Zulu', '2027-06-04 19:00:00', '2027-06-04T19:00:00.000Z', 'UTC'],
    ['us/eastern', '2027-06-04 19:00:00', '2027-06-04T23:00:00.000Z', 'EDT'],
    ['America/New_York', '1943-06-04 19:00:00', '1943-06-04T23:00:00.000Z', 'EWT'],
    ['America/New_York', '1945-09-01 19:00:00', '1945-09-01T23:00:00.000Z', 'EPT'],
    ['America/New_York', '1946-06-04 19:00:00', '1946-06-04T23:00:00.000Z', 'EDT'],
    ['Europe/London', '1941-06-04 19:00:00', '1941-06-04T17:00:00.000Z', 'BDST'],
    ['Europe/London', '1969-01-04 19:00:00', '1969-01-04T18:00:00.000Z', 'BST'],
    ['Europe/Rome', '1850-06-04 19:00:00', '1850-06-04T18:10:04.000Z', 'LMT'],
    ['Europe/Rome', '2090-06-04 19:00:00', '2090-06-04T17:00:00.000Z', 'CEST'],
    ['pdt', '2027-01-04 19:00:00', '2027-01-05T02:00:00.000Z', 'PDT'],
    ['UTC', '2027-06-04 19:00:00', '2027-06-04T19:00:00.000Z', 'UTC'],
    ['UTC+0', '2027-06-04 19:00:00', '2027-06-04T19:00:00.000Z', 'UTC+0'],
    ['UTC-4.5', '2027-06-04 19:00:00', '2027-06-04T23:30:00.000Z', 'UTC-4.5'],
    ['UTC+5:30', '2027-06-04 19:00:00', '2027-06-04T13:30:00.000Z', 'UTC+5:30'],
    ['+02:00', '2027-06-04 19:00:00', '2027-06-04T17:00:00.000Z', 'GMT+0200'],
    ['-03:30', '2027-06-04 19:00:00', '2027-06-04T22:30:00.000Z', 'GMT-0330'],
  ] as const) {
    it(`reads ${wall} in ${name} as ${utc}, ${abbreviation}`, () => {
      const instant = toInstantOf(parseWallClock(wall), zone(name));
      expect(new Date(instant).toISOString()).to.equal(utc);
      expect(zone(name).abbreviationAt(instant)).to.equal(abbreviation);
      expect(formatWallClock(toWallClock(instant, zone(name)))).to.equal(wall);
    });
  }

  for (const name of ['', 'Mars/Base', 'UTC+15', '5', '+25:00', 'nonsense', '../etc/passwd']) {
    it(`finds no zone "${name}"`, () => {
      expect(findTimeZone(name)).to.equal(undefined);
    });
  }

  it('counts only UTC and its zero offset as UTC', () => {
    const names = ['UTC', 'utc', 'UTC+0', 'UTC-0', 'Etc/UTC', 'Europe/London', 'UTC+1', 'GMT', '+00:00'];
    names.push('Etc/GMT', 'Zulu');
    expect(names.filter((name) => zone(name).isUtc)).to.deep.equal([
      'UTC',
      'utc',
      'UTC+0',
      'UTC-0',
      'Etc/UTC',
    ]);
  });
});

describe('toInstantOf', () => {
  for (const [name, wall, utc, why] of [
    [
      'America/New_York',
      '2027-03-14 02:30:00',
      '2027-03-14T07:30:00.000Z',
      'moves forward by a skipped hour',
    ],
    ['Europe/Rome', '2027-03-28 02:15:00', '2027-03-28T01:15:00.000Z', 'moves forward by a skipped hour'],
    [
      'Australia/Lord_Howe',
      '2027-10-03 02:10:00',
      '2027-10-02T15:40:00.000Z',
      'moves forward by a skipped half hour',
    ],
    ['America/New_York', '2027-11-07 01:30:00', '2027-11-07T05:30:00.000Z', 'means the earlier of two'],
    ['Australia/Lord_Howe', '2027-04-04 01:45:00', '2027-04-03T14:45:00.000Z', 'means the earlier of two'],
  ] as const) {
    it(`${why}: ${wall} in ${name}`, () => {
      expect(new Date(toInstantOf(parseWallClock(wall), zone(name))).toISOString()).to.equal(utc);
    });
  }

  it('agrees in all zones with looking at every quarter of an hour around it', () => {
    const zones = Intl.supportedValuesOf('timeZone').filter((name) => findTimeZone(name) !== undefined);
    const first = Date.parse('1975-01-01T00:00:00Z') / QUARTER_MS;
    const last = Date.parse('2037-12-31T00:00:00Z') / QUARTER_MS;
    fc.assert(
      fc.property(
        fc.constantFrom(...zones, 'UTC-4.5', '+05:45', 'EST'),
        fc.oneof(fc.integer({ min: first, max: last }), fc.constantFrom(...CHANGES)),
        fc.integer({ min: -8, max: 8 }),
        (name, quarter, shift) => {
          const wall = (quarter + shift) * QUARTER_MS;
          expect(toInstantOf(wall, zone(name)), `${name} ${formatWallClock(wall)}`).to.equal(
            searchInstant(wall, zone(name)),
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});
