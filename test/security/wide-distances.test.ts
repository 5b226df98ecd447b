// @needs slow: queries of large distances.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { DATABASE_KINDS } from '../support/databases/databases.js';
import { createRawClient } from '../support/clients/raw-client.js';
import { startTestServer, type TestServer } from '../support/servers/server-process.js';

/** More than the threads and those that wait for one. */
const CLIENTS = 24;

/** Long enough for any machine. */
const PATIENCE_MS = 240_000;
const PATIENT = { FAIRGROUND_QUERY_TIMEOUT: '600', FAIRGROUND_REQUEST_TIMEOUT: '600' };

/** Places all over the world; a thousand of them are as many as may be widened. */
const around = (count: number): Readonly<Record<string, string>> => ({
  geometry: JSON.stringify({
    points: Array.from({ length: count }, (_, index) => [
      ((index * 137.5) % 340) - 170,
      ((index * 61.8) % 160) - 80,
    ])
      // A feature is there.
      .with(0, [0, 0]),
  }),
  geometryType: 'esriGeometryMultipoint',
  inSR: '4326',
  distance: '1600',
  units: 'esriSRUnit_Kilometer',
});

/** A line of 30 vertices that crosses the world with each. */
const ACROSS = {
  geometry: JSON.stringify({
    paths: [Array.from({ length: 30 }, (_, index) => [index % 2 === 0 ? -179 : 179, index * 2 - 30])],
  }),
  geometryType: 'esriGeometryPolyline',
  inSR: '4326',
  distance: '1',
  units: 'esriSRUnit_Kilometer',
};

for (const kind of DATABASE_KINDS) {
  describe(`queries by wide distances (${kind})`, function () {
    this.timeout(3 * PATIENCE_MS);
    const client = createRawClient();

    async function startWithPoints(
      env: Readonly<Record<string, string>> = {},
    ): Promise<{ readonly server: TestServer; readonly layer: string; readonly token: string }> {
      const server = await startTestServer(kind, { ...PATIENT, ...env });
      const { name, password } = await server.addUser('ada', 'administrator');
      const signIn = { f: 'json', username: name, password, client: 'referer', referer: server.url };
      const { token } = await client.post(`${server.url}/sharing/rest/generateToken`, signIn);
      const form = { f: 'json', token: String(token) };
      const made = await client.post(`${server.url}/sharing/rest/content/users/ada/createService`, {
        ...form,
        outputType: 'featureService',
        createParameters: JSON.stringify({ name: 'wide', capabilities: 'Query,Create' }),
      });
      const service = String(made['serviceurl']);
      const spatialReference = { wkid: 102100 };
      const definition = {
        layers: [
          { name: 'Points', type: 'Feature Layer', geometryType: 'esriGeometryPoint', spatialReference },
        ],
      };
      await client.post(`${service.replace('/rest/services/', '/rest/admin/services/')}/addToDefinition`, {
        ...form,
        addToDefinition: JSON.stringify(definition),
      });
      const layer = `${service}/0`;
      const features = JSON.stringify([{ attributes: {}, geometry: { x: 0, y: 0, spatialReference } }]);
      const added = await client.post(`${layer}/addFeatures`, { ...form, features });
      expect(added).to.have.nested.property('addResults[0].success', true);
      return { server, layer, token: String(token) };
    }

    const ask = (
      layer: string,
      form: Readonly<Record<string, string>>,
      signal = AbortSignal.timeout(PATIENCE_MS),
    ): Promise<Response> =>
      fetch(`${layer}/query`, {
        method: 'POST',
        body: new URLSearchParams({ f: 'json', returnCountOnly: 'true', ...form }),
        signal,
      });

    it('refuses distances that would take too long, whatever else is queried', async () => {
      const { server, layer, token } = await startWithPoints();
      try {
        for (const where of ['1=1', '1=0']) {
          const reply = await ask(layer, { token, where, ...ACROSS });
          const { error } = (await reply.json()) as { error: { code: number; details: string[] } };
          expect(error.code).to.equal(400);
          expect(error.details.join()).to.match(/geometry.*360000 vertices/);
        }
      } finally {
        await server.stop();
      }
    });

    it('refuses too many wide distances at once, and answers all else', async () => {
      const { server, layer, token } = await startWithPoints();
      try {
        const asked = Array.from({ length: CLIENTS }, async () => {
          const reply = await ask(layer, { token, ...around(30) });
          const body = (await reply.json()) as { count?: number; error?: { code: number } };
          return { retryAfter: reply.headers.get('retry-after'), ...body };
        });
        const live = await fetch(`${server.url}/health/live`, { signal: AbortSignal.timeout(PATIENCE_MS) });
        expect(live.status).to.equal(200);
        const replies = await Promise.all(asked);
        const refused = replies.filter(({ error }) => error !== undefined);
        expect(refused).not.to.deep.equal([]);
        for (const { error, retryAfter } of refused) {
          expect(error?.code).to.equal(503);
          expect(Number(retryAfter)).to.be.above(0);
        }
        expect(replies.filter(({ count }) => count === 1)).to.have.length(CLIENTS - refused.length);
      } finally {
        await server.stop();
      }
    });

    it('ends queries by distance when their clients hang up', async () => {
      const { server, layer, token } = await startWithPoints();
      try {
        const abort = new AbortController();
        const asked = Array.from({ length: CLIENTS }, () =>
          ask(layer, { token, ...around(1000) }, abort.signal).catch(() => undefined),
        );
        await sleep(500);
        abort.abort();
        await Promise.all(asked);
        // Those that have hung up hold no place any more.
        const replies = await Promise.all(
          Array.from({ length: 4 }, async () => (await ask(layer, { token, ...around(30) })).json()),
        );
        expect(replies).to.deep.equal(Array.from({ length: 4 }, () => ({ count: 1 })));
      } finally {
        await server.stop();
      }
    });

    it('stops the server during queries by distance', async () => {
      const { server, layer, token } = await startWithPoints({
        FAIRGROUND_SHUTDOWN_LIMIT: '2',
        FAIRGROUND_SHUTDOWN_TIMEOUT: '1',
      });
      const asked = Array.from({ length: 18 }, () =>
        ask(layer, { token, ...around(1000) }).then(
          (reply) => reply.text(),
          () => 'hung up',
        ),
      );
      await sleep(500);
      await server.stop();
      expect(await Promise.all(asked)).to.include('hung up');
    });
  });
}
