// @needs slow: queries that take long.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { DATABASE_KINDS } from '../support/databases/databases.js';
import { createRawClient } from '../support/clients/raw-client.js';
import { startTestServer, type TestServer } from '../support/servers/server-process.js';

/** More than SQLite has connections for reading. */
const CLIENTS = 4;

/** A condition that takes minutes on each of the rows below: naive search for a long part of a longer text. */
const TEXT = 'a'.repeat(4000);
const SLOW = Array.from({ length: 400 }, (_, index) => `n LIKE '%${'a'.repeat(300)}b${index}%'`).join(' OR ');
const ROWS = 1000;

/** Long enough for any machine, and far less than a statement takes that nothing ends. */
const PATIENCE_MS = 60_000;

type Place = readonly [x: number, y: number];

/** Scatters places in a square of side 1, the same in every run. */
function scatter(count: number, seed: number): Place[] {
  let state = seed;
  const next = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: count }, () => [next(), next()]);
}

/** A polygon that crosses itself at some 15,000 places: SpatiaLite alone would take hours to make it valid. */
const TANGLED = scatter(300, 38);
const POINTS = scatter(200, 3800);
const geometryOf = (shape: object): string => JSON.stringify({ ...shape, spatialReference: { wkid: 4326 } });

function isInside([x, y]: Place, ring: readonly Place[]): boolean {
  const crossed = ring.filter(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [NaN, NaN];
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  });
  return crossed.length % 2 === 1;
}

