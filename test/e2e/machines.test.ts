import { ListMultipartUploadsCommand } from '@aws-sdk/client-s3';
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { expect } from 'chai';
import type { Knex } from 'knex';
import sharp from 'sharp';
import type { UserWithSecrets } from '../../server/auth/users.js';
import { type Fairground } from '../support/servers/fairground.js';
import { CITIES, type Json, PUBLIC_URL } from '../support/servers/feature-server.js';
import { type Fate, type FaultyProxy, startFaultyProxy } from '../support/servers/faulty-proxy.js';
import { eventually } from '../support/servers/jobs.js';
import {
  basic,
  type Caller,
  callerOf,
  type Machine,
  type Machines,
  openMachines,
} from '../support/servers/machines.js';
import { openGdalFiles } from '../server/features/append/source/gdal-files.js';

const JOBS = 50;
const PART_BYTES = 6_000_000;
const COORDINATES = { locationType: 'coordinates', latitudeFieldName: 'lat', longitudeFieldName: 'lon' };

describe('three servers and two workers on one database and one bucket', function () {
  this.timeout(300_000);
  let machines: Machines;
  let servers: [Machine, Machine, Machine];
  let workers: Fairground[];
  let ada: UserWithSecrets;
  /** Ada at each of the servers. */
  let callers: [Caller, Caller, Caller];

  before(async () => {
    machines = await openMachines({
      FAIRGROUND_SIGN_IN_FAILURES_PER_USER: '4',
      FAIRGROUND_PART_LIMIT: '20MB',
    });
    ada = await machines.addUser('ada', 'editor');
    servers = await Promise.all([machines.startServer(), machines.startServer(), machines.startServer()]);
    workers = await Promise.all([machines.startWorker(), machines.startWorker()]);
    callers = [callAt(0), callAt(1), callAt(2)];
  });
  after(() => machines.stop());

  function callAt(index: 0 | 1 | 2): Caller {
    return callerOf(servers[index], basic(ada));
  }

  let services = 0;
  /** A service with the layer Cities, made at the first server; its path. */
  async function makeService(): Promise<string> {
    const name = `Places_${String(++services)}`;
    const made = await callers[0].post('/sharing/rest/content/users/ada/createService', {
      createParameters: { name },
      outputType: 'featureService',
    });
    expect(made).to.include({ success: true });
    const added = await callers[0].post(`/rest/admin/services/${name}/FeatureServer/addToDefinition`, {
      addToDefinition: { layers: [CITIES] },
    });
    expect(added).to.include({ success: true });
    return `/rest/services/${name}/FeatureServer`;
  }

  async function ended({ statusUrl }: Json, caller = callers[2]): Promise<Json> {
    expect(statusUrl).to.be.a('string');
    const path = String(statusUrl).slice(PUBLIC_URL.length);
    return eventually(async () => {
      const job = await caller.post(path);
      return ['Pending', 'InProgress'].includes(String(job['status'])) ? undefined : job;
    });
  }

  const countOf = async (service: string, caller = callers[1]): Promise<unknown> =>
    (await caller.post(`${service}/0/query`, { where: '1=1', returnCountOnly: true }))['count'];

  function filePart(content: Buffer | string, name = 'part'): FormData {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
    return form;
  }

  async function register(service: string, itemName: string): Promise<string> {
    const { item } = await callers[0].post(`${service}/uploads/register`, { itemName });
    return String((item as Json)['itemID']);
  }

  describe('uploads', () => {
    it('begins an upload at one server, takes its parts at all, and commits it at another', async () => {
      const service = await makeService();
      const rows = Array.from({ length: 30_000 }, (_, row) => `c${row},Town ${row},${row},10,20\n`);
      const text = `code,name,people,lat,lon\n${rows.join('')}`;
      const id = await register(service, 'towns.csv');
      const third = Math.ceil(text.length / 3);
      await Promise.all(
        callers.map((caller, index) =>
          caller.post(
            `${service}/uploads/${id}/uploadPart?f=json&partId=${String(index + 1)}`,
            filePart(text.slice(index * third, (index + 1) * third)),
          ),
        ),
      );
      expect(await callers[2].post(`${service}/uploads/${id}/parts`)).to.deep.equal({
        parts: ['1', '2', '3'],
      });
      expect((await callers[1].post(`${service}/uploads/${id}/commit`))['item']).to.include({
        committed: true,
      });
      const download = await callers[0].get(`${service}/uploads/${id}/download`);
      expect(await download.text()).to.equal(text);
      const submitted = await callers[2].post(`${service}/0/append`, {
        appendUploadId: id,
        appendUploadFormat: 'csv',
        appendSourceInfo: COORDINATES,
      });
      expect(await ended(submitted)).to.include({
        status: 'Completed',
        recordCount: 30_000,
        insertCount: 30_000,
      });
      for (const caller of callers) expect(await countOf(service, caller)).to.equal(30_000);
    });

    it('copies an upload that a reader needs on disk, and removes the copy', async () => {
      const service = await makeService();
      const files = await openGdalFiles();
      try {
        await files.write(
          'towns.csv',
          'code,name,people,WKT\nA,Alta,5,POINT (20 10)\nB,Bodo,6,POINT (21 11)\n',
        );
        await files.ogr2ogr('towns.gpkg', 'towns.csv', '-a_srs', 'EPSG:4326', '-nln', 'towns');
        const upload = filePart(await files.read('towns.gpkg'), 'towns.gpkg');
        const { item } = await callers[0].post(`${service}/uploads/upload?f=json`, upload);
        const submitted = await callers[1].post(`${service}/0/append`, {
          appendUploadId: String((item as Json)['itemID']),
          appendUploadFormat: 'geopackage',
        });
        expect(await ended(submitted)).to.include({ status: 'Completed', insertCount: 2 });
        await eventually(async () => (await readdir(machines.sourceFolder)).length === 0 || undefined);
      } finally {
        await files.remove();
      }
    });

    it('keeps an upload when a server dies in the middle of a part or of a commit', async () => {
      const service = await makeService();
      const id = await register(service, 'big.zip');
      const pieces = [1, 2, 3].map(() => randomBytes(PART_BYTES));
      const path = (number: number): string =>
        `${service}/uploads/${id}/uploadPart?f=json&partId=${String(number)}`;
      const doomed = [await machines.startServer(), await machines.startServer()] as const;

      await callerOf(doomed[0], basic(ada)).post(path(1), filePart(pieces[0]!));
      await sendHalf(doomed[0], path(2), pieces[1]!);
      await kill(doomed[0].fairground);
      await callers[0].post(path(2), filePart(pieces[1]!));
      await callers[1].post(path(3), filePart(pieces[2]!));
      expect(await callers[2].post(`${service}/uploads/${id}/parts`)).to.deep.equal({
        parts: ['1', '2', '3'],
      });

      let hasEnded = false;
      const commit = callerOf(doomed[1], basic(ada))
        .post(`${service}/uploads/${id}/commit`)
        .catch(() => undefined)
        .finally(() => (hasEnded = true));
      await eventually(async () => hasEnded || (await unfinishedUploads()) > 0 || undefined);
      await kill(doomed[1].fairground);
      await commit;

      // An error where the first commit was through already.
      await callers[0].post(`${service}/uploads/${id}/commit`);
      expect(await callers[0].post(`${service}/uploads/${id}`)).to.include({ committed: true });
      const download = await callers[1].get(`${service}/uploads/${id}/download`);
      expect(Buffer.from(await download.arrayBuffer()).equals(Buffer.concat(pieces))).to.equal(true);
      await machines.blobs.sweepIncoming?.(Date.now() + 3_600_000);
      expect(await unfinishedUploads()).to.equal(0);
    });
  });

  /** Begins a request whose body does not end; resolves when some of it is with the server. */
  async function sendHalf({ url }: Machine, path: string, content: Buffer): Promise<void> {
    const boundary = 'half-a-part';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="part"\r\n\r\n`;
    await new Promise<void>((resolve) => {
      const half = request(`${url}${path}`, {
        method: 'POST',
        headers: {
          authorization: basic(ada),
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': String(2 * content.length),
        },
      });
      half.on('error', () => undefined);
      half.write(Buffer.concat([Buffer.from(head), content]), () => resolve());
    });
  }

  async function unfinishedUploads(): Promise<number> {
    const { s3, bucket } = machines;
    const found = await s3.client.send(new ListMultipartUploadsCommand({ Bucket: bucket }));
    return found.Uploads?.length ?? 0;
  }

  async function kill(fairground: Fairground): Promise<void> {
    fairground.process.kill('SIGKILL');
    await fairground.exit();
  }

  describe('jobs', () => {
    it('runs each job once, whichever worker takes it', async () => {
      const service = await makeService();
      const numbers = Array.from({ length: JOBS }, (_, index) => index);
      const submitted = await Promise.all(
        numbers.map((number) =>
          callers[number % 3]!.post(`${service}/0/append`, {
            edits: { features: [{ attributes: { code: `c${String(number)}`, people: number } }] },
          }),
        ),
      );
      const ids = submitted.map(({ jobId }) => String(jobId));
      const jobs = (): Knex.QueryBuilder => machines.databases.system.knex('jobs').whereIn('id', ids);
      await eventually(async () => {
        const unfinished = await jobs().whereNull('finished_at').pluck<string[]>('id');
        return unfinished.length === 0 || undefined;
      });
      const states = await Promise.all(submitted.map((job) => ended(job)));
      for (const state of states)
        expect(state).to.include({ status: 'Completed', insertCount: 1, errorCount: 0 });
      const found = await callers[0].post(`${service}/0/query`, { where: '1=1', outFields: 'people' });
      const people = (found['features'] as { attributes: { people: number } }[]).map(
        ({ attributes }) => attributes.people,
      );
      expect(people.sort((a, b) => a - b)).to.deep.equal(numbers);
      const attempts = await jobs().pluck<number[]>('attempts');
      expect(attempts).to.deep.equal(numbers.map(() => 1));
    });

    it('finishes a job whose worker dies in the middle of it', async () => {
      const service = await makeService();
      const rows = Array.from(
        { length: 60_000 },
        (_, row) => `d${row},${'Town '.repeat(6)}${row},${row},10,20\n`,
      );
      const { item } = await callers[0].post(
        `${service}/uploads/upload?f=json`,
        filePart(`code,name,people,lat,lon\n${rows.join('')}`, 'towns.csv'),
      );
      const submitted = await callers[1].post(`${service}/0/append`, {
        appendUploadId: String((item as Json)['itemID']),
        appendUploadFormat: 'csv',
        appendSourceInfo: COORDINATES,
      });
      const id = String(submitted['jobId']);
      // Whichever of them has it: both end, and one that comes after them goes on.
      await eventually(async () => {
        const [status] = await machines.databases.system.knex('jobs').where({ id }).pluck<string[]>('status');
        return status === 'queued' ? undefined : true;
      });
      await Promise.all(workers.map(kill));
      // As if the time had passed in which the dead worker should have given a sign of life.
      await machines.databases.system.write((trx) =>
        trx('jobs').where({ id, status: 'running' }).update({ lease_ends_at: 0 }),
      );
      workers = [await machines.startWorker(), await machines.startWorker()];
      expect(await ended(submitted)).to.include({ status: 'Completed', insertCount: 60_000, errorCount: 0 });
      expect(await countOf(service)).to.equal(60_000);
    });
  });

  describe('a server with a silent bucket', () => {
    let proxy: FaultyProxy;
    let fate: Fate = 'pass';
    let cut: Machine;
    before(async () => {
      proxy = await startFaultyProxy(machines.s3.url, () => fate);
      cut = await machines.startServer({ FAIRGROUND_BLOBS_ENDPOINT: proxy.url });
    });
    after(() => proxy.stop());

    it('answers with a time to retry while the bucket is silent, and continues afterwards', async () => {
      const service = await makeService();
      const there = callerOf(cut, basic(ada));
      const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#c03020' } })
        .png()
        .toBuffer();
      const image = await there.post('/cal/events/v1/images', filePart(bytes, 'dot.png'));
      const path = String(image['url']).slice(PUBLIC_URL.length);
      const upload = async (): Promise<Json> =>
        there.post(`${service}/uploads/upload?f=json`, filePart('code\nA\n', 'a.csv'));

      fate = { status: 500 };
      const reply = await there.get(path);
      expect(reply.status).to.equal(503);
      expect(reply.headers.get('retry-after')).to.equal('5');
      expect(await reply.json()).to.include({ message: 'The file store does not answer.' });
      expect((await upload())['error']).to.include({ code: 503 });
      expect(cut.fairground.err()).to.include('the blob store failed to open images/');

      fate = 'pass';
      expect((await there.get(path)).status).to.equal(200);
      expect(await upload()).to.include({ success: true });
      expect(await callers[0].get(path)).to.have.property('status', 200);
    });
  });

  describe('layers', () => {
    it('returns a field that one server added on the next request to another', async () => {
      const service = await makeService();
      const admin = service.replace('/rest/', '/rest/admin/');
      for (const [index, name] of ['height', 'founded', 'river'].entries()) {
        const added = await callers[index]!.post(`${admin}/0/addToDefinition`, {
          addToDefinition: { fields: [{ name, type: 'esriFieldTypeInteger' }] },
        });
        expect(added).to.include({ success: true });
        for (const caller of callers) {
          const layer = await caller.post(`${service}/0`);
          expect((layer['fields'] as Json[]).map((field) => field['name'])).to.include(name);
          expect(
            await caller.post(`${service}/0/query`, { where: `${name} IS NULL`, returnCountOnly: true }),
          ).to.deep.equal({ count: 0 });
        }
      }
      await callers[1].post(`${admin}/deleteFromDefinition`, {
        deleteFromDefinition: { layers: [{ id: 0 }] },
      });
      for (const caller of callers)
        expect((await caller.post(`${service}/0`))['error']).to.include({ code: 404 });
    });
  });

  // Last, as nothing runs any more after it.
  describe('all servers and workers', () => {
    it('stops all servers and workers in order', async () => {
      const processes = [...servers.map(({ fairground }) => fairground), ...workers];
      for (const { process } of processes) process.kill('SIGTERM');
      const codes = await Promise.all(processes.map((fairground) => fairground.exit()));
      expect(codes).to.deep.equal([0, 0, 0, 0, 0]);
    });
  });
});
