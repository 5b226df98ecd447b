import { once } from 'node:events';
import { expect } from 'chai';
import { sweepFiles } from '../../server/features/content/sweep-files.js';
import type { JobRunner } from '../../server/jobs/job-runner.js';
import { openBlobs } from '../../server/storage/open-blobs.js';
import { forEachDatabase, type TestDatabases } from '../support/databases/databases.js';
import { type Fairground, startFairground } from '../support/servers/fairground.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
  uploadIdOf,
} from '../support/servers/feature-server.js';
import { holdUpAppends } from '../support/servers/hold-up-appends.js';
import { eventually } from '../support/servers/jobs.js';
import { postForm } from '../support/clients/post-form.js';

const ROWS = 500;
const LINES = Array.from(
  { length: ROWS },
  (_, row) => `c${String(row)},${String(row % 80)},${String(row % 170)}`,
);
const CSV = `code,lat,lon\n${LINES.join('\n')}\n`;
const COORDINATES = { latitudeFieldName: 'lat', longitudeFieldName: 'lon' };
const COMPLETE = { status: 'Completed', recordCount: ROWS, insertCount: ROWS, errorCount: 0 };

/** Beyond all that a queue waits for. */
const LATER = 8.64e15;

forEachDatabase('an append whose upload expires', (open) => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let owner: string;
  let service: string;
  let processes: Fairground[];
  let workers: JobRunner[];

  before(async () => {
    databases = await open();
    // Jobs are done by workers of their own, which the tests begin and end: those to be killed in other processes.
    server = await startFeatureServer(databases, {}, { isIdle: true });
    owner = await server.signUp('owner', 'author');
  });
  beforeEach(async () => {
    processes = [];
    workers = [];
    service = `/rest/services/${await server.makeService(owner)}/FeatureServer`;
  });
  afterEach(async () => {
    for (const { process } of processes) process.kill('SIGKILL');
    await Promise.all(processes.map((worker) => worker.exit()));
    await stopWorkers();
  });
  after(() => server.close());

  function startWorker(): void {
    const worker = server.makeWorker();
    workers.push(worker);
    worker.start();
  }

  async function stopWorkers(): Promise<void> {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  }

  function startProcess(): Fairground {
    const worker = startFairground(['work'], {
      FAIRGROUND_DATABASE_URL: databases.url,
      FAIRGROUND_BLOBS: `file:${server.folder}`,
    });
    processes.push(worker);
    return worker;
  }

  const upload = async (content = CSV): Promise<string> =>
    uploadIdOf(await server.upload(service.split('/')[3] ?? '', 'cities.csv', content, owner));

  const append = (appendUploadId: string, more: Json = {}): Promise<Json> =>
    server.post(
      `${service}/0/append`,
      { appendUploadId, appendUploadFormat: 'csv', appendSourceInfo: COORDINATES, ...more },
      owner,
    );
  const ended = ({ statusUrl }: Json): Promise<Json> => server.ended(String(statusUrl), owner);
  const statusOf = ({ jobId }: Json): Promise<Json> =>
    server.get(`${service}/jobs/${String(jobId)}`, {}, owner);

  async function rowCount(): Promise<unknown> {
    const query = { where: '1=1', returnCountOnly: 'true' };
    return (await server.get(`${service}/0/query`, query, owner))['count'];
  }

  const change = (table: string, id: unknown, values: object): Promise<unknown> =>
    databases.system.write((trx) => trx(table).where({ id }).update(values));

  /** Expires the upload, as if its time had passed and the sweep had run. */
  async function expire(id: string): Promise<void> {
    await change('uploads', id, { expires_at: Date.now() - 1 });
    await sweep();
  }

  async function sweep(): Promise<void> {
    const blobs = await openBlobs(`file:${server.folder}`);
    await sweepFiles({ databases, blobs, clock: Date.now, settings: { uploadLifetimeHours: 24 } });
  }

  async function blobOf(id: string): Promise<string> {
    const row = await databases.system
      .knex<{ id: string; blob_key: string }>('uploads')
      .where({ id })
      .first();
    return row?.blob_key ?? '';
  }

  async function isKept(blobKey: string): Promise<boolean> {
    return (await (await openBlobs(`file:${server.folder}`)).stat(blobKey)) !== undefined;
  }

  it('refuses an append of an expired upload, and queues nothing', async () => {
    const id = await upload();
    const blobKey = await blobOf(id);
    await change('uploads', id, { expires_at: Date.now() - 1 });
    for (let times = 0; times < 2; times += 1) {
      const { code, details } = errorOf(await append(id));
      expect(code).to.equal(400);
      expect(details.join()).to.contain('appendUploadId: must be the id of a committed upload of yours');
      await sweep();
    }
    expect(await isKept(blobKey)).to.equal(false);
    expect(await server.get(`${service}/jobs`, {}, owner)).to.include({ total: 0 });
    expect(await rowCount()).to.equal(0);
  });

  for (const isInParts of [false, true]) {
    it(`completes an append whose upload expires while it waits${isInParts ? ', and came in parts' : ''}`, async () => {
      const id = isInParts ? await uploadInParts() : await upload();
      const blobKey = await blobOf(id);
      const submission = await append(id);
      await change('jobs', submission['jobId'], { run_at: LATER });
      await expire(id);
      expect(errorOf(await server.get(`${service}/uploads/${id}`, {}, owner)).code).to.equal(404);
      expect(errorOf(await append(id)).code).to.equal(400);
      expect(await statusOf(submission)).to.include({ status: 'Pending' });

      startWorker();
      await change('jobs', submission['jobId'], { run_at: 0 });
      expect(await ended(submission)).to.include(COMPLETE);
      expect(await rowCount()).to.equal(ROWS);
      expect(await isKept(blobKey)).to.equal(true);
      await sweep();
      expect(await isKept(blobKey), 'the bytes are there though no job needs them').to.equal(false);
    });
  }

  async function uploadInParts(): Promise<string> {
    const registered = await server.post(`${service}/uploads/register`, { itemName: 'cities.csv' }, owner);
    const id = uploadIdOf(registered);
    for (const [index, piece] of [CSV.slice(0, 2000), CSV.slice(2000)].entries()) {
      const fields: [string, string | Buffer][] = [
        ['partId', String(index + 1)],
        ['file', Buffer.from(piece)],
      ];
      const sent = await postForm(server.server, `${service}/uploads/${id}/uploadPart`, fields, owner);
      expect(sent).to.include({ success: true });
    }
    expect(await server.post(`${service}/uploads/${id}/commit`, {}, owner)).to.include({ success: true });
    return id;
  }

  it('completes an append whose upload is deleted while it waits', async () => {
    const id = await upload();
    const blobKey = await blobOf(id);
    const submission = await append(id);
    await change('jobs', submission['jobId'], { run_at: LATER });
    expect(await server.post(`${service}/uploads/${id}/delete`, {}, owner)).to.deep.equal({ success: true });
    // As if nobody could have it in hand any more who has just looked it up.
    await databases.system.write((trx) =>
      trx('loose_blobs').where({ blob_key: blobKey }).update({ remove_at: 0 }),
    );
    await sweep();
    startWorker();
    await change('jobs', submission['jobId'], { run_at: 0 });
    expect(await ended(submission)).to.include(COMPLETE);
    expect(await rowCount()).to.equal(ROWS);
    await sweep();
    expect(await isKept(blobKey), 'the bytes are there though no job needs them').to.equal(false);
  });

  it('completes an append whose upload expires while rows are written, even if its worker is killed then', async function () {
    this.timeout(300_000);
    const id = await upload();
    const submission = await append(id);
    const first = startProcess();
    await holdUpAppends(databases, async () => {
      await eventually(async () => ((await statusOf(submission))['recordCount'] === ROWS ? true : undefined));
      await expire(id);
      first.process.kill('SIGKILL');
      await once(first.process, 'exit');
      // Files that its worker had opened are closed now: from here on only the store can have the bytes.
      await sweep();
    });
    expect(await statusOf(submission)).to.include({ status: 'InProgress' });
    expect(await rowCount()).to.equal(0);

    await change('jobs', submission['jobId'], { lease_ends_at: 0 });
    startProcess();
    expect(await ended(submission)).to.include(COMPLETE);
    expect(await rowCount()).to.equal(ROWS);
  });

  it('fails with the reason and writes nothing when the bytes are deleted too early', async () => {
    const id = await upload();
    const submission = await append(id);
    await (await openBlobs(`file:${server.folder}`)).delete(await blobOf(id));
    await expire(id);
    startWorker();
    const status = await ended(submission);
    expect(status).to.include({
      status: 'Failed',
      statusMessage: 'The source no longer exists: it was deleted or has expired.',
      insertCount: 0,
    });
    expect(status).not.to.have.property('error');
    expect(await rowCount()).to.equal(0);
  });

  it('restarts a failed append from its upload while that exists, and completes though it expires then', async () => {
    const id = await upload();
    await server.post(`${service}/0/addFeatures`, { features: [{ attributes: { code: 'c7' } }] }, owner);
    const first = await append(id, { rollbackOnFailure: true });
    startWorker();
    expect(await ended(first)).to.include({ status: 'Failed', errorCount: 1 });
    await server.post(`${service}/0/deleteFeatures`, { where: '1=1' }, owner);
    await stopWorkers();

    const restart = (): Promise<Json> =>
      server.post(`${service}/jobs/${String(first['jobId'])}/restart`, {}, owner);
    const again = await restart();
    await expire(id);
    startWorker();
    expect(await ended(again)).to.include(COMPLETE);
    expect(await rowCount()).to.equal(ROWS);
    await sweep();
    expect(errorOf(await restart()).message).to.contain('The source of the job no longer exists');
  });
});
