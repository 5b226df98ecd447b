import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { DATABASE_KINDS } from '../support/databases.js';
import { createRawClient } from '../support/raw-client.js';
import { startTestServer, type TestServer } from '../support/server-process.js';

/** More than SQLite has connections for reading. */
const CLIENTS = 4;

/** A condition that takes minutes on each of the rows below: naive search for a long part of a longer text. */
const TEXT = 'a'.repeat(4000);
const SLOW = Array.from({ length: 400 }, (_, index) => `n LIKE '%${'a'.repeat(300)}b${index}%'`).join(' OR ');
const ROWS = 1000;

/** Long enough for any machine, and far less than a statement takes that nothing ends. */
const PATIENCE_MS = 60_000;

for (const kind of DATABASE_KINDS) {
  describe(`queries that take minutes (${kind})`, function () {
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

    it('end when their clients hang up, and leave nothing busy', async () => {
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

    it('end when their client hangs up amid an edit, which then changes nothing', async () => {
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

    it('end after FAIRGROUND_QUERY_TIMEOUT with an error that says so', async () => {
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

    it('do not keep the server from stopping', async () => {
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
