import { expect } from 'chai';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { type Circle, EARTH_RADIUS_KM, type Place } from '../../../../server/events/places/place.js';
import {
  type PlaceFilter,
  toPlaceColumns,
  whereEventPlaced,
  whereVenuePlaced,
} from '../../../../server/events/places/place-repository.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';

interface Made {
  readonly id: number;
  readonly kind: string;
}

const DISTANCE_SLACK_KM = 0.001;
// A distance of half the Earth changes by centimetres where the last bit of its sine does.
const ANTIPODE_KM = 20_015;

/** A row of `venues` with nothing in it but a place. */
function rowAt(id: number, place: Place | undefined): Record<string, unknown> {
  const texts = 'title name_key description excerpt address city country province state zip phone';
  return {
    ...Object.fromEntries(`${texts} stateprovince website`.split(' ').map((column) => [column, ''])),
    ...toPlaceColumns(place),
    id,
    author_id: 1,
    status: 'publish',
    slug: `venue-${String(id)}`,
    published_at: 0,
    has_chosen_date: false,
    show_map: true,
    show_map_link: true,
  };
}

/** The distance as textbooks have it, to compare with. */
function measureKm(a: Place, b: Place): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const haversine = (angle: number): number => Math.sin(angle / 2) ** 2;
  const h =
    haversine(radians(b.latitude - a.latitude)) +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      haversine(radians(b.longitude - a.longitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Anywhere, but often where maps have their edges. */
const degrees = (limit: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.double({ min: -limit, max: limit, noNaN: true }),
    fc.constantFrom(-limit, limit, 0, limit - 0.01, 0.01 - limit),
  );
const places = fc.record({ latitude: degrees(90), longitude: degrees(180) });
const radii = fc.oneof(
  fc.double({ min: 0.001, max: 20_038, noNaN: true }),
  fc.double({ min: 0.001, max: 50, noNaN: true }),
);

forEachDatabase('places', (open, kind) => {
  let events: Database;
  let ids: number[] = [];

  before(async () => {
    ({ events } = await open());
  });

  afterEach(() => events.write((trx) => trx('venues').delete()));

  async function settle(where: readonly (Place | undefined)[]): Promise<void> {
    ids = await events.write(async (trx) => {
      const records = where.map(() => ({ kind: 'venue' }));
      const made = await trx.batchInsert<Made, Made>('records', records, 500).returning('id');
      const rows = made.map(({ id }, index) => rowAt(id, where[index]));
      await trx.batchInsert('venues', rows, 100);
      return made.map(({ id }) => id);
    });
  }

  function venuesWhere(filter: Omit<PlaceFilter, 'dialect'>): Knex.QueryBuilder<{ id: number }> {
    const query = events.knex<{ id: number }>('venues');
    whereVenuePlaced(query, { dialect: events.dialect, ...filter }, undefined);
    return query;
  }

  /** Positions in the list that `settle` got. */
  async function find(filter: Omit<PlaceFilter, 'dialect'>): Promise<number[]> {
    const found = await venuesWhere(filter).orderBy('id').pluck<number[]>('id');
    return found.map((id) => ids.indexOf(id));
  }

  const near = (latitude: number, longitude: number, radiusKm: number): Promise<number[]> =>
    find({ within: { centre: { latitude, longitude }, radiusKm } });

  it('finds places within the great-circle distance of the haversine formula', async function () {
    this.timeout(300_000);
    await fc.assert(
      fc.asyncProperty(
        fc.array(places, { minLength: 1, maxLength: 40 }),
        fc.array(fc.record({ centre: places, radiusKm: radii }), { minLength: 1, maxLength: 10 }),
        async (where, circles) => {
          await events.write((trx) => trx('venues').delete());
          await settle(where);
          for (const circle of circles) await expectAsMeasured(where, circle);
        },
      ),
      { numRuns: 60 },
    );
  });

  async function expectAsMeasured(where: readonly Place[], circle: Circle): Promise<void> {
    const found = new Set(await find({ within: circle }));
    for (const [index, place] of where.entries()) {
      const distance = measureKm(place, circle.centre);
      if (Math.abs(distance - circle.radiusKm) < DISTANCE_SLACK_KM || distance > ANTIPODE_KM) continue;
      expect(found.has(index), `${JSON.stringify(place)} at ${String(distance)} km`).to.equal(
        distance < circle.radiusKm,
      );
    }
  }

  it('finds places across the antimeridian', async () => {
    const fiji = { latitude: -16.8, longitude: 179.99 };
    const taveuni = { latitude: -16.8, longitude: -179.99 };
    await settle([fiji, taveuni, { latitude: -16.8, longitude: 0 }]);
    expect(await near(-16.8, 179.995, 5)).to.deep.equal([0, 1]);
    expect(await near(-16.8, -179.995, 5)).to.deep.equal([0, 1]);
    expect(await near(-16.8, 180, 5)).to.deep.equal(await near(-16.8, -180, 5));
  });

  it('finds places around a pole, whatever their longitude', async () => {
    await settle([
      { latitude: 89.99, longitude: 10 },
      { latitude: 89.99, longitude: -170 },
      { latitude: 90, longitude: 77 },
      { latitude: -90, longitude: 0 },
    ]);
    expect(await near(90, 0, 2)).to.deep.equal([0, 1, 2]);
    expect(await near(89.99, 100, 2)).to.deep.equal([0, 1, 2]);
    expect(await near(-90, 123, 1)).to.deep.equal([3]);
  });

  it('finds all places within half the circumference of the Earth', async () => {
    await settle([
      { latitude: 0, longitude: 0 },
      { latitude: 0, longitude: 180 },
      { latitude: 37.5, longitude: -120.25 },
    ]);
    expect(await near(0, 0, 20_038)).to.deep.equal([0, 1, 2]);
    expect(await near(-37.5, 59.75, 20_038)).to.deep.equal([0, 1, 2]);
  });

  it('finds places beside a centre that is nearly the same point', async () => {
    await settle([{ latitude: 0, longitude: 1e-200 }]);
    expect(await near(0, 0, 1e-200)).to.deep.equal([0]);
    expect(await near(1e-300, 5e-324, 0.001)).to.deep.equal([0]);
  });

  it('finds places at the centre itself, however small the circle', async () => {
    await settle([{ latitude: 51.4779, longitude: -0.0015 }]);
    expect(await near(51.4779, -0.0015, 0.000_001)).to.deep.equal([0]);
    expect(await near(51.4779, -0.0016, 0.000_001)).to.deep.equal([]);
  });

  it('distinguishes venues with coordinates, zero included, from those without', async () => {
    await settle([{ latitude: 0, longitude: 0 }, undefined, { latitude: 5, longitude: 0 }]);
    expect(await find({ isPlaced: true })).to.deep.equal([0, 2]);
    expect(await find({ isPlaced: false })).to.deep.equal([1]);
    expect(await find({ within: { centre: { latitude: 0, longitude: 0 }, radiusKm: 1 } })).to.deep.equal([0]);
  });

  it('looks places up in the spatial index', async () => {
    const everywhere = Array.from({ length: 4000 }, (_nothing, index) => ({
      latitude: (index % 180) - 90,
      longitude: ((index * 7) % 360) - 180,
    }));
    await settle(everywhere);
    if (kind === 'postgres') await events.knex.raw('ANALYZE venues');
    const within = { centre: { latitude: 1, longitude: 1 }, radiusKm: 10 };
    const eventQuery = events.knex('events');
    whereEventPlaced(eventQuery, { dialect: events.dialect, within }, undefined);
    for (const query of [venuesWhere({ within }), eventQuery]) {
      const plan = JSON.stringify(await explain(query));
      expect(plan).to.match(kind === 'postgres' ? /venues_geo_x_geo_y_geo_z_gist/ : /VIRTUAL TABLE INDEX/);
      expect(plan).not.to.match(/Seq Scan on venues|SCAN venues/);
    }
  });

  it('looks up the place of each event if no centre is given', async () => {
    const query = events.knex('events');
    whereEventPlaced(query, { dialect: events.dialect, isPlaced: false }, undefined);
    const plan = JSON.stringify(await explain(query));
    expect(plan).to.match(kind === 'postgres' ? /Anti Join/ : /SEARCH venues USING INTEGER PRIMARY KEY/);
  });

  async function explain(query: Knex.QueryBuilder): Promise<object[]> {
    const { sql, bindings } = query.toSQL();
    const verb = kind === 'postgres' ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
    return events.dialect.rows(events.knex, {
      sql: `${verb} ${sql}`,
      bindings: bindings as Knex.RawBinding[],
    });
  }
});