for (const kind of DATABASE_KINDS) {
  describe(`slow queries (${kind})`, function () {
    this.timeout(4 * PATIENCE_MS);
    const client = createRawClient();

    async function startWithRows(
      env: Readonly<Record<string, string>>,
    ): Promise<{ readonly server: TestServer; readonly layer: string; readonly token: string }> {
      const server = await startTestServer(kind, { FAIRGROUND_REQUEST_TIMEOUT: '600', ...env });
      const { name, password } = await server.addUser('ada', 'administrator');
      const signIn = { f: 'json', username: name, password, client: 'referer', referer: server.url };
      const { token } = await client.post(`${server.url}/sharing/rest/generateToken`, signIn);
      const form = { f: 'json', token: String(token) };
      const made = await client.post(`${server.url}/sharing/rest/content/users/ada/createService`, {
        ...form,
        outputType: 'featureService',
        createParameters: JSON.stringify({
          name: 'slow',
          capabilities: 'Query,Create,Update,Delete',
        }),
      });
      const service = String(made['serviceurl']);
      const definition = {
        layers: [
          {
            name: 'Texts',
            type: 'Table',
            fields: [{ name: 'n', type: 'esriFieldTypeString', length: 4000 }],
          },
          { name: 'Places', geometryType: 'esriGeometryPoint', spatialReference: { wkid: 4326 } },
        ],
      };
      await client.post(`${service.replace('/rest/services/', '/rest/admin/services/')}/addToDefinition`, {
        ...form,
        addToDefinition: JSON.stringify(definition),
      });
      const layer = `${service}/0`;
      const added = await client.post(`${layer}/addFeatures`, {
        ...form,
        features: JSON.stringify(Array.from({ length: ROWS }, () => ({ attributes: { n: TEXT } }))),
      });
      expect(added['addResults']).to.have.length(ROWS);
      return { server, layer, token: String(token) };
    }

    const ask = (
      layer: string,
      form: Readonly<Record<string, string>>,
      signal = AbortSignal.timeout(PATIENCE_MS),
    ): Promise<Response> =>
      fetch(layer, { method: 'POST', body: new URLSearchParams({ f: 'json', ...form }), signal });

    /** Sends a request and hangs up when the server works on it. */
    async function hangUp(url: string, form: Readonly<Record<string, string>>): Promise<void> {
      const abort = new AbortController();
      const reply = ask(url, form, abort.signal).then(
        (found) => found.text().then((text) => expect.fail(`it is quick: ${text.slice(0, 200)}`)),
        () => undefined,
      );
      await sleep(500);
      abort.abort();
      await reply;
    }

    it('ends queries when their clients hang up, and leaves nothing busy', async () => {
      const { server, layer, token } = await startWithRows({ FAIRGROUND_QUERY_TIMEOUT: '600' });
      try {
        const queries: readonly Readonly<Record<string, string>>[] = [
          { where: SLOW, returnCountOnly: 'true' },
          { where: SLOW, returnIdsOnly: 'true' },
          { where: SLOW, outFields: '*' },
        ];
        await Promise.all(
          Array.from({ length: CLIENTS }, (_, index) =>
            hangUp(`${layer}/query`, { token, ...queries[index % queries.length] }),
          ),
        );
        const count = await ask(`${layer}/query`, { token, where: '1=1', returnCountOnly: 'true' });
        expect(await count.json()).to.deep.equal({ count: ROWS });
        const ready = await fetch(`${server.url}/health/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) });
        expect(ready.status).to.equal(200);
      } finally {
        await server.stop();
      }
    });

    it('ends an edit when its client hangs up, without a change', async () => {
      const { server, layer, token } = await startWithRows({ FAIRGROUND_QUERY_TIMEOUT: '600' });
      try {
        await hangUp(`${layer}/deleteFeatures`, { token, where: SLOW });
        const added = await ask(`${layer}/addFeatures`, { token, features: '[{"attributes":{"n":"b"}}]' });
        expect(await added.json()).to.have.nested.property('addResults[0].success', true);
        const count = await ask(`${layer}/query`, { token, where: '1=1', returnCountOnly: 'true' });
        expect(await count.json()).to.deep.equal({ count: ROWS + 1 });
      } finally {
        await server.stop();
      }
    });

    it('ends queries after FAIRGROUND_QUERY_TIMEOUT with an error that says so', async () => {
      const { server, layer, token } = await startWithRows({ FAIRGROUND_QUERY_TIMEOUT: '1' });
      try {
        const reply = await ask(`${layer}/query`, { token, where: SLOW, returnCountOnly: 'true' });
        const { error } = (await reply.json()) as { error: { code: number; message: string } };
        expect(error.code).to.equal(503);
        expect(error.message).to.contain('took longer than this server allows');
      } finally {
        await server.stop();
      }
    });

    it('fills geometries that cross themselves very often by the even-odd rule, in bounded time', async () => {
      const { server, layer, token } = await startWithRows({ FAIRGROUND_QUERY_TIMEOUT: '30' });
      try {
        const places = `${layer.slice(0, -1)}1`;
        const features = POINTS.map(([x, y]) => ({ geometry: { x, y } }));
        const added = await ask(`${places}/addFeatures`, { token, features: JSON.stringify(features) });
        expect(await added.json())
          .to.have.property('addResults')
          .with.length(POINTS.length);
        const form = { token, returnCountOnly: 'true', geometryType: 'esriGeometryPolygon' };
        const tangled = { ...form, geometry: geometryOf({ rings: [[...TANGLED, TANGLED[0]]] }) };
        const counts = await Promise.all(
          Array.from({ length: CLIENTS }, () =>
            ask(`${places}/query`, tangled).then((reply) => reply.json()),
          ),
        );
        const count = POINTS.filter((point) => isInside(point, TANGLED)).length;
        expect(counts).to.deep.equal(Array.from({ length: CLIENTS }, () => ({ count })));
        const zigzag = Array.from({ length: 50_000 }, (_, index) => [index / 1e5 + (index % 2), index % 2]);
        for (const shape of [{ rings: [zigzag] }, { paths: [zigzag] }]) {
          const reply = await ask(`${places}/query`, { ...form, geometry: geometryOf(shape) });
          const { error } = (await reply.json()) as { error: { code: number; details: string[] } };
          expect(error.code).to.equal(400);
          expect(error.details).to.deep.equal([
            'geometry: must have at most 1000000 pairs of sides with intersecting boxes',
          ]);
        }
      } finally {
        await server.stop();
      }
    });

    it('leaves nothing busy when clients give up queries of geometries that cross themselves', async () => {
      const { server, layer, token } = await startWithRows({ FAIRGROUND_SHUTDOWN_LIMIT: '20' });
      try {
        const rings = geometryOf({ rings: [[...TANGLED, TANGLED[0]]] });
        const form = { token, geometry: rings, geometryType: 'esriGeometryPolygon' };
        const places = `${layer.slice(0, -1)}1`;
        const feature = JSON.stringify([{ geometry: { x: 0.5, y: 0.5 } }]);
        await (await ask(`${places}/addFeatures`, { token, features: feature })).text();
        const giveUp = AbortSignal.timeout(100);
        await Promise.allSettled([
          ...Array.from({ length: CLIENTS }, () => ask(`${places}/query`, form, giveUp)),
          ask(`${places}/deleteFeatures`, { ...form, where: '1=0' }, giveUp),
        ]);
        const count = await ask(`${layer}/query`, { token, where: '1=1', returnCountOnly: 'true' });
        expect(await count.json()).to.deep.equal({ count: ROWS });
        const again = await ask(`${places}/addFeatures`, { token, features: feature });
        expect(await again.json()).to.have.nested.property('addResults[0].success', true);
        void ask(`${places}/query`, form).catch(() => undefined);
      } finally {
        await server.stop();
      }
    });

    it('stops the server during long queries', async () => {
      const { server, layer, token } = await startWithRows({
        FAIRGROUND_QUERY_TIMEOUT: '600',
        FAIRGROUND_SHUTDOWN_LIMIT: '2',
        FAIRGROUND_SHUTDOWN_TIMEOUT: '1',
      });
      const waiting = ask(`${layer}/query`, { token, where: SLOW, returnCountOnly: 'true' }).then(
        (reply) => reply.text(),
        () => 'hung up',
      );
      await sleep(500);
      await server.stop();
      expect(await waiting).to.equal('hung up');
    });
  });
}
