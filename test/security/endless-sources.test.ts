import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { type GdalFiles, openGdalFiles } from '../server/features/append/source/gdal-files.js';
import { runSqlite } from '../server/features/append/source/sqlite-file.js';
import { DATABASE_KINDS } from '../support/databases/databases.js';
import { createRawClient } from '../support/clients/raw-client.js';
import { startTestServer, type TestServer } from '../support/servers/server-process.js';

const NUMBERS = 'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT';

/** Rows that come, and then one that does not. */
const STALLED = [
  `CREATE TABLE numbers AS ${NUMBERS} i FROM n LIMIT 3000`,
  `CREATE VIEW rows AS SELECT CASE WHEN i < 2500 THEN printf('%.200c', 'x') ELSE (${NUMBERS} max(i) FROM n) END AS n FROM numbers`,
];

/** A thousand million rows of ten. */
const CROSSED = [
  `CREATE TABLE ten AS ${NUMBERS} i FROM n LIMIT 10`,
  `CREATE VIEW rows AS SELECT printf('%.9000c', 'x') AS n FROM ten a, ten b, ten c, ten d, ten e, ten f, ten g`,
];

const DONE = new Set(['Completed', 'Failed']);

for (const kind of DATABASE_KINDS) {
  describe(`endless sources (${kind})`, function () {
    this.timeout(240_000);
    const client = createRawClient();
    let files: GdalFiles;
    let server: TestServer;
    const layers: { readonly url: string; readonly token: string }[] = [];

    before(async () => {
      files = await openGdalFiles();
      await files.writeBasePackage();
      // One job at a time: a place that is not given up is missed by the next.
      server = await startTestServer(kind, { FAIRGROUND_JOB_CONCURRENCY: '1' });
      for (const user of ['ada', 'bob']) layers.push(await makeLayer(user));
    });
    after(async () => {
      await server.stop();
      await files.remove();
    });

    async function makeLayer(user: string): Promise<{ readonly url: string; readonly token: string }> {
      const { name, password } = await server.addUser(user, 'author');
      const signIn = { f: 'json', username: name, password, client: 'referer', referer: server.url };
      const { token } = await client.post(`${server.url}/sharing/rest/generateToken`, signIn);
      const form = { f: 'json', token: String(token) };
      const made = await client.post(`${server.url}/sharing/rest/content/users/${user}/createService`, {
        ...form,
        outputType: 'featureService',
        createParameters: JSON.stringify({ name: user, capabilities: 'Query,Create,Update,Delete,Uploads' }),
      });
      const service = String(made['serviceurl']);
      const layer = {
        name: 'Texts',
        type: 'Table',
        fields: [{ name: 'n', type: 'esriFieldTypeString', length: 9000 }],
      };
      await client.post(`${service.replace('/rest/services/', '/rest/admin/services/')}/addToDefinition`, {
        ...form,
        addToDefinition: JSON.stringify({ layers: [layer] }),
      });
      return { url: `${service}/0`, token: String(token) };
    }

    /** Appends the view `rows` of a small GeoPackage; the address of the job. */
    async function append(statements: readonly string[]): Promise<string> {
      const { url, token } = layers[0] ?? { url: '', token: '' };
      await files.write('rows.gpkg', await files.read('base.gpkg'));
      await runSqlite(
        files.path('rows.gpkg'),
        ...statements,
        "INSERT INTO gpkg_contents (table_name, data_type, identifier) VALUES ('rows', 'attributes', 'rows')",
      );
      const uploaded = await client.postParts(`${url.slice(0, -2)}/uploads/upload`, {
        f: 'json',
        token,
        file: { fileName: 'rows.gpkg', content: new Uint8Array(await files.read('rows.gpkg')) },
      });
      const item = uploaded['item'] as Record<string, unknown>;
      const submitted = await client.post(`${url}/append`, {
        f: 'json',
        token,
        appendUploadId: String(item['itemID']),
        appendUploadFormat: 'gpkg',
        sourceTableName: 'rows',
      });
      return String(submitted['statusUrl']);
    }

    /** Looks at a job until it is as wanted. */
    async function until(
      address: string,
      isWanted: (job: Record<string, unknown>) => boolean,
    ): Promise<Record<string, unknown>> {
      for (;;) {
        const job = await client.post(address, { f: 'json', token: layers[0]?.token ?? '' });
        if (isWanted(job)) return job;
        expect(DONE.has(String(job['status'])), JSON.stringify(job)).to.equal(false);
        await sleep(100);
      }
    }

    const isDone = (job: Record<string, unknown>): boolean => DONE.has(String(job['status']));

    it('keeps edits of others running beside an endless source, and frees its place on cancellation', async () => {
      const address = await append(STALLED);
      await until(address, (job) => Number(job['recordCount']) > 0);
      const { url, token } = layers[1] ?? { url: '', token: '' };
      const edits = { f: 'json', token, features: '[{"attributes":{"n":"b"}}]' };
      const added = await client.post(`${url}/addFeatures`, edits);
      expect(added, JSON.stringify(added)).to.have.nested.property('addResults[0].success', true);
      const running = await client.post(address, { f: 'json', token: layers[0]?.token ?? '' });
      expect(isDone(running), JSON.stringify(running)).to.equal(false);
      const service = address.replace(/\/FeatureServer\/.*$/, '/FeatureServer');
      const id = String(address.split('/').at(-1));
      await client.post(`${service}/jobs/${id}/cancel`, { f: 'json', token: layers[0]?.token ?? '' });
      const cancelled = await until(address, isDone);
      expect(cancelled['statusMessage']).to.contain('cancelled');
      const next = await until(await append(CROSSED), isDone);
      expect(next).to.include({ status: 'Failed' });
    });

    it('fails early on an endless source, with the limit in the reason', async () => {
      const failed = await until(await append(CROSSED), isDone);
      expect(failed).to.include({ status: 'Failed', insertCount: 0 });
      expect(failed['statusMessage']).to.contain('its rows take more than 100 MB');
    });
  });
}
