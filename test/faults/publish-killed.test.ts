import { once } from 'node:events';
import { expect } from 'chai';
import { findAppendDone } from '../../server/features/append/load/append-done-repository.js';
import { listServices } from '../../server/features/catalog/service-repository.js';
import { createJobQueue } from '../../server/jobs/job-queue.js';
import type { JobRunner } from '../../server/jobs/job-runner.js';
import type { Job, JobQueue } from '../../server/jobs/job.js';
import { addItem } from '../server/features/publish/publishing.js';
import { forEachDatabase, type TestDatabases } from '../support/databases/databases.js';
import { type Fairground, startFairground } from '../support/servers/fairground.js';
import {
  type FeatureServer,
  type Json,
  PUBLIC_URL,
  startFeatureServer,
} from '../support/servers/feature-server.js';
import { eventually, untilFinished } from '../support/servers/jobs.js';

const ROWS = 40_000;
const SOURCE = [
  'code,label,lon,lat',
  ...Array.from({ length: ROWS }, (_, row) => `${row},label ${row},${row % 170},${row % 80}`),
].join('\n');

forEachDatabase('a worker killed while it publishes', (open) => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let queue: JobQueue;
  let owner: string;
  let itemid: string;
  let workers: Fairground[] = [];
  /** Does what those leave, and is not to be killed. */
  let successor: JobRunner | undefined;
  let count = 0;

  before(async () => {
    databases = await open();
    queue = createJobQueue(databases.system);
    const settings = { FAIRGROUND_UPLOAD_LIMIT: '20000000', FAIRGROUND_JOB_LEASE: '2' };
    // Processes of their own begin the work, since this one is not to be killed.
    server = await startFeatureServer(databases, settings, { isIdle: true });
    owner = await server.signUp('owner', 'author');
    itemid = await addItem(server, 'owner', { name: 'rows.csv', content: Buffer.from(SOURCE) }, owner);
  });

  afterEach(async () => {
    for (const worker of workers) worker.process.kill('SIGKILL');
    await Promise.all(workers.map((worker) => worker.exit()));
    workers = [];
    await successor?.stop();
    successor = undefined;
  });

  after(() => server.close());

  function startWorker(): Fairground {
    const worker = startFairground(['work'], {
      FAIRGROUND_DATABASE_URL: databases.url,
      FAIRGROUND_BLOBS: `file:${server.folder}`,
      FAIRGROUND_JOB_LEASE: '2',
    });
    workers.push(worker);
    return worker;
  }

  function startSuccessor(): void {
    successor = server.makeWorker();
    successor.start();
  }

  async function kill({ process }: Fairground): Promise<void> {
    process.kill('SIGKILL');
    await once(process, 'exit');
  }

  interface Published {
    readonly name: string;
    readonly jobId: string;
    readonly layerUrl: string;
  }

  async function publish(): Promise<Published> {
    const name = `Killed_${String((count += 1))}`;
    const publishParameters = {
      name,
      locationType: 'coordinates',
      latitudeFieldName: 'lat',
      longitudeFieldName: 'lon',
    };
    const path = '/sharing/rest/content/users/owner/publish';
    const reply = await server.post(path, { itemid, filetype: 'csv', publishParameters }, owner);
    const [service = {}] = (reply['services'] ?? []) as Json[];
    expect(service, JSON.stringify(reply)).to.include.keys('jobId', 'serviceurl');
    const layerUrl = `${String(service['serviceurl']).slice(PUBLIC_URL.length)}/0`;
    return { name, jobId: String(service['jobId']), layerUrl };
  }

  const until = (id: string, isThere: (job: Job) => boolean): Promise<Job> =>
    eventually(async () => {
      const failed = workers.find(({ process }) => process.exitCode !== null);
      if (failed !== undefined) throw new Error(`a worker has ended:\n${failed.err()}`);
      const job = await queue.find(id);
      return job !== undefined && isThere(job) ? job : undefined;
    });
  const recordCount = ({ progress }: Job): number => Number(progress?.['recordCount'] ?? 0);

  async function countRows(layerUrl: string): Promise<unknown> {
    const reply = await server.get(`${layerUrl}/query`, { where: '1=1', returnCountOnly: 'true' }, owner);
    return reply['count'];
  }

  const statusOf = (jobId: string): Promise<Json> =>
    server.get(
      `/sharing/rest/content/users/owner/items/${itemid}/status`,
      { jobType: 'publish', jobId },
      owner,
    );

  it('publishes no row when killed between rows, and all rows by the next worker', async function () {
    this.timeout(300_000);
    const { jobId, layerUrl } = await publish();
    const first = startWorker();
    await until(jobId, (job) => recordCount(job) > 0 || job.finishedAt !== undefined);
    await kill(first);
    const done = await findAppendDone(databases.features, jobId);
    expect(await countRows(layerUrl)).to.equal(done === undefined ? 0 : ROWS);
    if (done === undefined) expect(await statusOf(jobId)).to.include({ status: 'processing' });
    workers = [];
    startSuccessor();
    const job = await untilFinished(queue, jobId);
    expect(job.status, JSON.stringify(job.error)).to.equal('completed');
    expect(await countRows(layerUrl)).to.equal(ROWS);
    expect(await statusOf(jobId)).to.include({ status: 'completed', itemId: itemid });
  });

  it('reports a publication killed between commit and status as done, without doubled rows', async function () {
    this.timeout(300_000);
    const { jobId, layerUrl } = await publish();
    const first = startWorker();
    await until(jobId, ({ status }) => status === 'running');
    await databases.system.write(async (trx) => {
      // Nobody else can write to the job until this ends: what the worker has to say of it waits.
      await trx('jobs').where({ id: jobId }).update({ run_at: 0 });
      await eventually(() => findAppendDone(databases.features, jobId));
      await kill(first);
    });
    expect((await queue.find(jobId))?.status).to.equal('running');
    workers = [];
    startSuccessor();
    expect((await untilFinished(queue, jobId)).status).to.equal('completed');
    expect(await countRows(layerUrl)).to.equal(ROWS);
  });

  it('removes the service when killed on the last try, and frees its name', async function () {
    this.timeout(300_000);
    const { name, jobId } = await publish();
    await databases.system.write((trx) => trx('jobs').where({ id: jobId }).update({ max_attempts: 1 }));
    const first = startWorker();
    await until(jobId, ({ status }) => status === 'running');
    await kill(first);
    expect(await findAppendDone(databases.features, jobId)).to.equal(undefined);
    workers = [];
    const second = startWorker();
    expect((await untilFinished(queue, jobId)).status).to.equal('failed');
    expect(await statusOf(jobId)).to.include({ status: 'failed' });
    await kill(second);
    workers = [];
    // Workers tidy up when they start.
    startWorker();
    await eventually(async () => {
      const names = (await listServices(databases.features)).map((service) => service.name);
      return names.includes(name) ? undefined : true;
    });
  });
});
