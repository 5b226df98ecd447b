// @needs slow: geometries whose sides cross each other.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { DATABASE_KINDS } from '../support/databases/databases.js';
import { createRawClient } from '../support/clients/raw-client.js';
import { startTestServer, type TestServer } from '../support/servers/server-process.js';

/** As many as there are threads for statements of SQLite. */
const CLIENTS = 4;

/** Long enough for any machine, and far less than GEOS takes for the shapes below. */
const PATIENCE_MS = 120_000;
const QUERY_SECONDS = 60;

type Place = readonly [x: number, y: number];

/** Sides across a square, nearly all of which cross each other. */
function zigzag(corners: number, seed: number): Place[] {
  let state = seed;
  const next = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  const ring = Array.from({ length: corners }, (_, index): Place => [
    (index % 2) * 60 + next() * 20,
    next() * 60,
  ]);
  return [...ring, ring[0] ?? [0, 0]];
}

/** A valid ring around a place, whose radius goes up and down in waves of many lengths. */
function coast(vertices: number, [x, y]: Place, radius: number): Place[] {
  const ring = Array.from({ length: vertices }, (_, index): Place => {
    const angle = (-2 * Math.PI * index) / vertices;
    const waves = Array.from({ length: 12 }, (_w, wave) => Math.sin(angle * 2 ** wave + wave) / 2.2 ** wave);
    const far = radius * (1 + 0.12 * waves.reduce((sum, wave) => sum + wave));
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
  return [...ring, ring[0] ?? [0, 0]];
}

/** A long track that crosses itself thousands of times, within some units of a place. */
function track(vertices: number, [x, y]: Place): Place[] {
  return Array.from({ length: vertices }, (_, index): Place => {
    const [one, other] = [index / 50, index / 50.3];
    return [
      x + 5 * Math.cos(one) + 2 * Math.cos(0.37 * one),
      y + 5 * Math.sin(other) + 2 * Math.sin(0.41 * one),
    ];
  });
}

/** A valid comb, whose teeth lie across it one above the other, between two heights. */
function comb(teeth: number, low: number, high: number): Place[] {
  const step = (high - low) / teeth;
  const tips = Array.from({ length: teeth }, (_, tooth): Place[] => {
    const y = low + tooth * step;
    return [
      [0, y],
      [10, y],
      [10, y + step / 2],
      [0, y + step / 2],
    ];
  }).flat();
  return [
    [-1, low],
    ...tips.slice(1, -1),
    [0, high - step / 2],
    [-1, high - step / 2],
    [-1, low],
  ].reverse() as Place[];
}

const RELATIONS = ['Intersects', 'Contains', 'Within', 'Crosses', 'Overlaps', 'Touches'] as const;
const POLYGONS = 0;
const LINES = 1;

for (const kind of DATABASE_KINDS) {
  describe(`features whose comparison takes GEOS hours (${kind})`, function () {
    this.timeout(5 * PATIENCE_MS);
    const client = createRawClient();
    let server: TestServer;
    let service: string;
    let token: string;

    before(async () => {
      server = await startTestServer(kind, {
        FAIRGROUND_QUERY_TIMEOUT: String(QUERY_SECONDS),
        FAIRGROUND_REQUEST_TIMEOUT: '600',
      });
      const { name, password } = await server.addUser('ada', 'administrator');
      const signIn = { f: 'json', username: name, password, client: 'referer', referer: server.url };
      token = String((await client.post(`${server.url}/sharing/rest/generateToken`, signIn))['token']);
      const made = await client.post(`${server.url}/sharing/rest/content/users/ada/createService`, {
        f: 'json',
        token,
        createParameters: JSON.stringify({ name: 'Tangled', capabilities: 'Query,Create,Delete' }),
      });
      service = String(made['serviceurl']);
      const spatialReference = { wkid: 4326 };
      const layers = [
        { name: 'Polygons', geometryType: 'esriGeometryPolygon', spatialReference },
        { name: 'Lines', geometryType: 'esriGeometryPolyline', spatialReference },
      ];
      await client.post(`${service.replace('/rest/services/', '/rest/admin/services/')}/addToDefinition`, {
        f: 'json',
        token,
        addToDefinition: JSON.stringify({ layers }),
      });
    });

    after(() => server.stop());

    const ask = async (
      layer: number,
      form: Readonly<Record<string, string>>,
      { operation = 'query', signal = AbortSignal.timeout(PATIENCE_MS) } = {},
    ): Promise<Record<string, unknown>> => {
      const body = new URLSearchParams({ f: 'json', token, ...form });
      const reply = await fetch(`${service}/${String(layer)}/${operation}`, { method: 'POST', body, signal });
      return (await reply.json()) as Record<string, unknown>;
    };

    async function add(layer: number, geometry: object): Promise<number> {
      const features = JSON.stringify([{ geometry }]);
      const { addResults } = await ask(layer, { features }, { operation: 'addFeatures' });
      const [result] = addResults as [{ objectId: number; success: boolean }];
      expect(result.success).to.equal(true);
      return result.objectId;
    }

    const polygon = (ring: readonly Place[], relation: string): Readonly<Record<string, string>> => ({
      geometry: JSON.stringify({ rings: [ring], spatialReference: { wkid: 4326 } }),
      geometryType: 'esriGeometryPolygon',
      spatialRel: `esriSpatialRel${relation}`,
    });

    /** Relations in which a feature stands to a polygon. */
    async function relationsOf(layer: number, id: number, ring: readonly Place[]): Promise<string[]> {
      const found: string[] = [];
      for (const relation of RELATIONS) {
        const reply = await ask(layer, {
          ...polygon(ring, relation),
          objectIds: String(id),
          returnIdsOnly: 'true',
        });
        expect(reply, JSON.stringify(reply)).to.have.property('objectIds');
        if ((reply['objectIds'] as number[]).length > 0) found.push(relation);
      }
      return found;
    }

    it('answers each relation of features that take GEOS hours', async () => {
      const area = await add(POLYGONS, { rings: [zigzag(20_000, 1)] });
      const line = await add(LINES, { paths: [zigzag(20_000, 1)] });
      expect(await relationsOf(POLYGONS, area, zigzag(300, 2))).to.deep.equal(['Intersects', 'Overlaps']);
      expect(await relationsOf(LINES, line, zigzag(60, 2))).to.deep.equal(['Intersects', 'Crosses']);
      // Around all of it, beside it, and an envelope across.
      const around = [
        [-9, -9],
        [-9, 99],
        [99, 99],
        [99, -9],
        [-9, -9],
      ] as const;
      const beside = [
        [80, 61],
        [81, 80],
        [81, 61],
        [80, 61],
      ] as const;
      expect(await relationsOf(LINES, line, around)).to.deep.equal(['Intersects', 'Contains']);
      expect(await relationsOf(LINES, line, beside)).to.deep.equal([]);
    });

    it('leaves nothing busy when four clients hang up', async () => {
      const add1 = await add(POLYGONS, { rings: [zigzag(20_000, 3)] });
      await Promise.all(
        Array.from({ length: CLIENTS }, async (_, index) => {
          const relation = RELATIONS[(index * 2 + 3) % RELATIONS.length] ?? 'Touches';
          const form = { ...polygon(zigzag(300, 2), relation), returnCountOnly: 'true' };
          await ask(POLYGONS, form, { signal: AbortSignal.timeout(1500) }).catch(() => undefined);
        }),
      );
      await sleep(10_000);
      const count = await ask(
        POLYGONS,
        { where: `OBJECTID = ${String(add1)}`, returnCountOnly: 'true' },
        { signal: AbortSignal.timeout(2000) },
      );
      expect(count).to.deep.equal({ count: 1 });
      const live = await fetch(`${server.url}/health/live`, { signal: AbortSignal.timeout(1000) });
      expect(live.status).to.equal(200);
    });

    it('finds large honest features by their relation', async () => {
      const shore = await add(POLYGONS, { rings: [coast(100_000, [120, 0], 25)] });
      const walk = await add(LINES, { paths: [track(100_000, [120, 0])] });
      const small = coast(300, [135, 0], 20);
      expect(await relationsOf(POLYGONS, shore, small)).to.deep.equal(['Intersects', 'Overlaps']);
      expect(await relationsOf(POLYGONS, shore, coast(300, [120, 0], 50))).to.deep.equal([
        'Intersects',
        'Contains',
      ]);
      expect(await relationsOf(POLYGONS, shore, coast(300, [120, 0], 5))).to.deep.equal([
        'Intersects',
        'Within',
      ]);
      expect(await relationsOf(LINES, walk, coast(300, [120, 0], 50))).to.deep.equal([
        'Intersects',
        'Contains',
      ]);
      expect(await relationsOf(LINES, walk, coast(300, [125, 0], 4))).to.deep.equal([
        'Intersects',
        'Crosses',
      ]);
    });

    it('names features that cannot be compared, and finds them by their boxes', async () => {
      const id = await add(POLYGONS, { rings: [comb(10_000, -30, -20)] });
      const form = { ...polygon(comb(10_000, -20 - 0.001 / 2, -10), 'Touches'), objectIds: String(id) };
      const { error } = (await ask(POLYGONS, form)) as { error: { code: number; details: string[] } };
      expect(error, JSON.stringify(error)).to.deep.include({ code: 400 });
      expect(error.details).to.deep.equal([
        `geometry: feature ${String(id)} meets the geometry or itself at too many points to be compared; repair the feature or use esriSpatialRelEnvelopeIntersects`,
      ]);
      const near = { ...form, spatialRel: 'esriSpatialRelEnvelopeIntersects', returnIdsOnly: 'true' };
      expect(await ask(POLYGONS, near)).to.have.deep.property('objectIds', [id]);
      const removed = await ask(POLYGONS, form, { operation: 'deleteFeatures' });
      expect(removed).to.have.nested.property('error.code', 400);
    });

    it('deletes features by a geometry', async () => {
      const id = await add(POLYGONS, { rings: [zigzag(20_000, 4)] });
      const reply = await ask(
        POLYGONS,
        { ...polygon(zigzag(300, 2), 'Intersects'), where: `OBJECTID = ${String(id)}` },
        { operation: 'deleteFeatures' },
      );
      expect(reply).to.have.nested.property('deleteResults[0].success', true);
    });
  });
}
