// @needs database: tiles of both databases are compared
import { expect } from 'chai';
import {
  DATABASE_KINDS,
  openTestDatabases,
  type TestDatabases,
} from '../../../support/databases/databases.js';
import { type FeatureServer, startFeatureServer } from '../../../support/servers/feature-server.js';
import { addFeatures, type Address, makeTileService, readTile, type TileFeature } from './tile-client.js';

const FIELDS = [{ name: 'label', type: 'esriFieldTypeString', length: 60 }];

function layer(name: string, geometryType: string, wkid: number): Readonly<Record<string, unknown>> {
  return {
    name,
    type: 'Feature Layer',
    geometryType: `esriGeometry${geometryType}`,
    fields: FIELDS,
    extent: { spatialReference: { wkid } },
    hasZ: name === 'Heights',
  };
}

type Place = [x: number, y: number];

/** Numbers between 0 and 1 that are the same in each run. */
function* numbers(): Generator<number, never> {
  for (let state = 7; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}
const random = numbers();
const next = (): number => random.next().value;

/** A line that wanders to the east from a place. */
function wander([x, y]: Place, step: number, count: number): Place[] {
  let place: Place = [x, y];
  return Array.from({ length: count }, () => {
    place = [place[0] + (0.3 + next()) * step, place[1] + (next() - 0.5) * step * 0.2];
    return place;
  });
}

/** A ring with bays around a place. */
function bay([x, y]: Place, radius: number, count: number): Place[] {
  const ring = Array.from({ length: count }, (_, index): Place => {
    const angle = (-2 * Math.PI * index) / count;
    const far = radius * (0.8 + 0.2 * Math.sin(5 * angle));
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
  });
  return [...ring, ring[0] ?? [x, y]];
}

const place = (): Place => [next() * 20 - 5, next() * 20 + 40];
const many = (count: number, make: () => object): object[] =>
  Array.from({ length: count }, () => ({ attributes: { label: `n ${String(next())}` }, geometry: make() }));
const metres = ([x, y]: Place): Place => [x * 111_319.490_793_273_57, y * 150_000];

const LAYERS = [
  layer('Points', 'Point', 4326),
  layer('Heights', 'Point', 102100),
  layer('Spots', 'Multipoint', 4326),
  layer('Lines', 'Polyline', 4326),
  layer('Flat lines', 'Polyline', 102100),
  layer('Areas', 'Polygon', 4326),
  layer('Flat areas', 'Polygon', 102100),
  layer('Zone', 'Polygon', 25832),
];
const FEATURES: readonly (readonly object[])[] = [
  many(200, () => {
    const [x, y] = place();
    return { x, y };
  }),
  many(50, () => {
    const [x, y] = metres(place());
    return { x, y, z: next() * 100 };
  }),
  many(50, () => ({ points: [place(), place(), place()] })),
  many(100, () => ({ paths: [wander(place(), 1, 60), wander(place(), 0.01, 10)] })),
  many(100, () => ({ paths: [wander(place(), 0.3, 100).map(metres)] })),
  many(100, () => {
    const at = place();
    return { rings: [bay(at, 1.5, 80), bay(at, 0.5, 20).reverse()] };
  }),
  many(100, () => ({ rings: [bay(place(), next() < 0.3 ? 0.001 : 0.4, 30).map(metres)] })),
  many(50, () => ({
    rings: [bay([next() * 400_000 + 300_000, next() * 2_000_000 + 5_000_000], 50_000, 40)],
  })),
];
const ADDRESSES: readonly Address[] = [
  [0, 0, 0],
  [2, 2, 1],
  [4, 8, 5],
  [5, 16, 10],
  [6, 33, 21],
  [8, 135, 84],
  [10, 530, 340],
];

/** Farthest that a position of one drawing lies from the lines of another. */
function departure(one: TileFeature['parts'], other: TileFeature['parts']): number {
  return Math.max(
    ...one.flat().map((position) => Math.min(...other.map((part) => distance(position, part)))),
  );
}

function distance([x, y]: readonly [number, number], part: TileFeature['parts'][number]): number {
  const [first = [0, 0]] = part;
  let nearest = Math.hypot(x - first[0], y - first[1]);
  for (let index = 1; index < part.length; index += 1) {
    const [[x1, y1], [x2, y2]] = [part[index - 1] ?? [0, 0], part[index] ?? [0, 0]];
    const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
    const along = length === 0 ? 0 : ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
    const at = Math.max(0, Math.min(1, along));
    nearest = Math.min(nearest, Math.hypot(x - x1 - at * (x2 - x1), y - y1 - at * (y2 - y1)));
  }
  return nearest;
}

const UNIT = Math.SQRT2;

describe('tiles of the two databases', function () {
  const opened: TestDatabases[] = [];
  const servers: FeatureServer[] = [];

  before(async function () {
    if (DATABASE_KINDS.length < 2) this.skip();
    for (const kind of DATABASE_KINDS) {
      const databases = await openTestDatabases(kind);
      opened.push(databases);
      const server = await startFeatureServer(databases);
      servers.push(server);
      const token = await server.signUp('ada', 'author');
      await makeTileService(server, token, 'Same', LAYERS);
      for (const [id, features] of FEATURES.entries())
        await addFeatures(server, `/rest/services/Same/FeatureServer/${String(id)}`, features, token);
    }
  });
  after(async () => {
    for (const server of servers) await server.close();
    for (const databases of opened) await databases.close();
  });

  for (const address of ADDRESSES) {
    it(`returns the same features with the same attributes in ${address.join('/')}`, async () => {
      const [one = {}, other = {}] = await Promise.all(
        servers.map((server) => readTile(server, 'Same', address)),
      );
      expect(Object.keys(one).sort()).to.deep.equal(Object.keys(other).sort());
      const told = (features: readonly TileFeature[] = []): object[] =>
        features
          .map(({ id, type, attributes: { GlobalID: _, ...attributes } }) => ({ id, type, attributes }))
          .sort((first, second) => Number(first.id) - Number(second.id));
      for (const name of Object.keys(one)) expect(told(one[name]), name).to.deep.equal(told(other[name]));
    });

    it(`returns the same geometries to a unit in ${address.join('/')}`, async () => {
      const [one = {}, other = {}] = await Promise.all(
        servers.map((server) => readTile(server, 'Same', address)),
      );
      for (const [name, features] of Object.entries(one)) {
        for (const { id, parts } of features) {
          const twin = other[name]?.find((feature) => feature.id === id)?.parts ?? [];
          const most = Math.max(departure(parts, twin), departure(twin, parts));
          expect(most, `${name} ${String(id)}`).to.be.at.most(UNIT);
        }
      }
    });
  }
});
